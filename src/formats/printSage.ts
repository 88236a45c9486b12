import { fieldOfScript } from './checks/Assertions.js';
import { checkedInSage } from './checks/checkedInSage.js';
import type { ScriptOptions } from './checks/ScriptResults.js';
import { renamings } from './renamings.js';
import { anExportSubject, exportSubjectOf, namedObjects, type ExportSource } from './ExportSubject.js';
import { takes, options } from '../arguments.js';
import type { SetFamily } from '../sets/index.js';
import { variableNames } from './variableNames.js';

const printSageTakes = /* @__PURE__ */ takes('printSage', () => ({
  subject: anExportSubject,
  options,
}));

/**
 * A script for Sage that defines the ring `S`, with variables x1…, y1…, z1…, and the ideals and complexes of the
 * subject. Sage keeps no loops, and the void complex, which it lacks, is left out.
 * @throws InputError `not-a-prime`, `not-the-same-field`
 * @throws LimitError; `limit` counts generators and facets
 */
export function printSage(subject: ExportSource, options: ScriptOptions = {}): string {
  subject = exportSubjectOf(subject, 'printSage');
  printSageTakes(subject, options);
  const p = fieldOfScript(options, 'printSage');
  const { ring, ideals, complexes } = namedObjects(subject, options);
  const names = variableNames(ring).map((name) => name.replace('_', ''));
  return [
    ...renamings(ring, names, '#'),
    `S = PolynomialRing(${p === 0 ? 'QQ' : `GF(${p})`}, [${names.map(quoted).join(', ')}])`,
    ...ideals.map(([name, generators]) => `${name} = S.ideal([S(m) for m in ${products(generators, names)}])`),
    ...complexes.map(([name, facets]) =>
      facets.size === 0
        ? `# ${name} is the void complex, which Sage does not have`
        : `${name} = SimplicialComplex(${lists(facets, names)})`,
    ),
    ...(options.check === undefined ? [] : checkedInSage(options.check, ring.n)),
    '',
  ].join('\n');
}

function products(generators: SetFamily, names: readonly string[]): string {
  const texts = generators.toLists().map((generator) => generator.map((v) => names[v]).join('*') || '1');
  return `[${texts.map(quoted).join(', ')}]`;
}

function lists(facets: SetFamily, names: readonly string[]): string {
  const texts = facets.toLists().map((facet) => `[${facet.map((v) => quoted(names[v]!)).join(', ')}]`);
  return `[${texts.join(', ')}]`;
}

function quoted(text: string): string {
  return `'${text}'`;
}
