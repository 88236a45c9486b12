/** What the tests look for in a picture, read off its text. */
import { expect } from 'vitest';
import { readXml } from '../../src/boards/readXml.js';

/** Checks that a text is a complete SVG document: well formed, with a title, a view box and white ground. */
export function expectDocument(svg: string): void {
  readXml('picture', svg);
  expect(svg).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" version="1\.1"/,
  );
  const [, width, height, box] = /width="([\d.]+)" height="([\d.]+)" viewBox="([^"]+)"/.exec(svg)!;
  const numbers = box!.split(' ').map(Number);
  expect(numbers).toHaveLength(4);
  expect(numbers.slice(2)).toEqual([Number(width), Number(height)]);
  expect(svg).toMatch(
    /<title>[^<]+<\/title>\n<desc>[^<]+<\/desc>\n(?:<style>[^<]+<\/style>\n)?<rect class="ground" [^>]*fill="#ffffff"\/>/,
  );
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
}

/** The markup inside the group with a class, or nothing. */
export function layer(svg: string, name: string): string {
  return new RegExp(`<g class="${name}"[^>]*>\n([\\s\\S]*?)\n</g>`).exec(svg)?.[1] ?? '';
}

/** How often a start tag occurs. */
export function count(svg: string, tag: string): number {
  return svg.split(new RegExp(`<${tag}(?=[ />])`)).length - 1;
}

/** The contents of all text elements but those of the note, in order, entities as they stand. */
export function texts(svg: string): string[] {
  return textsIn(svg.replace(/<g class="note"[^>]*>[\s\S]*?<\/g>/, ''));
}

/** The note on the numbering, below everything. */
export function note(svg: string): string {
  return textsIn(layer(svg, 'note')).join(' ');
}

function textsIn(svg: string): string[] {
  return [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map((match) => match[1]!);
}

/** The lines of the caption. */
export function caption(svg: string): string[] {
  return texts(layer(svg, 'caption'));
}

/** The two ends of every line. */
export function lines(svg: string): [[number, number], [number, number]][] {
  return [...svg.matchAll(/<line x1="([^"]+)" y1="([^"]+)" x2="([^"]+)" y2="([^"]+)"\/>/g)].map((match) => {
    const [x1, y1, x2, y2] = match.slice(1).map(Number);
    return [
      [x1!, y1!],
      [x2!, y2!],
    ];
  });
}

/** The corners of every polygon. */
export function polygons(svg: string): number[][][] {
  return [...svg.matchAll(/<polygon points="([^"]+)"/g)].map((match) =>
    match[1]!.split(' ').map((corner) => corner.split(',').map(Number)),
  );
}
