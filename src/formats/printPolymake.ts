import type { HomologyGroup } from '../complex/index.js';
import type { SetFamily } from '../sets/index.js';
import { type ExportSource, exportSubjectOf, namedObjects } from './ExportSubject.js';
import { type Assertions, assertionsOf, checkOf } from './checks/Assertions.js';
import type { ComplexResults, ScriptOptions, ScriptResults } from './checks/ScriptResults.js';

/**
 * A script for polymake (application topaz) that defines the complexes of the subject, of an ideal its Stanley–Reisner
 * complex as `$Delta`; vertices keep their labels. polymake keeps no loops: a comment names them.
 * @param options `check` has results over any field: homology is asserted over the integers
 * @throws LimitError; `limit` counts facets
 */
export function printPolymake(subject: ExportSource, options: Omit<ScriptOptions, 'characteristic'> = {}): string {
  subject = exportSubjectOf(subject, 'printPolymake');
  const check = checkOf(options, 'printPolymake');
  const { ring, complexes } = namedObjects('ideal' in subject ? { complex: subject.ideal.complex } : subject, options);
  const labels = ring.variables.map(({ name }) => name);
  return [
    'use application "topaz";',
    ...complexes.flatMap(([name, facets]) => definition(name, facets, labels)),
    ...(check === undefined ? [] : checkedInPolymake(check)),
    '',
  ].join('\n');
}

function definition(name: string, facets: SetFamily, labels: readonly string[]): string[] {
  const support = facets.support();
  const position = new Map(support.map((v, i) => [v, i]));
  const loops = labels.filter((_label, v) => !position.has(v));
  const lists = facets.toLists().map((facet) => `[${facet.map((v) => position.get(v)).join(',')}]`);
  const shown = support.map((v) => `"${labels[v]!.replace(/["\\$@]/g, '\\$&')}"`);
  const properties = [`FACETS => [${lists.join(', ')}]`];
  if (support.length > 0) properties.push(`VERTEX_LABELS => [${shown.join(', ')}]`);
  return [
    ...(loops.length > 0 ? [`# loops of $${name}: ${loops.join(' ')}`] : []),
    `declare $${name} = new SimplicialComplex(${properties.join(', ')});`,
  ];
}

/** Lines that assert results in polymake, which has complexes only; homology over the integers. */
function checkedInPolymake(results: ScriptResults): string[] {
  return assertionsOf(results, ofComplex).lines('#', (text) => `print "${text}\\n";`);
}

/** Of complexes without vertices polymake says little. */
function ofComplex(
  { name, dimension, fVector, pure, minimalNonfaces, homology }: ComplexResults,
  assertions: Assertions,
): void {
  if (dimension !== undefined && dimension < 0) return;
  const assert = (what: string, holds: string): string =>
    `die "${what} of ${name} is not as spgames finds\\n" unless ${holds};`;
  assertions.add(`the dimension of ${name}`, dimension, (d) => assert('the dimension', `$${name}->DIM == ${d}`));
  assertions.add(`the f-vector of ${name}`, fVector, (f) =>
    assert('the f-vector', `join(" ", @{$${name}->F_VECTOR}) eq "${f.slice(1).join(' ')}"`),
  );
  assertions.add(`whether ${name} is pure`, pure, (yes) =>
    assert('purity', `($${name}->PURE ? 1 : 0) == ${yes ? 1 : 0}`),
  );
  assertions.add(`the nonfaces of ${name}`, minimalNonfaces, (sets) => {
    // Of some that are not pure, such as {0}, {1, 2}, polymake 4.6 finds none.
    if (pure !== true) return undefined;
    const count = sets.cardinalities().filter((size) => size > 1).length;
    return assert('the number of nonfaces', `$${name}->MINIMAL_NON_FACES->rows == ${count}`);
  });
  assertions.add(`the homology of ${name}`, homology, (groups) => {
    const torsion = `join(",", map { $_->first . "^" . $_->second } @{$_->torsion})`;
    const shown = `join("; ", map { $_->betti_number . ":" . ${torsion} } @{$${name}->HOMOLOGY})`;
    return assert('homology', `${shown} eq "${groups.slice(1).map(groupText).join('; ')}"`);
  });
}

/** The rank, and each invariant factor with how often it comes. */
function groupText({ rank, torsion }: HomologyGroup): string {
  const factors = [...new Set(torsion)].map((factor) => `${factor}^${torsion.filter((t) => t === factor).length}`);
  return `${rank}:${factors.join(',')}`;
}
