import type { Drawing } from './composeDrawing.js';
import { latexText } from './latexText.js';
import { svgNumber, type Mark } from './Mark.js';
import { STYLE } from './style.js';
import { POINTS, points, tikzPath, type InheritedAttributes } from './tikzPath.js';

/**
 * A `tikzpicture` for LaTeX with the package `tikz`, on no ground; the title and the content in words are comments
 * before it.
 * @param scale how many pixels a unit of the drawing has
 */
export function printTikz({ title, description, marks }: Drawing, scale: number): string {
  const lines = marks.flatMap((mark) => commandsOf(mark, {}));
  const colours = [...new Set(lines.flatMap((line) => line.match(/\bspg[0-9A-F]{6}\b/g) ?? []))].sort();
  const unit = `${svgNumber(POINTS)}pt`;
  const scaled = scale === 1 ? '' : `, scale=${Math.round(scale * 1e4) / 1e4}, transform shape`;
  return [
    ...[title, description].flatMap((text) => text.split(/\r?\n/)).map((line) => `% ${line}`),
    `\\begin{tikzpicture}[x=${unit}, y=-${unit}${scaled}]`,
    ...colours.map((name) => `  \\definecolor{${name}}{HTML}{${name.slice(3)}}`),
    ...lines.map((line) => `  ${line}`),
    '\\end{tikzpicture}\n',
  ].join('\n');
}

/** What TikZ is told for an element and all in it. */
function commandsOf(mark: Mark, around: InheritedAttributes): string[] {
  const own = Object.entries(mark.attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, typeof value === 'number' ? svgNumber(value) : value]],
  );
  const attributes = { ...around, ...(Object.fromEntries(own) as InheritedAttributes) };
  const parts = mark.content.filter((part) => typeof part !== 'string');
  if (mark.name === 'g') return parts.flatMap((part) => commandsOf(part, attributes));
  if (mark.name === 'title') return [];
  if (mark.name === 'text') return [textNode(mark, attributes)];
  return [`\\path[${paint(attributes)}] ${tikzPath(mark.name, attributes)};`];
}

const ANCHORS: Readonly<Record<string, string>> = { start: 'base west', middle: 'base', end: 'base east' };

function textNode(mark: Mark, attributes: InheritedAttributes): string {
  const text = mark.content.filter((part) => typeof part === 'string').join('');
  const bold = attributes['font-weight'] === 'bold' ? '\\bfseries' : '';
  // A text with an outline in the colour of the ground stands on a piece of ground.
  const halo = attributes['stroke'] === STYLE.ground ? ', fill=white' : '';
  const options = [
    `anchor=${ANCHORS[attributes['text-anchor'] ?? 'start']!}`,
    `inner sep=${halo === '' ? '0pt' : '1pt'}${halo}`,
    `text=${colourName(attributes['fill'] ?? STYLE.ink)}`,
    `font=${fontSize(Number(attributes['font-size'] ?? STYLE.captionSize))}${bold}`,
  ];
  const turn = /^rotate\((\S+)/.exec(attributes['transform'] ?? '')?.[1];
  if (turn !== undefined) options.push(`rotate=${-Number(turn)}`);
  return `\\node[${options.join(', ')}] at (${attributes['x']!},${attributes['y']!}) {${mark.latex ?? latexText(text)}};`;
}

/** The size of type nearest to that of the drawing, in a document with 10 pt. */
function fontSize(pixels: number): string {
  if (pixels >= 12) return '\\small';
  if (pixels >= 10) return '\\footnotesize';
  return pixels >= 8 ? '\\scriptsize' : '\\tiny';
}

function colourName(colour: string): string {
  if (colour === '#ffffff') return 'white';
  return colour === '#000000' ? 'black' : `spg${colour.slice(1).toUpperCase()}`;
}

/** How an element is drawn and filled. As in SVG, what says nothing is filled black, if it is not a line. */
function paint(attributes: InheritedAttributes): string {
  const { fill, stroke } = attributes;
  const options: string[] = [];
  if (fill !== undefined && fill !== 'none') options.push(`fill=${colourName(fill)}`);
  if (stroke !== undefined && stroke !== 'none') {
    options.push(`draw=${colourName(stroke)}`, `line width=${points(attributes['stroke-width'] ?? 1)}`);
    if (attributes['stroke-linecap'] === 'round') options.push('line cap=round');
    if (attributes['stroke-linejoin'] === 'round') options.push('line join=round');
    const dashes = attributes['stroke-dasharray']?.split(/[ ,]+/).map(points);
    if (dashes !== undefined)
      options.push(`dash pattern=${dashes.map((d, i) => `${i % 2 === 0 ? 'on' : 'off'} ${d}`).join(' ')}`);
  }
  const opacity = attributes['fill-opacity'];
  if (opacity !== undefined) options.push(`fill opacity=${opacity}`);
  return options.join(', ');
}
