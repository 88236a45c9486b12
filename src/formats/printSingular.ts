import { fieldOfScript } from './checks/Assertions.js';
import { checkedInSingular } from './checks/checkedInSingular.js';
import type { ScriptOptions } from './checks/ScriptResults.js';
import { renamings } from './renamings.js';
import { anExportSubject, exportSubjectOf, namedObjects, type ExportSource } from './ExportSubject.js';
import { takes, options } from '../arguments.js';
import { InputError } from '../errors.js';
import type { SetFamily } from '../sets/index.js';
import { variableNames } from './variableNames.js';

const printSingularTakes = /* @__PURE__ */ takes('printSingular', () => ({
  subject: anExportSubject,
  options,
}));

/**
 * A script for Singular that defines the ring `S`, with variables x(1)…, y(1)…, z(1)…, and the ideals of the subject.
 * @throws InputError `too-few-variables`, `not-a-prime`, `not-the-same-field`
 * @throws LimitError; `limit` counts generators
 */
export function printSingular(subject: ExportSource, options: ScriptOptions = {}): string {
  subject = exportSubjectOf(subject, 'printSingular');
  printSingularTakes(subject, options);
  const { ring, ideals } = namedObjects(subject, options);
  if (ring.n === 0)
    throw new InputError('too-few-variables', 'printSingular: a ring without variables; expected at least one.', {
      hint: 'Singular has no such rings.',
    });
  const names = variableNames(ring).map((name) => name.replace(/_(\d+)/, '($1)'));
  return [
    ...renamings(ring, names, '//'),
    `ring S = ${fieldOfScript(options, 'printSingular')},(${names.join(',')}),dp;`,
    ...ideals.map(([name, generators]) => `ideal ${name} = ${products(generators, names)};`),
    ...(options.check === undefined ? [] : checkedInSingular(options.check)),
    '',
  ].join('\n');
}

function products(generators: SetFamily, names: readonly string[]): string {
  if (generators.size === 0) return '0';
  return generators
    .toLists()
    .map((generator) => generator.map((v) => names[v]).join('*') || '1')
    .join(', ');
}
