import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { SimplicialComplex } from 'spgames/complex';
import { drawPlot } from 'spgames/pictures';
import { FAMILIES, type GrowthFamily } from './growthFamilies.js';
import { output } from './peerPrograms.js';

/** One size of a family. */
interface Measured {
  readonly size: number;
  readonly seconds: number;
  readonly megabytes: number;
  readonly answer: string;
  /** Seconds of the other program. */
  readonly peer?: number;
}

const CASE = fileURLToPath(new URL('growthCase.ts', import.meta.url));
const PAGE = new URL('../docs/performance.md', import.meta.url);
const PICTURE = new URL('../docs/pictures/growth.svg', import.meta.url);
const [BEGIN, END] = ['<!-- growth: written by npm run bench -- growth-write -->', '<!-- /growth -->'];
/** Less is the start of the process more than the question. */
const LEAST_SECONDS = 0.03;
const RUNS = 3;

/**
 * How cost and memory grow with the board: five sizes of each question in processes of their own, the least CPU seconds
 * of three runs, beside another program's wall seconds, whose answers have to be the same.
 * @param isWritten whether the table and the picture of `docs/performance.md` are written anew
 */
export async function measureGrowth(isWritten: boolean): Promise<void> {
  console.log('\nGrowth: CPU seconds and peak memory of one question in a fresh process, least of three runs');
  const rows: string[] = [];
  const curves: { name: string; points: [number, number][] }[] = [];
  for (const family of FAMILIES) {
    const measured = await sizesOf(family);
    for (const one of measured) {
      const { size, seconds, megabytes, answer, peer } = one;
      const cells = [
        one === measured[0] ? family.name : '',
        String(size),
        answer.length > 26 ? `${answer.slice(0, 25)}…` : answer,
        seconds.toFixed(3),
        megabytes.toFixed(0),
        peer === undefined ? '' : `${family.peer!.name} ${peer < 0.001 ? '< 0.001' : peer.toFixed(3)}`,
        one === measured.at(-1) ? growthOf(family, measured) : '',
      ];
      console.log(
        `  ${cells[0]!.padEnd(44)}${cells
          .slice(1)
          .map((cell) => cell.padStart(12))
          .join(' ')}`,
      );
      rows.push(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
    }
    const points = measured.map(({ seconds }, i): [number, number] => [
      i + 1,
      Math.round(100 * Math.log10(seconds)) / 100,
    ]);
    curves.push({ name: family.name, points });
  }
  if (!isWritten) return;
  const head = ['question', 'n', 'answer', 'seconds', 'MB', 'other program', 'each step costs'];
  const table = [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...rows].join('\n');
  const text = readFileSync(PAGE, 'utf8');
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no lines ${BEGIN} and ${END}`);
  const written = `${text.slice(0, from)}${BEGIN}\n\n${table}\n\n${text.slice(to)}`;
  writeFileSync(PAGE, await format(written, { ...(await resolveConfig(PAGE)), parser: 'markdown' }));
  writeFileSync(
    PICTURE,
    drawPlot(
      { x: 'the sizes of the table, the first to the fifth', y: 'CPU seconds, log₁₀', series: curves },
      { title: 'How cost grows with the board' },
    ),
  );
}

/** @throws Error if the other program has another answer */
async function sizesOf(family: GrowthFamily): Promise<Measured[]> {
  const { name, sizes, complex, peer } = family;
  const asked = new Map<string, SimplicialComplex>();
  for (const size of sizes) if (peer !== undefined && size <= peer.most) asked.set(String(size), complex(size));
  const others = await peer?.measure(asked);
  return sizes.map((size) => {
    const [own, ...more] = Array.from({ length: RUNS }, () => measureCase(name, size));
    const best = more.reduce((least, one) => (one.seconds < least.seconds ? one : least), own!);
    const other = others?.get(String(size));
    if (other !== undefined && other.count !== best.answer)
      throw new Error(`${name}, n = ${size}: ${peer!.name} finds ${other.count}, spgames ${best.answer}`);
    return { size, ...best, ...(other !== undefined && { peer: other.ms / 1000 }) };
  });
}

function measureCase(name: string, size: number): Omit<Measured, 'size' | 'peer'> {
  const printed = output(process.execPath, [...process.execArgv, CASE, name, String(size)]);
  const [, seconds, megabytes, answer] = /^@ (\S+) (\S+) (.*)$/m.exec(printed)!;
  return { seconds: Number(seconds), megabytes: Number(megabytes), answer: answer! };
}

/** The factor of the cost from one size to the next, fitted to the sizes that take long enough. */
function growthOf({ sizes }: GrowthFamily, measured: readonly Measured[]): string {
  const points = measured.flatMap(({ size, seconds }) => (seconds < LEAST_SECONDS ? [] : [[size, Math.log(seconds)]]));
  if (points.length < 2) return '';
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at]!, 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const slope =
    points.reduce((sum, [a, b]) => sum + (a! - x) * (b! - y), 0) / points.reduce((sum, [a]) => sum + (a! - x) ** 2, 0);
  return `× ${Math.exp(slope * (sizes[1]! - sizes[0]!)).toFixed(1)}`;
}
