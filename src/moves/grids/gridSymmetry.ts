import type { CanonicalPosition } from '../../evaluation/index.js';

/** The least of the images of a position under turning, reflecting and exchanging the players, for rules that none of them changes. */
export function canonicalGrid(position: string): CanonicalPosition<string> {
  const images = symmetricImages(position);
  const own = least(images);
  const swapped = least(images.map(exchanged));
  return swapped < own ? { position: swapped, negated: true } : { position: own };
}

function least(texts: readonly string[]): string {
  return texts.reduce((a, b) => (b < a ? b : a));
}

/** The eight images under the symmetries of a square. */
function symmetricImages(position: string): string[] {
  const rows = position.split('|');
  const columns = Array.from(rows[0]!, (_, c) => rows.map((row) => row[c]!).join(''));
  return [rows, columns].flatMap((lines) => {
    const upsideDown = lines.toReversed();
    return [lines, upsideDown, lines.map(backwards), upsideDown.map(backwards)].map((image) => image.join('|'));
  });
}

function backwards(line: string): string {
  return [...line].reverse().join('');
}

const OTHER: Readonly<Record<string, string>> = { x: 'o', o: 'x' };

function exchanged(position: string): string {
  return position.replace(/[xo]/g, (piece) => OTHER[piece]!);
}
