import { Work } from '../../run.js';
import {
  isDeadEnding,
  isDicotic,
  isImpartial,
  misereCanonicalForm,
  misereFormsBornBy,
  misereOutcome,
  type Form,
} from '../../values/index.js';
import { MISERE_RULES, OrderTable, separatingGame, type MisereRule } from '../../values/internal.js';
import { askStates } from './askStates.js';
import { DIRECTIONS, type Direction, type ModuloTask } from './Findings.js';
import { inPart, MOST_PAIRS, MOST_SUMS } from './bounds.js';
import { searchSums, tryAddends, type Addend, type SumSearch } from './searchSums.js';
import { memberOf, type ListedUniverse } from './Universe.js';

/** What the tests say, by the universe that they are of. */
const REASONS: Readonly<Record<MisereRule['universe'], string>> = {
  dicotic: 'the recursive test modulo dicotic games',
  'dead-ending': 'the recursive test modulo dead-ending games',
  all: 'the recursive test modulo all games',
};

/** Under misère play the literal games count: games of equal value may differ. */
export function compareInMiserePlay(task: ModuloTask): void {
  const { first, second, universe, summands, work, findings } = task;
  const { kind, members } = universe;
  if (first === second) proveBoth(task, 'they are literally the same');
  compareCanonicalForms(task);
  const rule = MISERE_RULES[universeOfTest(universe)];
  const tables = new Map<Direction, OrderTable>();
  for (const direction of DIRECTIONS) {
    if (!findings.isOpen(direction)) continue;
    const [g, h] = direction === 'atLeast' ? [first, second] : [second, first];
    const table = work.inTime((run) => new OrderTable(g, h, rule, new Work(work.task, run)), { limit: MOST_PAIRS });
    if (table === undefined) continue;
    tables.set(direction, table);
    if (table.atLeast(g, h)) findings.prove(direction, REASONS[rule.universe]);
    else if (kind === rule.universe) findings.refute(direction, REASONS[rule.universe]);
  }

  const { store } = first;
  const search = (step: Work): SumSearch<Form> => ({
    play: { plus: (a, b) => store.sumWithin(a, b, () => step.step()), outcome: misereOutcome },
    games: [first, second],
    findings,
  });
  const addends = members.map(({ form, source }): Addend<Form> => ({ game: form, source }));
  // What is refuted already has a small game that shows it, or one that is put together.
  const most = kind === undefined || DIRECTIONS.some((direction) => findings.isOpen(direction)) ? summands : 1;
  inPart(work, MOST_SUMS, (step) => searchSums(search(step), addends, most, step));
  for (const [direction, table] of tables) {
    if (kind !== rule.universe || findings.holds(direction) !== false || !findings.isWanted(direction)) continue;
    const [g, h] = direction === 'atLeast' ? [first, second] : [second, first];
    inPart(work, MOST_SUMS, (step) => {
      const small = members
        .map(({ form }) => form)
        .filter(isDicotic)
        .slice(0, 9);
      const { form, source } = memberOf(separatingGame(g, h, table, [store.zero, ...small], step));
      tryAddends(search(step), [{ game: form, source }]);
    });
  }
  if (kind === 'impartial' && DIRECTIONS.some((direction) => findings.isWanted(direction)))
    inPart(work, MOST_SUMS, (step) => {
      const forms = misereFormsBornBy(4, { store }).slice(1).map(memberOf);
      searchSums(
        search(step),
        forms.map(({ form, source }) => ({ game: form, source })),
        1,
        step,
      );
    });
  if (kind === undefined) askStates(task, { first, second, members, misere: true });
}

/** Impartial games are the same modulo the impartial ones iff their canonical forms are; else they are incomparable. */
function compareCanonicalForms(task: ModuloTask): void {
  const { first, second, universe, work, findings } = task;
  const { kind, members } = universe;
  if (!members.every(({ form }) => isImpartial(form)) || !isImpartial(first) || !isImpartial(second)) return;
  const [a, b] = [first, second].map((form) => work.inTime((run) => misereCanonicalForm(form, run)));
  if (a === undefined || b === undefined) return;
  if (a === b) proveBoth(task, 'their misère canonical forms are the same');
  else if (kind === 'impartial')
    for (const direction of DIRECTIONS) findings.refute(direction, 'their misère canonical forms are different');
}

/** The smallest universe with a test that has all games of this one. */
function universeOfTest({ kind, members }: ListedUniverse): MisereRule['universe'] {
  if (kind !== undefined) return kind === 'dead-ending' ? kind : 'dicotic';
  if (members.every(({ form }) => isDicotic(form))) return 'dicotic';
  return members.every(({ form }) => isDeadEnding(form)) ? 'dead-ending' : 'all';
}

function proveBoth({ findings }: ModuloTask, because: string): void {
  for (const direction of DIRECTIONS) findings.prove(direction, because);
}
