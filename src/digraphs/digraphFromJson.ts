import { DataReader, describe, type DocumentDescription } from '../text/internal.js';
import { DigraphPlacement } from './DigraphPlacement.js';

/** A digraph placement game. */
export const digraphDocument: DocumentDescription<DigraphPlacement> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ describe.document(
    'digraph',
    'A digraph placement game: whose each vertex is, and arcs [from, to] by indices from 0. Who plays a vertex deletes it with its out-neighbours.',
    () => ({
      vertices: describe.list(
        'a list of vertices',
        describe.object('{"side": "L"} or {"side": "R"}', { side: describe.oneOf(['L', 'R']) }),
      ),
      arcs: describe.list(
        'a list of arcs',
        describe.tuple('a pair [from, to]', describe.integer(0), describe.integer(0)),
      ),
    }),
  ),
  ({ vertices, arcs }, data) => {
    const items = data.field('arcs').items('a list of arcs');
    const seen = new Set<string>();
    arcs.forEach(([u, v], i) => {
      if (u >= vertices.length || v >= vertices.length) items[i]!.refuse(`indices below ${vertices.length}`);
      if (u === v) items[i]!.refuse('two different vertices');
      if (seen.has(`${u},${v}`)) items[i]!.refuse('another arc, as there is one like it before');
      seen.add(`${u},${v}`);
    });
    return new DigraphPlacement(
      vertices.map(({ side }) => side),
      arcs,
    );
  },
);

/**
 * The game of a JSON object, `{"type":"digraph","vertices":[{"side":"L"},{"side":"R"}],"arcs":[[0,1]]}`.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function digraphFromJson(value: unknown): DigraphPlacement {
  return digraphDocument.read(DataReader.of(value, 'digraphFromJson'));
}
