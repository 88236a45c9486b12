import { parseBoard, type Board } from '../../boards/door.js';
import { BOARD_NOTATIONS } from '../../boards/internal.js';
import { SimplicialComplex } from '../../complex/door.js';
import { define, on, type Call, type Definition } from '../Definition.js';
import { camelCase } from './rulesets.js';
import { boardKind, integerKind, integersKind, manyIntegersKind, textKind } from '../kinds.js';

/** The generators of boards, one for each notation `name:…`, and what else makes a board. */
export const boardFunctions: readonly Definition[] = [
  ...BOARD_NOTATIONS.flatMap(({ notation, words, example }) => {
    const [, name, parameters] = /^([a-z][\w-]*):(.+)$/.exec(notation) ?? [];
    if (name === undefined || name === 'file') return [];
    return [
      define(
        camelCase(name),
        `${words[0]!.toUpperCase()}${words.slice(1)}.`,
        exampleOf(example),
        ...calls(name, parameters!),
      ),
    ];
  }),
  define(
    'board',
    'The board with a notation.',
    'board("path:3 sides:LRL")',
    on([textKind], (notation) => parseBoard(notation)),
  ),
  define(
    'parseBoard',
    'The board with a notation.',
    'parseBoard("path:3")',
    on([textKind], (notation) => parseBoard(notation)),
  ),
  define(
    'sides',
    'The board with coloured vertices: a letter L, R or . for each.',
    'sides(path(3), "LRL")',
    on([boardKind, textKind], (it, letters) => {
      const colours = [...letters].map((letter) => (letter === 'L' || letter === 'R' ? letter : undefined));
      return it.withSides(colours);
    }),
  ),
  define(
    'cliqueComplex',
    'The complex of the cliques of a board.',
    'cliqueComplex(cycle(5))',
    on([boardKind], ({ edges, vertexCount }) => SimplicialComplex.cliqueComplex(edges, vertexCount)),
  ),
  define(
    'independenceComplex',
    'The complex of the independent sets of a board, the legal complex of NODE-KAYLES.',
    'independenceComplex(cycle(5))',
    on([boardKind], ({ edges, vertexCount }) => SimplicialComplex.independenceComplex(edges, vertexCount)),
  ),
];

/** `grid:3x4` as a call: `grid(3, 4)`. */
function exampleOf(notation: string): string {
  const [, name, parameters = ''] = /^([\w-]+):(.*)$/.exec(notation)!;
  const isNumbers = /^\d+(?:[x,]\d+)*$/.test(parameters);
  return `${camelCase(name!)}(${isNumbers ? parameters.split(/[x,]/).join(', ') : JSON.stringify(parameters)})`;
}

/** How a generator may be called: with the text of its notation, and with numbers where that consists of numbers. */
function calls(name: string, parameters: string): Call[] {
  const made = (given: string): Board => parseBoard(`${name}:${given}`);
  const ways = [on([textKind], made)];
  if (parameters === 'n') ways.push(on([integerKind], (n) => made(String(n))));
  else if (parameters === 'RxC')
    ways.push(on([integerKind, integerKind], (rows, columns) => made(`${rows}x${columns}`)));
  else if (parameters.includes(',') && !parameters.includes('-'))
    ways.push(...[integersKind, manyIntegersKind].map((kind) => on([kind], (numbers) => made(numbers.join(',')))));
  if (name === 'petersen') ways.push(on([], () => made('')));
  return ways;
}
