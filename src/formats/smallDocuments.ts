import { GameGraph } from '../games/index.js';
import { PolynomialRing } from '../ideal/index.js';
import { PLAYERS, type Player } from '../player.js';
import { LabelledPoset } from '../poset/index.js';
import { SetFamily } from '../sets/index.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { indexSets, setsOfData, vertexList } from './verticesOfData.js';

/** A family of sets. */
export const familyDocument: Document<'family', SetFamily> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document('family', 'A family of subsets of 0 … n−1.', () => ({
    n: describe.integer(0, 2 ** 24),
    sets: indexSets,
  })),
  ({ n }, data) => SetFamily.fromLists(setsOfData(data.field('sets'), n), n),
);

/** The family of a JSON object, `{"type":"family","n":3,"sets":[[0,1],[2]]}`. @throws InputError `invalid-field` */
export function familyFromJson(value: unknown): SetFamily {
  return familyDocument.read(DataReader.of(value, 'familyFromJson'));
}

/** A ring, by its variables. */
export const ringDocument: Document<'ring', PolynomialRing> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document('ring', 'A polynomial ring over any field, by its variables in order.', () => ({
    variables: vertexList('name'),
  })),
  ({ variables }) => PolynomialRing.fromVertices(variables),
);

/**
 * The ring of a JSON object, `{"type":"ring","variables":[{"name":"x1","side":"L"}]}`.
 * @throws InputError `invalid-field`
 */
export function ringFromJson(value: unknown): PolynomialRing {
  return ringDocument.read(DataReader.of(value, 'ringFromJson'));
}

/** A poset, by its Hasse diagram. */
export const posetDocument: Document<'poset', LabelledPoset> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'poset',
    'A finite poset by its Hasse diagram: [lower, upper] or [lower, upper, player], by indices of labels from 0.',
    () => ({ labels: describe.listOf(describe.text, 'a list of labels'), covers: PAIRS }),
  ),
  ({ labels, covers }, data) =>
    LabelledPoset.fromCovers(labels, pairsBelow(covers, labels.length, data.field('covers'))),
);

/**
 * The poset of a JSON object, `{"type":"poset","labels":["a","b"],"covers":[[0,1],[1,2,"L"]]}`.
 * @throws InputError `invalid-field`, and those of `LabelledPoset.fromCovers`
 */
export function posetFromJson(value: unknown): LabelledPoset {
  return posetDocument.read(DataReader.of(value, 'posetFromJson'));
}

/** A game graph. */
export const gameGraphDocument: Document<'game-graph', GameGraph> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'game-graph',
    'Positions and moves: [from, to] or [from, to, player], by indices of names from 0.',
    () => ({ names: describe.listOf(describe.text, 'a list of names'), arcs: PAIRS }),
  ),
  ({ names, arcs }, data) => new GameGraph(names, pairsBelow(arcs, names.length, data.field('arcs'))),
);

/**
 * The game graph of a JSON object, `{"type":"game-graph","names":["a","b"],"arcs":[[0,1,"L"]]}`.
 * @throws InputError `invalid-field`, and those of `GameGraph`
 */
export function gameGraphFromJson(value: unknown): GameGraph {
  return gameGraphDocument.read(DataReader.of(value, 'gameGraphFromJson'));
}

type Pair = [first: number, second: number, label?: Player | undefined];

/** Pairs of numbers, perhaps with a player. */
const PAIRS: describe.Shape<Pair[]> = /* @__PURE__ */ describe.lazily(() =>
  describe.listOf(
    describe.tupleLike(
      'a pair [a, b], perhaps with "L" or "R"',
      describe.integer(0),
      describe.integer(0),
      describe.optional(describe.oneOf(...PLAYERS)),
    ),
    'a list of pairs',
  ),
);

/** The pairs, whose numbers have to be below n. */
function pairsBelow(pairs: readonly Pair[], n: number, list: DataReader): Pair[] {
  return pairs.map((pair, i) => {
    const given = pair[0] >= n || pair[1] >= n ? list.items('a list of pairs')[i]!.items('a pair') : [];
    given.slice(0, 2).forEach((end) => end.integer(0, n - 1));
    return pair;
  });
}
