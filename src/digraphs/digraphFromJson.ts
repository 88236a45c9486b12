import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { DigraphPlacement } from './DigraphPlacement.js';

/** A digraph placement game. */
export const digraphDocument: Document<'digraph', DigraphPlacement> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'digraph',
    'A digraph placement game: the owner of each vertex, and arcs [from, to] by indices from 0. Playing a vertex deletes it with its out-neighbours.',
    () => ({
      vertices: describe.listOf(
        describe.fields({ side: describe.oneOf('L', 'R') }, '{"side": "L"} or {"side": "R"}'),
        'a list of vertices',
      ),
      arcs: describe.listOf(
        describe.tupleLike('a pair [from, to]', describe.integer(0), describe.integer(0)),
        'a list of arcs',
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
