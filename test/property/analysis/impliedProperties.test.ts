import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyze, properties, type ComplexPropertyDescription } from '../../../src/analysis/index.js';
import { build, complexes } from '../../generators/complexes.js';
import { inFull, runs } from '../../helpers/sampling.js';

const said = Object.entries(properties as Readonly<Record<string, ComplexPropertyDescription>>).flatMap(
  ([name, { implies = [] }]) =>
    implies.map(({ with: others = [], then }) => ({ if: [name, ...others], then: [...then] })),
);

/** Is it true, over the rational numbers where it depends on the field? Undefined if it is undecided. */
function isTrue(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return typeof value === 'object' && value !== null ? isTrue((value as Record<string, unknown>)['0']) : undefined;
}

it('what the register says to follow does', () => {
  const names = [...new Set(said.flatMap(({ if: premise, then }) => [...premise, ...then]))];
  const seen = new Set<string>();
  fc.assert(
    fc.property(complexes({ maxN: 6 }), (known) => {
      const only = names as (keyof typeof properties)[];
      const facts = analyze(build(known), { only, witnesses: false }) as Record<string, { readonly value: unknown }>;
      for (const { if: premise, then } of said) {
        if (!premise.every((name) => isTrue(facts[name]!.value) === true)) continue;
        seen.add(premise.join());
        for (const name of then) expect([premise, name, isTrue(facts[name]!.value)]).toEqual([premise, name, true]);
      }
    }),
    { numRuns: runs(600, 400) },
  );
  if (inFull) expect(said.filter(({ if: premise }) => !seen.has(premise.join()))).toEqual([]);
});
