import { InputError } from '../errors.js';
import type { FieldOptions } from '../ideal/index.js';
import type { SetFamily } from '../sets/index.js';
import { characteristicOf, exportSubjectOf, namedObjects, type ExportSource } from './ExportSubject.js';
import { renamings } from './renamings.js';
import { variableNames } from './variableNames.js';

/**
 * A script for CoCoA 5 that defines and uses the ring `S`, with indeterminates x1…, y1…, z1…, and the ideals of the
 * subject; CoCoA has no complexes.
 * @throws InputError `too-few-variables`, `not-a-prime`
 * @throws LimitError; `limit` counts generators
 * @example printCoCoA(parseIdeal('x1*x2, x2*y1')) // 'use S ::= QQ[x1, x2, y1];\nI := ideal(S, [x1*x2, x2*y1]);\n'
 */
export function printCoCoA(subject: ExportSource, options: FieldOptions = {}): string {
  subject = exportSubjectOf(subject, 'printCoCoA');
  const p = characteristicOf(options, 'printCoCoA');
  const { ring, ideals } = namedObjects(subject, options);
  if (ring.n === 0)
    throw new InputError('too-few-variables', 'printCoCoA: a ring without variables; expected at least one.', {
      hint: 'CoCoA has no such rings.',
    });
  const names = variableNames(ring).map((name) => name.replace('_', ''));
  return [
    ...renamings(ring, names, '--'),
    `use S ::= ${p === 0 ? 'QQ' : `ZZ/(${p})`}[${names.join(', ')}];`,
    ...ideals.map(([name, generators]) => `${name} := ideal(S, [${products(generators, names)}]);`),
    '',
  ].join('\n');
}

function products(generators: SetFamily, names: readonly string[]): string {
  const texts = generators.toLists().map((generator) => generator.map((v) => names[v]).join('*') || 'one(S)');
  return texts.join(', ');
}
