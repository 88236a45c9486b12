import { describe, expect, it } from 'vitest';
import { textOf } from '../../scripts/filesUnder.js';

const { exports } = JSON.parse(textOf('package.json')) as { readonly exports: Readonly<Record<string, unknown>> };
const subpaths = Object.keys(exports).filter((path) => !path.endsWith('.json') && path !== './browser');

describe('modules that users import', () => {
  it.each(subpaths)('%s begins with what it is for', (subpath) => {
    const folder = subpath === '.' ? '' : `${subpath.slice('./'.length)}/`;
    const comment = /^\/\*\*([^]*?)\*\//.exec(textOf(`src/${folder}index.ts`))?.[1] ?? '';
    expect(comment).toMatch(/^\s*\* [A-Z].{30,}/m);
    expect(comment).toContain(` @module spgames${subpath.slice(1)}\n`);
  });
});
