// Shorter code for what the CommonJS files of the command give to each other.
import type { Plugin } from 'rolldown';

/** What rolldown writes for a name, before it makes the code short. */
const EXPORT =
  /^Object\.defineProperty\(exports, "([\w$]+)", \{\s+enumerable: true,\s+get: function \(\) \{\s+return (.+);\s+\}\s+\}\);\n?/gm;

/** What is declared so is never assigned anew: classes are variables of rolldown's. */
const FIXED = /^(?:const |(?:async )?function\*? |class |(?:var|let) (?=[\w$]+ = class\b))([\w$]+)/gm;

/**
 * One statement for all names of a file: those with a statement each were a twentieth of the command. What is never
 * assigned anew is given as it is, by its name; anything else is asked for each time.
 */
export const shortExports: Plugin = {
  name: 'short exports',
  renderChunk(code) {
    const fixed = new Set(Array.from(code.matchAll(FIXED), ([, name]) => name!));
    const exported = [...code.matchAll(EXPORT)].map(([, name, value]) => ({ name: name!, value: value! }));
    if (exported.length === 0) return null;
    const given = exported.filter(({ value }) => fixed.has(value)).map(({ name, value }) => `${name}: ${value}`);
    const asked = exported
      .filter(({ value }) => !fixed.has(value))
      .map(({ name, value }) => `get ${name}() { return ${value}; }`);
    return [
      code.replace(EXPORT, ''),
      ...(given.length === 0 ? [] : [`Object.assign(exports, { ${given.join(', ')} });`]),
      ...(asked.length === 0
        ? []
        : [`Object.defineProperties(exports, Object.getOwnPropertyDescriptors({ ${asked.join(', ')} }));`]),
      '',
    ].join('\n');
  },
};
