/**
 * The hottest connected regions of DOMINEERING: `npm run hot-domineering -- 15` walks through the polyominoes with at
 * most 15 squares, which takes some minutes, and prints those whose temperature is 2 or more; a second number asks for
 * another temperature t.
 *
 * While no smaller region is hotter than t, the temperature of a region is at least t if and only if the largest mean
 * after a move of Left exceeds the smallest after a move of Right by 2t: above the temperature of a position its walls
 * are its mean, and the mean of a sum is the sum of the means. So regions with at most two squares less than the
 * largest need a mean, and those with at most four less a value.
 */
import { mean, standardStore, temperature, type Value } from '../src/values/index.js';

/** A region by its rows, each a mask of columns: the first and the last row and column are used. */
type Rows = readonly number[];

const most = Number(process.argv[2] ?? 11);
const hot = Number(process.argv[3] ?? 2);
if (!Number.isInteger(most) || most < 1 || most > 16 || !(hot > 0)) {
  console.error(
    'npm run hot-domineering -- SQUARES TEMPERATURE; expected at most 16 squares and a temperature above 0.',
  );
  process.exit(2);
}

/** Values and means of all regions that larger ones may leave, in all the ways to lay them down. */
const values = new Map([['', standardStore.zero]]);
const means = new Map([['', 0]]);

for (let n = 1, hottest = -1; n <= most && hottest <= hot; n++) {
  let regions = 0;
  const found: string[] = [];
  for (const rows of polyominoes(n)) {
    const images = imagesOf(rows);
    if (!isLeast(rows, images)) continue;
    regions++;
    const t = n <= most - 2 ? evaluated(rows, images, n) : differenceOfMeans(rows) / 2;
    if (t >= hot) found.push(`  ${boardOf(rows)}${t > hot ? ' is hotter' : ''}`);
    hottest = Math.max(hottest, t);
  }
  console.log(`${n} squares: ${regions} regions, ${found.length} of temperature ${hot} or more`);
  for (const board of found) console.log(board);
}

/** The temperature; the value and the mean are kept. */
function evaluated(rows: Rows, images: readonly Rows[], n: number): number {
  const options = { L: [] as Value[], R: [] as Value[] };
  for (const { player, parts } of movesOf(rows))
    options[player].push(parts.reduce((sum, part) => sum.plus(values.get(part)!), standardStore.zero));
  const value = standardStore.fromOptions(options.L, options.R);
  const turned = value.negative();
  const m = mean(value).toNumber()!;
  for (const [i, image] of images.entries()) {
    means.set(keyOf(image), i < 4 ? m : -m);
    if (n <= most - 4) values.set(keyOf(image), i < 4 ? value : turned);
  }
  return temperature(value).toNumber()!;
}

/** By how much the largest mean after a move of Left exceeds the smallest after one of Right. */
function differenceOfMeans(rows: Rows): number {
  let [left, right] = [-Infinity, Infinity];
  for (const { player, parts } of movesOf(rows)) {
    const m = parts.reduce((sum, part) => sum + means.get(part)!, 0);
    if (player === 'L') left = Math.max(left, m);
    else right = Math.min(right, m);
  }
  return left - right;
}

/** All moves, Left's dominoes upright, each with the connected parts of what it leaves. */
function* movesOf(rows: Rows): Generator<{ readonly player: 'L' | 'R'; readonly parts: readonly string[] }> {
  for (const [r, mask] of rows.entries())
    for (let bit = 1; bit <= mask; bit *= 2) {
      if ((mask & bit) === 0) continue;
      const below = rows[r + 1] ?? 0;
      if ((below & bit) !== 0) yield { player: 'L', parts: partsOf(rows.with(r, mask - bit).with(r + 1, below - bit)) };
      if ((mask & (2 * bit)) !== 0) yield { player: 'R', parts: partsOf(rows.with(r, mask - 3 * bit)) };
    }
}

/** The connected parts of a set of squares. */
function partsOf(rows: Rows): string[] {
  const left = [...rows];
  const parts: string[] = [];
  for (let r = 0; r < left.length; r++)
    while (left[r] !== 0) {
      const part = new Array<number>(left.length).fill(0);
      part[r] = left[r]! & -left[r]!;
      for (let isGrowing = true; isGrowing;) {
        isGrowing = false;
        for (let i = r; i < left.length; i++) {
          const old = part[i]!;
          const beside = old | (part[i - 1] ?? 0) | (part[i + 1] ?? 0) | (old << 1) | (old >> 1);
          part[i] = beside & left[i]!;
          isGrowing ||= part[i] !== old;
        }
      }
      for (let i = r; i < left.length; i++) left[i]! -= part[i]!;
      const used = part.filter((mask) => mask !== 0);
      const all = used.reduce((a, b) => a | b, 0);
      parts.push(keyOf(used.map((mask) => mask / (all & -all))));
    }
  return parts;
}

function keyOf(rows: Rows): string {
  return String.fromCharCode(...rows);
}

function widthOf(rows: Rows): number {
  return rows.reduce((a, b) => a | b, 0).toString(2).length;
}

/** The ways to lay a region down: first four that keep dominoes upright, then four that exchange the players. */
function imagesOf(rows: Rows): Rows[] {
  const transposed = (region: Rows): number[] =>
    Array.from({ length: widthOf(region) }, (_, c) => region.reduce((m, mask, r) => m | (((mask >> c) & 1) << r), 0));
  const turned = transposed(rows);
  const [mirrored, other] = [transposed([...turned].reverse()), [...turned].reverse()];
  const upright = [rows, [...rows].reverse(), mirrored, [...mirrored].reverse()];
  const across = transposed([...rows].reverse());
  return [...upright, turned, other, across, [...across].reverse()];
}

/** Is a region the least of its images, of those with the most rows? */
function isLeast(rows: Rows, images: readonly Rows[]): boolean {
  if (widthOf(rows) > rows.length) return false;
  const own = keyOf(rows);
  return images.every((image) => image.length !== rows.length || keyOf(image) >= own);
}

/** All polyominoes with n squares up to translations. By Redelmeier 1981. */
function* polyominoes(n: number): Generator<number[]> {
  const width = 2 * n + 1;
  const seen = new Uint8Array((n + 1) * width);
  const chosen: number[] = [];
  seen[n] = 1;
  function* extended(open: readonly number[]): Generator<number[]> {
    for (const [i, cell] of open.entries()) {
      chosen.push(cell);
      if (chosen.length === n) yield rowsOf(chosen, width);
      else {
        const around = [cell + 1, cell + width, cell - 1, cell - width];
        const added = around.filter((next) => next >= n && seen[next] === 0);
        for (const next of added) seen[next] = 1;
        yield* extended([...open.slice(i + 1), ...added]);
        for (const next of added) seen[next] = 0;
      }
      chosen.pop();
    }
  }
  yield* extended([n]);
}

function rowsOf(cells: readonly number[], width: number): number[] {
  let [first, last] = [width, 0];
  for (const cell of cells) {
    first = Math.min(first, cell % width);
    last = Math.max(last, cell);
  }
  const rows = new Array<number>(Math.floor(last / width) + 1).fill(0);
  for (const cell of cells) rows[Math.floor(cell / width)]! |= 1 << ((cell % width) - first);
  return rows;
}

function boardOf(rows: Rows): string {
  const columns = Array.from({ length: widthOf(rows) }, (_, c) => c);
  const lines = rows.map((mask) => columns.map((c) => (((mask >> c) & 1) === 1 ? '.' : '#')).join(''));
  return `grid:${rows.length}x${columns.length}/${lines.join('|')}`;
}
