import { describe, expect, it } from 'vitest';
import {
  birthday as valueBirthday,
  Dyadic,
  formsBornBy,
  formValue,
  parseValue,
  PLAYERS,
  printValue,
  standardStore,
  type Value,
  valuesBornBy,
} from 'spgames/values';
import { type DigraphPlacement, digraphValue, parseDigraphPlacement } from 'spgames/digraphs';
import { allDigraphGames } from '../../generators/digraphGames.js';
import { range } from '../../helpers/range.js';
import { printedGadget } from '../../reference/digraphGadget.js';
import { digraphTree } from '../../reference/digraphGames.js';
import {
  birthday,
  height,
  negative,
  one,
  sum,
  tree,
  writtenMultiset,
  writtenSet,
  zero,
  type Tree,
} from '../../reference/values.js';
import { treeOfName } from '../../reference/valueTrees.js';

/** Every order in which vertices can be played until none is left. */
function completePlays(game: DigraphPlacement): number[][] {
  const playsFrom = (played: readonly number[]): number[][] => {
    const left = game.remaining(played);
    return left.length === 0 ? [[...played]] : left.flatMap((v) => playsFrom([...played, v]));
  };
  return playsFrom([]);
}

/** Is every vertex one of these, or an out-neighbour of one? */
function dominates(game: DigraphPlacement, chosen: readonly number[]): boolean {
  const reached = new Set(chosen.flatMap((v) => [v, ...game.out[v]!]));
  return reached.size === game.n;
}

/** What may still be played after a play: the moves whose conflict set has no move of the play in it. */
function byConflictSets(game: DigraphPlacement, played: readonly number[]): number[] {
  return range(game.n).filter((v) => !played.some((u) => u === v || game.hasArc(u, v)));
}

/** The same by the formula of the proof: the moves in no conflict set of a move of the play. */
function byPrintedFormula(game: DigraphPlacement, played: readonly number[]): number[] {
  return range(game.n).filter((v) => !played.some((u) => u === v || game.hasArc(v, u)));
}

describe('docs/errata.md, digraph placement games', () => {
  /** @source Clow and McKay 2024, Sec. 1 */
  it('the vertices that were played dominate, but not minimally: two vertices, and never with arcs both ways', () => {
    const isMinimal = (game: DigraphPlacement, play: readonly number[]): boolean =>
      !play.some((v) =>
        dominates(
          game,
          play.filter((u) => u !== v),
        ),
      );
    const printed = parseDigraphPlacement('LL 0>1');
    expect([...printed.remaining([0]), ...printed.remaining([1, 0])]).toEqual([]);
    for (const n of [0, 1, 2, 3])
      for (const game of allDigraphGames(n)) {
        const plays = completePlays(game);
        expect(plays.every((play) => dominates(game, play))).toBe(true);
        // An arc u → v without its reverse lets v be played before u, which alone would do.
        if (game.isSymmetric || n < 2) expect(plays.every((play) => isMinimal(game, play))).toBe(true);
        else if (n === 2) expect(plays.every((play) => isMinimal(game, play))).toBe(false);
      }
  });

  /** @source Clow and McKay 2024, Fig. 2 */
  it('the literal form of Figure 2 is one of digraphs as a set, first with four vertices, and none as a multiset', () => {
    // The game of HACKENBUSH by its rules: edges 0 and 1 stand on the ground, edge 2 on their common end.
    const owners = ['L', 'R', 'L'] as const;
    const cut = (edges: readonly number[]): Tree => {
      const standing = edges.includes(0) || edges.includes(1) ? edges : [];
      const optionsOf = (player: 'L' | 'R'): Tree[] =>
        standing.filter((e) => owners[e] === player).map((e) => cut(standing.filter((f) => f !== e)));
      return tree(optionsOf('L'), optionsOf('R'));
    };
    const figure = cut([0, 1, 2]);
    const printed = tree([sum(one, negative(one)), treeOfName('-1/2')], [tree([zero, one], [])]);
    expect(writtenMultiset(figure)).toBe(writtenMultiset(printed));
    const found = digraphTree(parseDigraphPlacement('LLLR 0>1 1-2 3>2'));
    expect(writtenSet(found)).toBe(writtenSet(figure));
    expect(writtenMultiset(found)).not.toBe(writtenMultiset(figure));
    // As a multiset it has three moves, so three vertices.
    for (const n of [0, 1, 2, 3])
      for (const game of allDigraphGames(n)) expect(writtenSet(digraphTree(game))).not.toBe(writtenSet(figure));
  });

  /** @source Clow and McKay 2024, Sec. 2 */
  it('numbers need options that are numbers; the canonical form is not the only form of its birthday', () => {
    const ordered = (left: readonly Value[], right: readonly Value[]): boolean =>
      left.every((l) => right.every((r) => l.compare(r) === '<'));
    const forms = formsBornBy(2);
    const numbersAsPrinted = forms.filter((form) => {
      const [left, right] = PLAYERS.map((player) => form.options(player).map((option) => formValue(option)));
      return ordered(left!, right!);
    });
    expect(numbersAsPrinted.filter((form) => formValue(form).number === undefined)).toEqual([]);
    const [zeroValue, up] = [standardStore.zero, parseValue('^')];
    expect(ordered([zeroValue], [up])).toBe(true);
    expect(printValue(standardStore.fromOptions([zeroValue], [up]))).toBe('^^*');
    // Equal values on day 1 have equal forms; on day 2 the form {0,1|} of 2 has the birthday of 2.
    expect(new Set(formsBornBy(1).map((form) => formValue(form))).size).toBe(4);
    const [other, canonical] = ['LL 0>1', 'LL'].map((text) => digraphTree(parseDigraphPlacement(text)));
    expect(writtenSet(other!)).not.toBe(writtenSet(canonical!));
    expect([height(other!), height(canonical!), birthday(other!)]).toEqual([2, 2, 2]);
    expect(digraphValue(parseDigraphPlacement('LL 0>1')).equals(digraphValue(parseDigraphPlacement('LL')))).toBe(true);
  });

  /** @source Clow and McKay 2024, Thm 3.1 */
  it('the moves that are left are those whose conflict sets the play does not meet, not those in no conflict set of it', () => {
    const game = parseDigraphPlacement('LR 0>1');
    expect([byPrintedFormula(game, [0]), game.remaining([0])]).toEqual([[1], []]);
    const wordsOf = (digraph: DigraphPlacement, played: readonly number[] = []): number[][] => [
      [...played],
      ...digraph.remaining(played).flatMap((v) => wordsOf(digraph, [...played, v])),
    ];
    for (const n of [0, 1, 2, 3])
      for (const digraph of allDigraphGames(n)) {
        const plays = wordsOf(digraph);
        expect(plays.every((play) => byConflictSets(digraph, play).join() === digraph.remaining(play).join())).toBe(
          true,
        );
        expect(plays.every((play) => byPrintedFormula(digraph, play).join() === digraph.remaining(play).join())).toBe(
          digraph.isSymmetric,
        );
      }
  });

  /** @source Clow and McKay 2024, Lemma 4.2 */
  it('a number may be added to the options of a game that is not a number, not of one that is', () => {
    const { zero: nothing } = standardStore;
    const shifted = (left: readonly Value[], right: readonly Value[], x: Value): Value =>
      standardStore.fromOptions(
        left.map((option) => option.plus(x)),
        right.map((option) => option.plus(x)),
      );
    const half = standardStore.number(Dyadic.of(1, 1));
    expect(shifted([], [], standardStore.number(1)).equals(nothing)).toBe(true);
    expect(shifted([parseValue('-1')], [parseValue('1')], half).equals(nothing)).toBe(true);
    const numbers = [-3, -2, -1, 0, 1, 2, 3].map((p) => standardStore.number(Dyadic.of(p, 1)));
    for (const form of formsBornBy(2)) {
      const [left, right] = PLAYERS.map((player) => form.options(player).map((option) => formValue(option)));
      const value = formValue(form);
      if (value.number !== undefined) continue;
      for (const x of numbers) expect(shifted(left!, right!, x).equals(value.plus(x))).toBe(true);
    }
  });

  /** @source Clow and McKay 2024, Lemma 5.1 */
  it('shifts by m − 1 = b give every value of day 3, by shifts of 2, and not every one of day 4, by shifts of 3', () => {
    const integer = (n: number): Value => standardStore.number(n);
    /**
     * {−1, Y − s | 1, Z − s} + s: what the gadget of the options, shifted by −s, and then shifted back has as value.
     */
    const shifted = (value: Value, s: number): Value => {
      const [left, right] = PLAYERS.map((player) => value.options(player).map((option) => option.minus(integer(s))));
      return standardStore.fromOptions([integer(-1), ...left!], [integer(1), ...right!]).plus(integer(s));
    };
    const isOneOf = (value: Value, m: number): boolean =>
      [0, m - 1, 1 - m].some((s) => shifted(value, s).equals(value));
    const hot = valuesBornBy(3).filter(({ number }) => number === undefined);
    expect(hot.filter((value) => !isOneOf(value, 3)).map(String)).toEqual([]);
    const printed = parseValue('{1|1v*}');
    expect([Number(valueBirthday(printed)), isOneOf(printed, 4), isOneOf(printed, 2)]).toEqual([4, false, true]);
    expect(printed.equals(parseValue('1 + ^<2>'))).toBe(true);
    expect([shifted(printed, 0), shifted(printed, 3)].map((value) => printed.compare(value))).not.toContain('=');
  });

  /** @source Clow and McKay 2024, Lemma 5.3 */
  it('three games with at most one vertex have different values, against a bound of two; it holds from two vertices on', () => {
    const values = new Set<Value>();
    const counts = [0, 1, 2, 3].map((n) => {
      for (const game of allDigraphGames(n)) values.add(digraphValue(game));
      return values.size;
    });
    expect(counts).toEqual([1, 3, 8, 22]);
    expect([1, 2, 3].map((n) => counts[n]! <= n * 2 ** (n * n))).toEqual([false, true, true]);
    expect(valuesBornBy(1).length).toBe(4);
    // All digraphs on at most n vertices are no more than the bound, from n = 2 on.
    for (let n = 2n, all = 3n; n <= 12n; n++) {
      all += 2n ** (n * n);
      expect(all <= n * 2n ** (n * n)).toBe(true);
    }
  });

  /** @source Clow and McKay 2024, Conj. 6.2 */
  it('antichains of a day give as many values on the next, and the bounds that follow leave orders behind', () => {
    const least = [0, -1, -2].map((n) => standardStore.number(n));
    const antichainsOf = (values: readonly Value[]): Value[][] =>
      values.reduceRight<Value[][]>(
        (found, value) => [
          ...found,
          ...found.filter((set) => set.every((other) => other.compare(value) === '||')).map((set) => [value, ...set]),
        ],
        [[]],
      );
    const largest = [0, 1, 2].map((day) => {
      const antichains = antichainsOf(valuesBornBy(day)).filter((set) => set.length > 0);
      const values = antichains.map((set) => standardStore.fromOptions(set, [least[day]!]));
      expect(new Set(values).size).toBe(antichains.length);
      expect(values.every((value) => Number(valueBirthday(value)) <= day + 1)).toBe(true);
      return Math.max(...antichains.map((set) => set.length));
    });
    expect(largest).toEqual([1, 2, 4]);
    // The two bounds on F(3), from F(2) = 4 and a(2) = 4.
    const [a, orders, b] = [4, 4, 2];
    expect([2 * a * (orders + 1) + b + 4, 2 * a * (orders + b + 1) + 5 * b + 8]).toEqual([46, 74]);
    // The step of the proof: 2a(F + 1) + b + 5 ≤ (b + 7)a(F + 1).
    for (const day of range(20))
      for (const width of [1, 2, 4, 86])
        for (const order of range(30))
          expect(2 * width * (order + 1) + day + 5 <= (day + 7) * width * (order + 1)).toBe(true);
  });

  /** @source Clow and McKay 2024, Question 6.6 */
  it('every value of day 2 is that of a connected digraph: gadgets, transitive tournaments, and a digraph for 0', () => {
    const zeros = [1, 2].flatMap((n) =>
      [...allDigraphGames(n)].filter(
        (game) => game.components().length === 1 && digraphValue(game) === standardStore.zero,
      ),
    );
    expect(zeros).toEqual([]);
    expect(digraphValue(parseDigraphPlacement('LRR 0>1 1>2'))).toBe(standardStore.zero);
    const numbers = new Map<Value, DigraphPlacement>();
    for (const text of ['L', 'R', 'LL 0>1', 'RR 0>1', 'LR 0>1', 'LR 1>0', 'LRR 0>1 1>2']) {
      const game = parseDigraphPlacement(text);
      numbers.set(digraphValue(game), game);
    }
    /** Built by the rules as printed, with the d of least absolute value. */
    const build = (value: Value): DigraphPlacement => {
      const known = numbers.get(value);
      if (known !== undefined) return known;
      const isBetween = (d: number): boolean =>
        !value.isAtMost(standardStore.number(d - 1)) && !standardStore.number(d + 1).isAtMost(value);
      const d = [0, 1, -1, 2, -2].find(isBetween)!;
      const [left, right] = PLAYERS.map((player) => value.options(player).map(build));
      return printedGadget(left!, right!, 2 + Math.max(d, 0), 2 + Math.max(-d, 0));
    };
    for (const value of valuesBornBy(2)) {
      const game = build(value);
      expect(digraphValue(game)).toBe(value);
      expect(game.components().length).toBe(1);
    }
  });
});
