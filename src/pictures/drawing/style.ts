/** Colours, fonts and lengths (pixels) of all pictures. */
export const STYLE = {
  ground: '#ffffff',
  ink: '#222222',
  line: '#555555',
  faint: '#777777',
  font: 'DejaVu Sans, Verdana, Helvetica, Arial, sans-serif',
  margin: 16,
  labelSize: 13,
  smallSize: 9,
  captionSize: 13,
  lineHeight: 19,
  /** Half the height of a vertex. */
  radius: 14,
  /** The distance of neighbours. */
  unit: 76,
  cell: 52,
} as const;

/** A text that can be read above lines: its outline has the colour of the ground. */
export const HALO: Readonly<Record<string, string | number>> = {
  fill: STYLE.ink,
  stroke: STYLE.ground,
  'stroke-width': 4,
  'paint-order': 'stroke',
};

/** The colours of a player: of pieces and outlines, and of the ground of vertices and cells. */
export const SIDE_STYLE = {
  L: { name: 'Left', strong: '#1d4fa8', tint: '#d6e4fb' },
  R: { name: 'Right', strong: '#b3261e', tint: '#fbdad7' },
} as const;

/** The colour of vertices without side. */
export const NEUTRAL_STYLE = { strong: '#444444', tint: '#f1f1ee' } as const;

const FACE_COLOURS = [
  '#e0a100',
  '#2f9e5f',
  '#8a4fc7',
  '#d1679b',
  '#0d9aa8',
  '#8c5a2b',
  '#7a9a1f',
  '#4b5fa8',
  '#c2185b',
  '#607d8b',
] as const;

/** The colour of filled faces of a dimension ≥ 2. */
export function faceColour(dimension: number): string {
  return FACE_COLOURS[(dimension - 2) % FACE_COLOURS.length]!;
}

/** The shades of grey that stand for colours in print: Left is dark, Right light, larger faces darker. */
export const SHADES: Readonly<Record<string, string>> = {
  [SIDE_STYLE.L.strong]: '#000000',
  [SIDE_STYLE.L.tint]: '#ffffff',
  [SIDE_STYLE.R.strong]: '#6a6a6a',
  [SIDE_STYLE.R.tint]: '#dcdcdc',
  [NEUTRAL_STYLE.tint]: '#ffffff',
  ...Object.fromEntries(FACE_COLOURS.map((colour, i) => [colour, `#${(0xb0 - 0x11 * i).toString(16).repeat(3)}`])),
};
