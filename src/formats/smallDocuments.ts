import { GameGraph } from '../games/index.js';
import { PolynomialRing } from '../ideal/index.js';
import { PLAYERS, type Player } from '../player.js';
import { LabelledPoset } from '../poset/index.js';
import { SetFamily } from '../sets/index.js';
import { DataReader, describe, type Description, type DocumentDescription } from '../text/internal.js';
import { indexSets, setsOfData, vertexList } from './verticesOfData.js';

/** A family of sets. */
export const familyDocument: DocumentDescription<SetFamily> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.document('family', 'A family of subsets of 0 … n−1.', () => ({
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
export const ringDocument: DocumentDescription<PolynomialRing> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.document('ring', 'A polynomial ring over any field, by its variables in order.', () => ({
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
export const posetDocument: DocumentDescription<LabelledPoset> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.document(
    'poset',
    'A finite poset by its Hasse diagram: [lower, upper] or [lower, upper, player], by indices of labels from 0.',
    () => ({ labels: describe.list('a list of labels', describe.text()), covers: PAIRS }),
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
export const gameGraphDocument: DocumentDescription<GameGraph> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.document(
    'game-graph',
    'Positions and moves: [from, to] or [from, to, player], by indices of names from 0.',
    () => ({ names: describe.list('a list of names', describe.text()), arcs: PAIRS }),
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
const PAIRS: Description<Pair[]> = /* @__PURE__ */ describe.lazily(() =>
  describe.list(
    'a list of pairs',
    describe.tuple(
      'a pair [a, b], perhaps with "L" or "R"',
      describe.integer(0),
      describe.integer(0),
      describe.optional(describe.oneOf(PLAYERS)),
    ),
  ),
);

/** The pairs, whose numbers have to be below n. */
function pairsBelow(pairs: readonly Pair[], n: number, list: DataReader): Pair[] {
  return pairs.map((pair, i) => {
    if (pair[0] >= n || pair[1] >= n)
      list
        .items('a list of pairs')
        [i]!.items('a pair')
        .slice(0, 2)
        .forEach((end) => end.integer(0, n - 1));
    return pair;
  });
}
