import { describe, expect, it } from 'vitest';
import { currentDoors } from '../../../scripts/doors.js';
import { textOf } from '../../../scripts/filesUnder.js';

describe('the doors', () => {
  const doors = currentDoors();

  it('are written from the types as they are (else: npm run doors)', () => {
    expect([...doors].filter(([path, text]) => !textOf(path).endsWith(text)).map(([path]) => path)).toEqual([]);
  });

  it('look at every argument of a function whose type says something', () => {
    const poset = doors.get('src/poset/door.ts')!;
    expect(poset).toContain(
      "checked('subposet', unchecked.subposet, () => ({ poset: aLabelledPoset, elements: listOf(aNumber) }))",
    );
    expect(poset).toContain(
      "checked('verifyRealizer', unchecked.verifyRealizer, () => ({ poset: aLabelledPoset, realizer: anything }))",
    );
  });

  it('are what the package exports', () => {
    const { exports } = JSON.parse(textOf('package.json')) as {
      readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
    };
    const exported = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : [entry.default]));
    // The door of the page is bundled, into its index.
    const expected = [...doors.keys()].filter((path) => path !== 'src/browser/door.ts');
    expect(exported.filter((path) => path.endsWith('/door.js')).sort()).toEqual(
      expected.map((path) => path.replace('src/', './dist/').replace('.ts', '.js')).sort(),
    );
  });

  it('have what other entry points export of their folders', () => {
    expect(doors.get('src/door.ts')).toContain("export { facePoset } from './poset/door.js';");
    expect(doors.get('src/door.ts')).not.toContain('browser');
    expect(doors.get('src/browser/door.ts')).toContain("export * as poset from '../poset/door.js';");
  });
});
