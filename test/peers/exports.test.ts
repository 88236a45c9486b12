import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SimplicialComplex, vertexFromLabel } from 'spgames/complex';
import { printPolymake, printSage, printSingular } from 'spgames/formats';
import { facetComplex, SquarefreeIdeal, stanleyReisnerIdeal } from 'spgames/ideal';
import { describe, expect, it } from 'vitest';
import { findCommand, peer } from './peers.js';

const singular = findCommand('Singular');
const sage = peer('sage');
const polymake = peer('polymake');

/** What a program prints for a script, line by line. */
function run(command: string, args: readonly string[], script: string, extension: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'spgames-export-'));
  try {
    const file = join(folder, `script.${extension}`);
    writeFileSync(file, script);
    const output = execFileSync(command, [...args, file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return output.split('\n').filter((line) => line !== '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const vertices = ['x1', 'x2', 'left', 'y1', '5', 'y3'].map(vertexFromLabel);
const delta = SimplicialComplex.fromFacets(
  [
    [0, 5],
    [1, 2, 3],
    [0, 1],
  ],
  vertices,
);
const complexes = [delta, SimplicialComplex.irrelevant(vertices), SimplicialComplex.simplex(vertices)];
const many = SquarefreeIdeal.fromGenerators(
  Array.from({ length: 5000 }, (_, i) => [i % 100, (i + 1 + Math.floor(i / 100)) % 100]),
  100,
);

describe('scripts for other programs run there', () => {
  it.skipIf(singular === undefined)('Singular', () => {
    const scripts = [
      ...complexes.map((complex) => `${printSingular({ complex })}size(stanleyReisnerIdeal); size(facetIdeal);`),
      `${printSingular({ legal: delta, illegal: facetComplex(stanleyReisnerIdeal(delta)) })}string(illegalIdeal);`,
      `${printSingular({ ideal: many })}size(I);`,
    ];
    const lines = run(singular!, ['-q'], `${scripts.join('\nkill S;\n')}\nquit;\n`, 'sing');
    const nonfaces = delta.minimalNonfaces.size;
    expect(lines.slice(0, 6)).toEqual([String(nonfaces), '3', '6', '1', '0', '1']);
    expect(lines[6]!.split(',')).toHaveLength(nonfaces);
    expect(lines[7]).toBe(String(many.generators.size));
  });

  it.skipIf(sage === undefined)('Sage', () => {
    const scripts = complexes.map(
      (complex) =>
        `${printSage({ complex })}print(Delta.f_vector(), len(Delta.minimal_nonfaces()), facetIdeal.ngens(), stanleyReisnerIdeal.dimension())\n`,
    );
    const lines = run(sage!, ['-python'], `from sage.all import *\n${scripts.join('')}`, 'py');
    const expected = complexes.map((complex) => {
      const inside = complex.minimalNonfaces.toLists().filter((set) => set.length > 1).length;
      return `[${complex.fVector().join(', ')}] ${inside} ${complex.facets.size} ${complex.dimension + 1}`;
    });
    expect(lines).toEqual(expected);
  });

  it.skipIf(polymake === undefined)('polymake', () => {
    const asked = complexes.map((complex) => `${printPolymake({ complex })}print $Delta->DIM, "; ";\n`);
    // A variable is declared once in a session.
    const script = asked.map((text, i) => (i === 0 ? text : text.replace('declare ', ''))).join('');
    const ask = 'print $legalComplex->F_VECTOR, "; ", join(" ", @{$legalComplex->VERTEX_LABELS}), "; ";\n';
    const game = printPolymake({ legal: delta, illegal: facetComplex(stanleyReisnerIdeal(delta)) });
    const nonfaces = 'print $legalComplex->MINIMAL_NON_FACES->rows, "\\n";\n';
    const [line] = run(polymake!, ['--script'], `${script}${game}${ask}${nonfaces}`, 'pl');
    const [, ...f] = delta.fVector();
    const inner = delta.minimalNonfaces.toLists().filter((s) => s.length > 1).length;
    expect(line).toBe(`2; -1; 5; ${f.join(' ')}; x1 x2 left y1 y3; ${inner}`);
  });
});
