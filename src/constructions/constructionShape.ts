import { Board } from '../boards/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { byFlaw, byField, fields, instance, integer, listOf, oneOf, text, tuple, type Shape } from '../shape.js';

const set = listOf(integer(0));

/** What is there besides the certificate; the ruleset is read by its own reader. */
const common = (as: Shape): Readonly<Record<string, Shape>> => ({
  as,
  target: instance(SimplicialComplex, 'a SimplicialComplex'),
  board: instance(Board, 'a Board'),
});

const listed = fields({ ...common(oneOf('legal', 'illegal')), certificate: fields({ cells: listOf(set) }) });

const placement = fields({ vertices: set, stretches: listOf(tuple(integer(0), integer(1), integer(1))) });

const triples = listOf(listOf(integer(0), 'a list', { length: 3 }));

function onGammaBoard(as: Shape, more: Readonly<Record<string, Shape>> = {}): Shape {
  const certificate = fields({
    placements: listOf(byFlaw((item, place) => (item === null ? undefined : placement.flaw(item, place)))),
    labels: triples,
    idSets: listOf(fields({ facet: set, ids: set })),
    distances: triples,
  });
  return fields({ ...common(as), ...more, certificate });
}

const either = oneOf('legal', 'illegal');

/** What a construction looks like; which of both complexes a method is about, is for the verifiers to say. */
export const constructionShape: Shape = byField(
  'method',
  ['prop2.1', listed],
  ['remark2.2', listed],
  ['small', listed],
  ['gamma', onGammaBoard(either)],
  ['gamma-printed', onGammaBoard(either)],
  ['invariant', onGammaBoard(either)],
  ['independence', onGammaBoard(either)],
  ['value', onGammaBoard(oneOf('legal'), { value: text })],
);
