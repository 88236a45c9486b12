import { describe, expect, it } from 'vitest';
import { Board } from 'spgames/boards';
import { Evaluator } from 'spgames/evaluation';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { parseValue } from 'spgames/values';
import { rulesetFromData } from 'spgames/games';
import {
  type Construction,
  cyclesConstruction,
  gameWithValue,
  gammaConstruction,
  graftToZero,
  independenceConstruction,
  invariantConstruction,
  simplexReplies,
  skeletonConstruction,
  smallConstruction,
  valueConstruction,
  verifyConstruction,
  verifyGameWithValue,
  verifySimplexReplies,
} from 'spgames/constructions';
import { expectNotFooled } from '../../helpers/mutations.js';
import { sampled } from '../../helpers/sampling.js';
import { playAll } from '../../reference/rulesetData.js';

const complex = (labels: string, facets: number[][]): SimplicialComplex =>
  SimplicialComplex.fromFacets(facets, labels.split(' ').map(vertexFromLabel));

// Without symmetries: what is exchanged is something else.
const target = complex('x1 x2 y1', [
  [0, 1],
  [1, 2],
]);
const triangle = complex('x1 y1 3', [
  [0, 1],
  [1, 2],
  [0, 2],
]);

/** What may be said in other words, or in another order, without saying anything else. */
function normal(value: unknown, at = ''): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Object.getPrototypeOf(value) !== Object.prototype && !Array.isArray(value)) return value;
  if (Array.isArray(value)) {
    const items = Array.from(value as unknown[], (item) => normal(item, at));
    const isSet = /^(cells|ids|facet|edges|labels|idSets|distances|clauses|pieces|legal|forbidden|sets|in)$/.test(at);
    const texts = items.map((item) => JSON.stringify(item) ?? String(item));
    return isSet ? [...new Set(texts)].sort() : items;
  }
  const entries = Object.entries(value).filter(
    ([name, item]) => !['name', 'words', 'piece', '$schema', 'spgames'].includes(name) && item !== undefined,
  );
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, item]) => [name, normal(item, name)]),
  );
}

const CONSTRUCTIONS: readonly (readonly [string, Construction])[] = [
  ['prop2.1 legal', cyclesConstruction(target, 'legal')],
  ['prop2.1 illegal', cyclesConstruction(target, 'illegal')],
  ['remark2.2', skeletonConstruction(target)],
  ['small', smallConstruction(target, 'legal')],
  ['gamma', gammaConstruction(target)],
  ['invariant', invariantConstruction(triangle)],
  ['independence', independenceConstruction(target)],
  ['value', valueConstruction(parseValue('*'))],
];

/** A ruleset with its lists of positions as sets of placements, however these are numbered. */
function rulesOf(ruleset: Construction['ruleset']): unknown {
  const { placements, legal, forbidden, ...rest } = ruleset;
  const placed = (lists: readonly (readonly number[])[] | undefined): unknown =>
    lists?.map((list) => ({ in: Array.from(list, (i) => placements![i]!) }));
  const all = Array.from(placements ?? []);
  return normal({ ...rest, ...(placements && { sets: all, legal: placed(legal), forbidden: placed(forbidden) }) });
}

/** A game by rules that list nothing, played by brute force, has the target as legal complex by the claimed cells. */
function isSmallGame({ method, as, target: wanted, board, ruleset, certificate }: Construction): boolean {
  if (method !== 'small' || as !== 'legal' || !('cells' in certificate) || !(board instanceof Board)) return false;
  const rules = rulesetFromData(ruleset).data!;
  const { clauses = [], pieces } = rules;
  const isSingle = pieces.every((piece) => 'graph' in piece && piece.graph.n === 1);
  const isByOverlap = clauses.every(({ forbid }) => forbid === 'overlap') && pieces.every(({ on }) => on === undefined);
  if (clauses.some(({ forbid }) => ['position', 'listed', 'unlisted'].includes(forbid)) || (!isSingle && !isByOverlap))
    return false;
  const game = playAll(rules, board);
  const pieceOf = wanted.vertices.map(({ side }, v) =>
    game.pieces.findIndex(
      (piece) => piece.side === side && piece.cells.join() === [...certificate.cells[v]!].sort((a, b) => a - b).join(),
    ),
  );
  const named = (sets: readonly (readonly number[])[]): string =>
    sets
      .map((set) => [...set].sort((a, b) => a - b).join())
      .sort()
      .join(';');
  return (
    certificate.cells.length === wanted.n &&
    game.pieces.length === wanted.n &&
    new Set(pieceOf).size === wanted.n &&
    !pieceOf.includes(-1) &&
    named(wanted.minimalNonfaces.toLists().map((set) => set.map((v) => pieceOf[v]!))) === named(game.minimalIllegal)
  );
}

describe('constructions with one thing changed', () => {
  // The ruleset is compiled and the game compared, so only the certificate and the plain fields are claims of their
  // own.
  it.each(sampled(CONSTRUCTIONS, 3))('%s', (_, construction) => {
    const methods = (name: string): readonly string[] =>
      ({ independence: ['independence', 'invariant'], value: ['value', 'independence', 'invariant'] })[name] ?? [name];
    const isTrue = (changed: Construction): boolean => {
      if (construction.method === 'small') return isSmallGame(changed);
      const { method, as, target: other, board, ruleset, certificate } = changed;
      // A value construction under another method claims less: what it has besides is not looked at.
      const claims = (all: Construction): unknown => {
        const { placements, labels, idSets, distances } = all.certificate as unknown as Record<string, unknown>;
        const onBoard = { placements, labels, idSets, distances };
        return normal(
          method === 'value'
            ? { ...onBoard, value: (all as { value?: string }).value }
            : 'cells' in all.certificate
              ? { cells: all.certificate.cells }
              : onBoard,
        );
      };
      return (
        methods(construction.method).includes(method) &&
        as === construction.as &&
        other === construction.target &&
        board === construction.board &&
        JSON.stringify(rulesOf(ruleset)) === JSON.stringify(rulesOf(construction.ruleset)) &&
        JSON.stringify(claims({ ...changed, certificate } as Construction)) === JSON.stringify(claims(construction))
      );
    };
    expectNotFooled(construction, (changed) => verifyConstruction(changed), isTrue, {
      words: [
        'prop2.1',
        'remark2.2',
        'small',
        'gamma',
        'gamma-printed',
        'invariant',
        'independence',
        'value',
        'legal',
        'illegal',
        'L',
        'R',
        'complex',
        'graph',
        '0',
        '1',
      ],
      size: Infinity,
    });
  });

  it('junk is refused', () => {
    for (const junk of [5, null, undefined, [], {}, 'gamma', { method: 'gamma' }, { method: 'value', as: 'legal' }])
      expect(verifyConstruction(junk as never)).toMatchObject({ verified: false });
  });
});

describe('certificates of values with one thing changed', () => {
  it.each(['1', '*', '{1|*}', '^'].flatMap((name) => (['complex', 'graph'] as const).map((as) => [name, as] as const)))(
    'of %s as a %s',
    (name, as) => {
      const value = parseValue(name);
      const { complex: game, certificate } = gameWithValue(value, { as });
      const evaluator = new Evaluator();
      // Whatever the certificate says, the value it is verified to prove is that of the game, played out.
      const played = new Evaluator().value(game);
      const isTrue = (changed: typeof certificate): boolean => {
        const answer = verifyGameWithValue({ complex: game, certificate: changed }, { evaluator });
        return answer.verified && answer.value.equals(played) && parseValue(changed.steps.at(-1)!.value).equals(played);
      };
      expectNotFooled(
        certificate,
        (changed) => verifyGameWithValue({ complex: game, certificate: changed }, { evaluator }),
        isTrue,
        {
          words: ['complex', 'graph', '0', '1', '*', '*2', '{1|'],
          size: 200,
        },
      );
    },
  );
});

describe('replies with one thing changed', () => {
  it.each(
    [
      complex('x1 y1 x2 y2', [
        [0, 1],
        [2, 3],
        [0, 2],
      ]),
      graftToZero(
        complex('x1 x2 y1', [
          [0, 1],
          [1, 2],
        ]),
      ),
      graftToZero(
        complex('1 2 3', [
          [0, 1],
          [1, 2],
        ]),
      ),
    ].map((game) => [game.facets.toLists().join(' '), game] as const),
  )('%s', (_, game) => {
    const found = simplexReplies(game);
    if (found.zero !== true) return;
    const facets = game.facets.toLists();
    const side = (v: number): string => game.vertices[v]!.side ?? '';
    const isTrue = (replies: readonly (readonly [number, number])[]): boolean =>
      game.support.every((v) => replies.some(([u]) => u === v)) &&
      Array.from(replies).every(([v, w, ...more]: readonly number[]) => {
        const both = facets.filter((facet) => facet.includes(v!) && facet.includes(w!));
        const rest = both[0]?.filter((u) => u !== v && u !== w) ?? [];
        const count = (who: string): number => rest.filter((u) => side(u) === who).length;
        const isReply = side(v!) + side(w!);
        return (
          more.length === 0 &&
          v !== w &&
          ['LR', 'RL', ''].includes(isReply) &&
          both.length === 1 &&
          count('L') === count('R') &&
          count('') % 2 === 0
        );
      });
    expectNotFooled(found.replies, (replies) => verifySimplexReplies(game, replies), isTrue, { size: 300 });
  });
});
