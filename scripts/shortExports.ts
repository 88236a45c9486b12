// Shorter code for what the CommonJS files of the command give to each other.
import type { Plugin } from 'rolldown';

/** What rolldown writes for a name, before it makes the code short. */
const EXPORT =
  /^Object\.defineProperty\(exports, "([\w$]+)", \{\s+enumerable: true,\s+get: function \(\) \{\s+return (.+);\s+\}\s+\}\);\n?/gm;

/** One statement for all names of a file: those with a statement each were a twentieth of the command. */
export const shortExports: Plugin = {
  name: 'short exports',
  renderChunk(code) {
    const getters = [...code.matchAll(EXPORT)].map(([, name, value]) => `get ${name!}() { return ${value!}; }`);
    return getters.length === 0
      ? null
      : `${code.replace(EXPORT, '')}\nObject.defineProperties(exports, Object.getOwnPropertyDescriptors({ ${getters.join(', ')} }));\n`;
  },
};
