import { expect, it } from 'vitest';
import { reachedDeclarations } from '../../scripts/reachedDeclarations.js';

const files: Readonly<Record<string, string>> = {
  'dist/index.d.ts': `/** All of it. */\nexport { f, type Shape } from './a.js';\nexport * from './b.js';\n`,
  'dist/a.d.ts': `import { type Inner, Unused } from './c.js';
/** A function. */
export declare function f(inner: Inner): Own;
/** Of other folders. */
export declare function g(unused: Unused): void;
interface Own { readonly n: number; }
export type Shape = typeof import('./d.js');
export {};
`,
  'dist/b.d.ts': `export { g as h } from './a.js';\nexport declare const b: number;\n`,
  'dist/c.d.ts': `export interface Inner {}\nexport declare class Unused {}\nexport declare class More {}\n`,
  'dist/d.d.ts': `export declare const d: string;\n`,
  'dist/e.d.ts': `export declare const e: string;\n`,
};
const reached = (entry: string): Map<string, string> => reachedDeclarations([entry], (path) => files[path]);

it('keeps all that an entry point leads to, word for word', () => {
  const { 'dist/e.d.ts': _, 'dist/c.d.ts': c, ...rest } = files;
  const inner = c!.replace('export declare class More {}\n', '');
  expect(Object.fromEntries(reached('dist/index.d.ts'))).toEqual({ ...rest, 'dist/c.d.ts': inner });
});

it('leaves out what nobody can name, and imports for that alone', () => {
  const entry = `export { f } from './a.js';\n`;
  const found = reachedDeclarations(['dist/f.d.ts'], (path) => (path === 'dist/f.d.ts' ? entry : files[path]));
  expect(Object.fromEntries(found)).toEqual({
    'dist/f.d.ts': entry,
    'dist/a.d.ts': `import { type Inner } from './c.js';
/** A function. */
export declare function f(inner: Inner): Own;
interface Own { readonly n: number; }
export {};
`,
    'dist/c.d.ts': 'export interface Inner {}\n',
  });
});
