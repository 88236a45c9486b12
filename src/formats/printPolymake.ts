import { checkOf } from './checks/Assertions.js';
import { checkedInPolymake } from './checks/checkedInPolymake.js';
import type { ScriptOptions } from './checks/ScriptResults.js';
import { anExportSubject, exportSubjectOf, namedObjects, type ExportSource } from './ExportSubject.js';
import { takes, options } from '../arguments.js';
import type { SetFamily } from '../sets/index.js';

const printPolymakeTakes = /* @__PURE__ */ takes('printPolymake', () => ({
  subject: anExportSubject,
  options,
}));

/**
 * A script for polymake (application topaz) that defines the complexes of the subject, of an ideal its Stanley–Reisner
 * complex as `$Delta`; vertices keep their labels. polymake keeps no loops: a comment names them.
 * @param options `check` has results over any field: homology is asserted over the integers
 * @throws LimitError; `limit` counts facets
 */
export function printPolymake(subject: ExportSource, options: Omit<ScriptOptions, 'characteristic'> = {}): string {
  subject = exportSubjectOf(subject, 'printPolymake');
  printPolymakeTakes(subject, options);
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
