import { randomIntegers } from './randomNumbers.js';

/** A command line with the files that it may read. */
export interface CommandLine {
  readonly args: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

/** Sources of every notation. */
const SOURCES: readonly string[] = [
  'snort@path:4',
  'col@cycle:5',
  'domineering@grid:2x3',
  'nogo@grid:2x2',
  'node-kayles@complete:3',
  'arc-kayles@g6:DQc',
  'oab(1,2)@path:6',
  'octal(.7|.07)@heap:6',
  'subtraction(1;2,3)@heap:5',
  'nim@heaps:2,3',
  'hex@hex:2x2',
  'cram@grid:2x2',
  'snort@path:2 + path:3',
  'snort@path:2 + col@path:2',
  'snort@edges:0-1,1-2,3',
  'col@tree:0,0,1',
  'snort@path:3 sides:LRL',
  'snort@grid:3x3/..#|...|..x',
  'avoid(0,1;2,3)@empty:4',
  'inside(fano)@empty:7',
  'chain(0<1,1<2)@empty:3',
  'polyomino(L:##/#.;R:###)@grid:3x3',
  'non-attacking(queens)@grid:3x3',
  'facets:x1 x2, x2 y1',
  'facets:',
  'facets:{}',
  'facets:[[1,2,3],[3,4,5]]',
  'facets:(1 2 3)(3 4 5)',
  'nonfaces:x1 y1, x2 y2',
  'nonfaces:',
  'ideal:x1*x3, x2*x3*x4',
  'ideal:0',
  'ideal:1',
  'vertices:x1 x2 x3; facets:x1 x2',
  'value:{2|-2}',
  'value:^^*',
  'value:tiny(2)',
  'value:{1|0||-1/2}',
  'value:3/4 + snort@path:3',
  'named:dunce-hat',
  'matching:4',
  'chessboard:2x3',
  '3*snort@path:2',
  'snort@path:3 - col@path:2',
  'snort@path:1..4',
  'col@grid:{2..3}x{1,2}',
  'snort@path:{1,3,5}',
  '-snort@path:3',
  'snort@path:5/L...R',
  'random:n=6,d=2,p=0.5,seed=1',
  'file.json',
  'list.txt',
  'script.m2',
  '-',
];

/** Files that sources may name. */
const FILES: Readonly<Record<string, string>> = {
  'file.json': '{"type":"complex","vertices":[{"label":"x1","side":"L"},{"label":"y1","side":"R"}],"facets":[[0],[1]]}',
  'game.json': '{"type":"sp-game","vertices":[{"label":"1"},{"label":"2"}],"facets":[[0],[1]],"nonfaces":[[0,1]]}',
  'ideal.json': '{"type":"ideal","variables":[{"name":"a"},{"name":"b"},{"name":"c"}],"generators":[[0,1],[1,2]]}',
  'moves.json':
    '{"type":"moves","start":0,"positions":[{"id":0,"left":[1],"right":[]},{"id":1,"placed":["a"],"left":[],"right":[]}]}',
  'rules.json':
    '{"type":"ruleset","name":"far","pieces":[{"name":"vertex","sides":["L","R"]}],"clauses":[{"forbid":"overlap"}]}',
  'board.json': '{"type":"board","n":3,"edges":[[0,1],[1,2]]}',
  'list.txt': '1 2 3\n3 4 5\n',
  'script.m2': 'R = QQ[a,b,c]\nI = monomialIdeal(a*b, b*c)\n',
  '-': 'snort@path:2\ncol@path:3\n',
};

const COMMANDS: readonly (readonly string[])[] = [
  ['compile'],
  ['compile', '--only', 'vertices,facets'],
  ['analyze'],
  ['analyze', '--only', 'fVector,pure,depth'],
  ['analyze', '--explain'],
  ['analyze', '--char', '2', '--only', 'betti'],
  ['value'],
  ['value', '--moves'],
  ['value', '--thermograph'],
  ['value', '--misere'],
  ['explain', '--position', 'x1 y2'],
  ['build', '--as', 'legal', '--method', 'prop2.1'],
  ['build', '--as', 'illegal', '--method', 'gamma'],
  ['build', '--method', 'value'],
  ['verify'],
  ['classify'],
  ['export', '--to', 'macaulay2'],
  ['export', '--to', 'latex'],
  ['export', '--to', 'json'],
  ['draw', '--what', 'complex'],
  ['draw', '--what', 'board'],
  ['catalog'],
  ['batch', 'value'],
  ['link', 'x1'],
  ['join', 'facets:x9'],
  ['skeleton', '1'],
  ['star', 'x1'],
  ['deletion', 'x2'],
  ['induced', 'x1 x2'],
  ['pure-skeleton', '1'],
  ['alexander-dual'],
  ['cover-dual'],
  ['complement'],
  ['barycentric'],
  ['value', '--position', 'x1'],
  ['analyze', '--position', 'x1 y3'],
  ['analyze', '--illegal', '--only', 'pure,serre'],
  ['value', '--cool', '1/2', '--heat', '1'],
  ['value', '--incentives', '--confusion-interval'],
  ['value', '--grundy', '--genus', '--period'],
  ['export', '--to', 'sage', '--check'],
  ['export', '--to', 'macaulay2', '--char', '2'],
  ['equal', 'col@path:2', '--level', 'value'],
  ['batch', 'value', '--where', 'temperature>=1'],
  ['batch', 'value', '--top', '2 temperature', '--format', 'csv'],
  ['batch', 'analyze', '--only', 'pure', '--format', 'markdown'],
  ['batch', 'value', '--on', 'snort', '--each', '0.01'],
  ['play', '--players', 'machine,machine'],
  ['play', '--misere', '--level', 'random'],
  ['play', '--hints', '--first', 'right'],
  ['completion'],
  ['batch', 'compile', '--columns', 'players', '--format', 'tsv'],
  ['batch', 'link', 'x1'],
  ['equal', 'snort@path:3'],
  ['compare', 'value:1'],
];

const NUMBERS = [
  '0',
  '-1',
  '1',
  '1.5',
  '7',
  '1e3',
  '999999999',
  '4294967296',
  '9007199254740993',
  '1e400',
  'NaN',
  '00',
  '2..4',
  '{1,2}',
];
const BITS = [
  ' ',
  ',',
  ';',
  ':',
  '@',
  '+',
  '-',
  '*',
  '|',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '<',
  '>',
  '/',
  '#',
  '.',
  '"',
  "'",
  '\\',
  '\n',
  '\t',
  '\0',
  '\u001b[31m',
  'é',
  '∅',
  '🂡',
  'x1',
  'y2',
  '__proto__',
  'undefined',
  'facets:',
  'value:',
  'path:',
];

/** A text with a few changes: characters removed, repeated, exchanged or put in, numbers replaced, parts of others. */
function changed(text: string, random: (below: number) => number, others: readonly string[]): string {
  let now = text;
  for (let times = random(2); times >= 0; times--) {
    const [from, to] = [random(now.length + 1), random(now.length + 1)].sort((a, b) => a - b) as [number, number];
    const pick = (list: readonly string[]): string => list[random(list.length)]!;
    switch (random(7)) {
      case 0:
        now = now.slice(0, from) + now.slice(Math.min(to, from + 3));
        break;
      case 1:
        now = now.slice(0, from) + pick(BITS) + now.slice(from);
        break;
      case 2:
        now = now.slice(0, to) + now.slice(from);
        break;
      case 3: {
        const numbers = [...now.matchAll(/\d+/g)];
        const found = numbers[random(numbers.length)];
        if (found !== undefined)
          now = now.slice(0, found.index) + pick(NUMBERS) + now.slice(found.index + found[0].length);
        break;
      }
      case 4: {
        const other = pick(others);
        now = now.slice(0, from) + other.slice(random(other.length));
        break;
      }
      case 5:
        now = `${now}${pick([' + ', ' - ', '@', ' ', ', ', '; '])}${pick(others)}`;
        break;
      default:
        now = now.slice(0, from) + now.slice(from, to).toUpperCase() + now.slice(to);
    }
  }
  return now.slice(0, 400);
}

/** A JSON document with a part replaced by junk, or its text changed. */
function changedFile(text: string, random: (below: number) => number): string {
  if (random(2) === 0 || !text.startsWith('{')) return changed(text, random, Object.values(FILES));
  const junk: readonly unknown[] = [
    null,
    true,
    -1,
    0,
    0.5,
    1e9,
    2 ** 53,
    '',
    'x',
    'L',
    [],
    [[]],
    [0],
    {},
    [null],
    { n: 3 },
  ];
  const places: [holder: Record<string, unknown>, key: string][] = [];
  const document = JSON.parse(text) as Record<string, unknown>;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key]);
      visit((value as Record<string, unknown>)[key]);
    }
  };
  visit(document);
  for (let times = random(2); times >= 0; times--) {
    const [holder, key] = places[random(places.length)]!;
    if (random(5) === 0) delete holder[key];
    else holder[key] = junk[random(junk.length)];
  }
  return JSON.stringify(document);
}

/** A command line with mistakes in its source, its files, its options or its words. */
export function wrongCommandLine(seed: number): CommandLine {
  const random = randomIntegers(seed);
  const [command, ...options] = COMMANDS[random(COMMANDS.length)]!;
  const files = { ...FILES };
  const names = Object.keys(files);
  const kind = random(4);
  const source = random(3) === 0 ? names[random(names.length)]! : SOURCES[random(SOURCES.length)]!;
  const written = kind === 0 || kind === 1 ? changed(source, random, SOURCES) : source;
  const isBatch = command === 'batch';
  let args = isBatch ? [command, ...options, '-'] : [command!, written, ...options];
  if (kind !== 0) for (const name of names) if (random(3) === 0) files[name] = changedFile(files[name]!, random);
  // Ranges may stand for very many lines: what is not done in time is left.
  if (isBatch) files['-'] = `${written}\n${SOURCES[random(SOURCES.length)]!}\n`;
  if (kind === 3) {
    const i = random(args.length);
    const word = changed(args[i]!, random, [
      ...COMMANDS.flat(),
      '--json',
      '--timeout',
      '--char',
      '--position',
      '--where',
      '--top',
      '--each',
      '--memory',
      '--format',
      '--cool',
      '--nosuch',
      '-o',
      '--',
    ]);
    args = [...args.slice(0, i), word, ...args.slice(i + random(2))];
  }
  if (random(3) === 0) args.push('--json');
  return { args, files };
}
