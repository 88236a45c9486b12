// Files of the command that are loaded when something of them is first used.
import type { Plugin } from 'rolldown';

/** What rolldown writes, at the beginning of a line, for what another file or a module of Node gives. */
const LOADED = /^(?:const|let) ([\w$]+) = require\("([^"]+)"\);\n/gm;

/** Before a name that stands for itself: it is no property, but may be spread. */
const NOT_WITHIN = String.raw`(?<![\w$]|(?<!\.)\.)`;

/** A file that so many others load is there in nearly every run. */
const MANY = 40;

/** The file that makes functions which load others, each when it is first called, from the names of these. */
export const LATER =
  'module.exports=n=>n.split(" ").map(n=>{let m;return()=>m??=require(/[:/]/.test(n)?n:`./${n}.js`)});\n';

/**
 * Each file loads another one when it first uses something of it, not at its own beginning: of the files that a command
 * leads to, most runs use half. It is for modules that do nothing but declare when they are loaded. What nearly all
 * load is loaded at once: that is shorter.
 */
export const lazyFiles: Plugin = {
  name: 'lazy files',
  renderStart() {
    this.emitFile({ type: 'asset', fileName: 'later.js', source: LATER });
  },
  renderChunk(code, _, __, { chunks }) {
    const loaders = new Map<string, number>();
    for (const { imports } of Object.values(chunks))
      for (const name of imports) loaders.set(`./${name}`, (loaders.get(`./${name}`) ?? 0) + 1);
    return lazily(code, (file) => (loaders.get(file) ?? 0) >= MANY) ?? null;
  },
};

/**
 * The code of a CommonJS file that loads others late; undefined if it loads none at its beginning.
 * @param atOnce the files that are not loaded late
 */
export function lazily(code: string, atOnce: (file: string) => boolean = () => false): string | undefined {
  const names = new Map<string, string>();
  const rest = code.replace(LOADED, (line, name: string, file: string) => {
    // What is used as a whole, or changed, is loaded at once.
    const whole = new RegExp(`${NOT_WITHIN}${quoted(name)}(?![\\w$])(?!\\.)`, 'g');
    if (atOnce(file) || code.match(whole)!.length > 1) return line;
    names.set(name, file);
    return '';
  });
  if (names.size === 0) return undefined;
  const used = `${NOT_WITHIN}(${[...names.keys()].map(quoted).join('|')})`;
  const files = [...names.values()].map((file) => file.replace(/^\.\/([^/]+)\.js$/, '$1'));
  const loaders = `const [${[...names.keys()].join(', ')}] = require("./later.js")("${files.join(' ')}");\n`;
  const late = rest
    .replace(new RegExp(`\\bnew ${used}((?:\\.[\\w$]+)+)`, 'g'), 'new ($1()$2)')
    .replace(new RegExp(`${used}(?=\\.)`, 'g'), '$1()');
  // The first line may be one for the shell.
  const [first] = /^(?:#!.*\n)?/.exec(late)!;
  return first + loaders + late.slice(first.length);
}

function quoted(name: string): string {
  return name.replaceAll('$', '\\$');
}
