// Short names for what the modules of the library give to each other.
import type { Plugin, RenderedChunk } from 'rolldown';

/** What rolldown writes, on a line of its own, for what a module takes from another one, or gives. */
const TAKEN = /^import \{ (.+) \} from "(\.[^"]+)";$/gm;
const GIVEN = /^export \{ (.+) \};$/gm;

/**
 * What only modules of the library import is given by a letter: those names were a thirtieth of the library. The
 * names of functions and classes in stack traces are where these are made, and stay.
 * @param isPublic whether the names of a file count elsewhere; so do those of entry points and of what is loaded late
 */
export function internalNames(isPublic: (fileName: string) => boolean): Plugin {
  return {
    name: 'internal names',
    renderChunk(code, { fileName }, _, { chunks }) {
      const late = new Set(Object.values(chunks).flatMap(({ dynamicImports }) => dynamicImports));
      const names = (file: string): ReadonlyMap<string, string> => {
        const chunk = chunks[file];
        return chunk === undefined || chunk.isEntry || isPublic(file) || late.has(file) ? new Map() : numbered(chunk);
      };
      return code
        .replace(TAKEN, (_line, list: string, from: string) => {
          const { pathname } = new URL(from, `file:///${fileName}`);
          return `import { ${renamed(list, names(pathname.slice(1)), 'first')} } from "${from}";`;
        })
        .replace(GIVEN, (_line, list: string) => `export { ${renamed(list, names(fileName), 'last')} };`);
    },
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function numbered({ exports }: RenderedChunk): ReadonlyMap<string, string> {
  return new Map(exports.map((name, i) => [name, LETTERS[i] ?? `_${i}`]));
}

/** A list such as `a, b as c` with the first names, or the last ones, replaced. */
function renamed(list: string, names: ReadonlyMap<string, string>, which: 'first' | 'last'): string {
  return list
    .split(', ')
    .map((one) => {
      const [first, last = first] = one.split(' as ') as [string, string?];
      return which === 'first' ? `${names.get(first) ?? first} as ${last}` : `${first} as ${names.get(last) ?? last}`;
    })
    .join(', ');
}
