import { transformSync } from 'esbuild';

// The module of the library that has the engine in JavaScript, made of what the translator of binaryen wrote.

/** Replaces a piece of text that has to be there. */
function replaced(text: string, piece: string, by: string): string {
  if (text.split(piece).length !== 2)
    throw new Error(`The translation of the engine has changed: not once “${piece}”.`);
  return text.replace(piece, () => by);
}

/** A module with a function that makes an instance of the program. */
export function translatedModule(translation: string): string {
  const begin = translation.indexOf('function asmFunc(');
  const end = translation.indexOf('var retasmFunc');
  if (begin === -1 || end === -1) throw new Error('The translation of the engine has changed.');
  // What stands before the function are helpers that keep their variables; each instance has its own.
  const before = translation.slice(0, begin).replace(/^import .*$/gm, '');
  let body = translation.slice(begin, end);
  // Where there is no more memory, growing fails as in WebAssembly.
  body = replaced(body, 'newPages < 65536', 'newPages < 32768');
  body = replaced(
    body,
    'var newBuffer = new ArrayBuffer(newPages << 16);',
    'var newBuffer; try { newBuffer = new ArrayBuffer(newPages << 16); } catch (error) { return -1; }',
  );
  body = replaced(body, ' return oldPages;', ' else return -1;\n  return oldPages;');
  const name = 'export function translatedProgram';
  const { code } = transformSync(`${name}(imports) {\n${before}${body}return asmFunc(imports);\n}`, { minify: true });
  return (
    '// @ts-nocheck\n/** A new instance of the programs of values and positions in JavaScript: their functions. */\n' +
    code.replace(new RegExp(`^${name}\\(([\\w$]+)\\)`), `${name}($1: object): unknown `)
  );
}
