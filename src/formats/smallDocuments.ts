import { GameGraph } from '../games/index.js';
import { PolynomialRing } from '../ideal/index.js';
import { PLAYERS, type Player } from '../player.js';
import { LabelledPoset } from '../poset/index.js';
import { SetFamily } from '../sets/index.js';
import { DataReader } from '../text/internal.js';
import { setsOfData, verticesOfData } from './verticesOfData.js';

/** The family of a JSON object, `{"type":"family","n":3,"sets":[[0,1],[2]]}`. @throws InputError `invalid-field` */
export function familyFromJson(value: unknown): SetFamily {
  const data = DataReader.of(value, 'familyFromJson').document('family');
  const n = data.field('n').integer(0, 2 ** 24);
  return SetFamily.fromLists(setsOfData(data.field('sets'), n), n);
}

/** The ring of a JSON object, `{"type":"ring","variables":[{"name":"x1","side":"L"}]}`. @throws InputError `invalid-field` */
export function ringFromJson(value: unknown): PolynomialRing {
  const data = DataReader.of(value, 'ringFromJson').document('ring');
  return PolynomialRing.fromVertices(verticesOfData(data.field('variables'), 'name'));
}

/**
 * The poset of a JSON object, `{"type":"poset","labels":["a","b"],"covers":[[0,1],[1,2,"L"]]}`.
 * @throws InputError `invalid-field`, and those of `LabelledPoset.fromCovers`
 */
export function posetFromJson(value: unknown): LabelledPoset {
  const data = DataReader.of(value, 'posetFromJson').document('poset');
  const labels = data.field('labels').items('a list of labels').map((label) => label.text()); // prettier-ignore
  return LabelledPoset.fromCovers(labels, pairsOf(data.field('covers'), labels.length));
}

/**
 * The game graph of a JSON object, `{"type":"game-graph","names":["a","b"],"arcs":[[0,1,"L"]]}`.
 * @throws InputError `invalid-field`, and those of `GameGraph`
 */
export function gameGraphFromJson(value: unknown): GameGraph {
  const data = DataReader.of(value, 'gameGraphFromJson').document('game-graph');
  const names = data.field('names').items('a list of names').map((name) => name.text()); // prettier-ignore
  return new GameGraph(names, pairsOf(data.field('arcs'), names.length));
}

/** Pairs of numbers below n, perhaps with a player. */
function pairsOf(list: DataReader, n: number): [number, number, Player?][] {
  return list.items('a list of pairs').map((item) => {
    const [first, second, label, more] = item.items('a pair [a, b], perhaps with "L" or "R"');
    if (first === undefined || second === undefined || more !== undefined)
      return item.refuse('a pair [a, b], perhaps with "L" or "R"');
    const pair = [first, second].map((end) => end.integer(0, n - 1)) as [number, number];
    return label === undefined ? pair : [...pair, label.oneOf(PLAYERS)];
  });
}
