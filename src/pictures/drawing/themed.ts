import { STYLE } from './style.js';

/** Grounds: light, dark, or as the page or the system that shows the picture wants it. */
export type PictureTheme = 'auto' | 'light' | 'dark';
export const PICTURE_THEMES: readonly PictureTheme[] = ['auto', 'light', 'dark'];

/** The colours on dark ground that stand for those on light ground; others serve on both. */
export const DARK: Readonly<Record<string, string>> = {
  [STYLE.ground]: '#1b1b1f',
  [STYLE.ink]: '#e8e8ea',
  [STYLE.line]: '#a9a9b0',
  [STYLE.faint]: '#9b9ba3',
  '#000000': '#ffffff',
  // Left, Right, and what belongs to neither: strong and tinted.
  '#1d4fa8': '#86b4ff',
  '#d6e4fb': '#1d3258',
  '#b3261e': '#ff8f86',
  '#fbdad7': '#58211d',
  '#444444': '#c6c6cc',
  '#f1f1ee': '#303036',
  // Faces and lines of plots.
  '#e0a100': '#f0bd3a',
  '#2f9e5f': '#54c98a',
  '#2f7d4f': '#54c98a',
  '#8a4fc7': '#bb8cf2',
  '#d1679b': '#e78bb8',
  '#0d9aa8': '#35bfcd',
  '#8c5a2b': '#c48f5c',
  '#7a9a1f': '#a8cb45',
  '#4b5fa8': '#8fa2ee',
  '#c2185b': '#f2659a',
  '#607d8b': '#93afbc',
  '#a86b00': '#e0a33a',
  // Shades of the ground.
  '#f3f3ee': '#25252b',
  '#ececec': '#2b2b31',
  '#e9e9e4': '#2e2e35',
  '#e4e4e4': '#3a3a42',
  '#dddddd': '#3d3d45',
  '#d8d8d8': '#3d3d45',
  '#d5d5cf': '#4a4a52',
  '#cccccc': '#4f4f58',
  '#c8c8c8': '#4f4f58',
  '#bbbbbb': '#5f5f69',
  '#b9b9b3': '#5f5f69',
};

/** The name by which the rules for dark ground find what belongs to a picture, also inside a page. */
const CLASS = 'spgames-picture';
const PAINTED = /\b(fill|stroke)="(#[0-9a-f]{6})"/g;

/**
 * An SVG document, drawn for light ground, as another ground wants it. `auto` keeps the colours, which programs read
 * that know no style sheets, and adds rules for `prefers-color-scheme: dark` on screens: paper is light.
 */
export function themed(svg: string, theme: PictureTheme): string {
  if (theme === 'light') return svg;
  if (theme === 'dark') {
    const dark = svg.replace(PAINTED, (_, name: string, colour: string) => `${name}="${DARK[colour] ?? colour}"`);
    return dark.replace(' role="img"', ` fill="${DARK[STYLE.ink]!}" role="img"`);
  }
  const used = new Map([...svg.matchAll(PAINTED)].map(([all, name, colour]) => [all, [name!, colour!] as const]));
  const rules = [...used.values()]
    .sort((a, b) => (a.join() < b.join() ? -1 : 1))
    .flatMap(([name, colour]) =>
      DARK[colour] === undefined ? [] : [`.${CLASS} [${name}=\\${colour}]{${name}:${DARK[colour]}}`],
    );
  const style = `<style>@media screen and (prefers-color-scheme:dark){.${CLASS}{fill:${DARK[STYLE.ink]!}}${rules.join('')}}</style>\n`;
  return svg.replace(' role="img"', ` class="${CLASS}" role="img"`).replace('</desc>\n', `</desc>\n${style}`);
}

/** The document without rules for dark ground, for programs that might read them wrong. */
export function withoutThemes(svg: string): string {
  return svg.replace(/<style>@media screen and \(prefers-color-scheme:dark\)[^<]*<\/style>\n/, '');
}
