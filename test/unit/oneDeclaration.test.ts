import { describe, expect, it } from 'vitest';
import { declaredTwice } from '../../scripts/exportedNames.js';
import { filesUnder, textOf } from '../../scripts/filesUnder.js';

describe('exported names', () => {
  it('finds what two files declare, types too, but no re-exports', () => {
    const files = [
      { path: 'a.ts', text: 'export const one = 1;\nexport type Two = 2;\nexport class Three {}' },
      { path: 'b.ts', text: 'export function one() {}\nexport interface Two {}\nclass Three {}' },
      { path: 'c.ts', text: "export { one, type Two } from './a.js';" },
    ];
    expect(declaredTwice(files)).toEqual([
      ['one', ['a.ts', 'b.ts']],
      ['Two', ['a.ts', 'b.ts']],
    ]);
  });

  it('are declared in one file each, so that a name means one thing', () => {
    // Doors are written from the functions whose arguments they check; programs are compiled.
    const paths = filesUnder('src', /\.ts$/).filter((path) => !/\/(door|compiledProgram)\.ts$/.test(path));
    expect(paths.length).toBeGreaterThan(1000);
    const found = declaredTwice(paths.map((path) => ({ path, text: textOf(path) })));
    // One idea: the items of a family, of boards and of complexes.
    expect(found.map(([name]) => name)).toEqual(['itemsOf']);
    expect(found[0]![1]).toEqual(['src/boards/families/itemsOf.ts', 'src/complex/families/itemsOf.ts']);
  });
});
