import type { Work } from '../../run.js';
import { farStar, formOf, formValue, isAllSmall, printValue, standardStore, type Value } from '../../values/index.js';
import { NORMAL_DICOTIC_RULE, OrderTable } from '../../values/internal.js';
import { askStates } from './askStates.js';
import { inPart, MOST_PAIRS, MOST_SUMS } from './bounds.js';
import { DIRECTIONS, type ModuloTask } from './Findings.js';
import { searchSums, tryAddends, type Addend, type SumSearch } from './searchSums.js';

/** Under normal play only the values count. */
export function compareInNormalPlay(task: ModuloTask): void {
  const { first, second, universe, summands, work, findings } = task;
  standardStore.within(work.part(), () => {
    const [a, b] = [formValue(first), formValue(second)];
    if (a === b) for (const direction of DIRECTIONS) findings.prove(direction, 'they have the same value');
    if (b.isAtMost(a)) findings.prove('atLeast', 'its value is at least that of the second');
    if (a.isAtMost(b)) findings.prove('atMost', 'its value is at least that of the first');
    const { kind, members } = universe;
    const search: SumSearch<Value> = {
      play: { plus: (x, y) => x.plus(y), outcome: (x) => x.outcome },
      games: [a, b],
      findings,
    };
    if (kind === 'impartial') {
      addNimbers(task, search);
      return;
    }
    const addends = members.map(({ form, source }): Addend<Value> => ({ game: formValue(form), source }));
    const ordinary = orderIsThatOfValues(task, a, b);
    if (ordinary !== undefined) for (const direction of DIRECTIONS) findings.refute(direction, ordinary);
    else if (addends.every(({ game }) => isAllSmall(game))) testDicotic(task, a, b);
    inPart(work, MOST_SUMS, (part) => {
      searchSums(search, addends, ordinary === undefined ? summands : 1, part);
    });
    if (ordinary !== undefined)
      for (const x of [b, a]) if (kind !== 'dicotic' || isAllSmall(x)) tryAddends(search, [nameOf(x.negative())]);
    if (kind === 'dicotic')
      inPart(work, MOST_SUMS, (part) => addUps(search, Math.max(first.birthday, second.birthday), part));
    if (kind === undefined)
      inPart(work, MOST_PAIRS, (part) => {
        const { store } = first;
        const canonical = (value: Value) => formOf(value, store, part.part());
        const own = members.map(({ source }, i) => ({ form: canonical(addends[i]!.game), source }));
        const used = own.filter(({ form }) => form !== store.zero);
        askStates(task, { first: canonical(a), second: canonical(b), members: used, misere: false });
      });
  });
}

/** A value by its name. */
function nameOf(value: Value): Addend<Value> {
  const name = printValue(value);
  return { game: value, source: name === undefined ? null : `value:${name}` };
}

/** Why the order is that of the values, if it is: with the negative of one of them in the universe all is decided. */
function orderIsThatOfValues({ universe }: ModuloTask, a: Value, b: Value): string | undefined {
  if (universe.kind === 'dead-ending') return 'all canonical forms are dead-ending, and so the order is that of values';
  if (universe.kind === 'dicotic' && (isAllSmall(a) || isAllSmall(b)))
    return 'one of them is dicotic as its negative is, and so the order is that of values';
  return undefined;
}

/**
 * Adds nimbers. From the far star *N of both on, which is larger than every nimber among their positions, the outcome
 * of G + *m is the same for all m ≥ N. Else take such m and n with G + *m ≥ 0 but not G + *n ≥ 0, and G with as few
 * followers as possible. Right moves from G + *n to something ≤ 0: to G′ + *n, and then G′ + *m ≤ 0 as G has more
 * followers; or to G + *j, with j < m, but Right moves from G + *m there; or with j = m, but then G is *m; or with
 * j > m, but Left moves from there to G + *m.
 */
function addNimbers({ findings, work }: ModuloTask, search: SumSearch<Value>): void {
  const [a, b] = search.games;
  const last = farStar(a, b).closedForm!.nimber;
  inPart(work, MOST_SUMS, (part) => {
    for (let n = 0; n <= last; n++) {
      part.step();
      tryAddends(search, [nameOf(a.store.nimber(n))]);
      if (!DIRECTIONS.some((direction) => findings.isWanted(direction))) return;
    }
    const because = `so are the outcomes with 0, …, *${last} added, and from *${last} on they do not change`;
    for (const direction of DIRECTIONS) findings.prove(direction, because);
    findings.searched = last;
  });
}

/** Proves what the recursive test modulo dicotic games proves. */
function testDicotic({ first, findings, work }: ModuloTask, a: Value, b: Value): void {
  const { store } = first;
  inPart(work, MOST_PAIRS, (part) => {
    const [g, h] = [formOf(a, store, part.part()), formOf(b, store, part.part())];
    const because = 'the recursive test modulo dicotic games, which are infinitesimal';
    if (new OrderTable(g, h, NORMAL_DICOTIC_RULE, part).atLeast(g, h)) findings.prove('atLeast', because);
    if (new OrderTable(h, g, NORMAL_DICOTIC_RULE, part).atLeast(h, g)) findings.prove('atMost', because);
  });
}

/** Adds multiples of ↑ and ↓, with and without ∗: of the games that may be added they are the strongest. */
function addUps(search: SumSearch<Value>, birthday: number, part: Work): void {
  const { store } = search.games[0];
  for (let n = 2; n <= Math.min(birthday, MOST_UPS) + 3; n++)
    for (const ups of [n, -n])
      for (const nimber of [0, 1]) {
        part.step();
        tryAddends(search, [nameOf(store.closed({ ups, nimber }))]);
      }
}

const MOST_UPS = 100;
