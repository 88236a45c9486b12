import type { PureConstruction } from '../../constructions/index.js';
import { wordsOfComplex } from '../../sources/internal.js';
import { counted } from '../../text/internal.js';

export function describePure(source: string, { target, certificate }: PureConstruction): string {
  const { complex, flag, steps } = certificate;
  const isCurved = complex === 'sphere' || complex === 'ball';
  const words = isCurved ? `a ${complex}` : `a pure${flag ? ' flag' : ''} complex`;
  const good = isCurved
    ? `dimension ${target.dimension}`
    : flag || complex === 'vertexDecomposable'
      ? 'vertex decomposable, so shellable and Cohen–Macaulay over every field'
      : 'pure';
  const { size, answers, left, right } = steps.at(-1)!;
  const moves = left.length + right.length + answers.length;
  return [
    `${source}: ${words} with this value`,
    '',
    `Complex  ${flag ? `${counted(target.n, 'vertex', 'vertices')}, ${counted(target.minimalNonfaces.size, 'pair')} in conflict` : wordsOfComplex(target)}`,
    `Size     ${counted(size, 'vertex', 'vertices')} in each facet; ${good}`,
    moves === 0
      ? 'Moves    few enough to be played out'
      : `Moves    ${counted(left.length + right.length, 'leads', 'lead')} to ${left.length + right.length === 1 ? 'an option' : 'options'}, ${counted(answers.length, 'has', 'have')} an answer`,
    '',
    'With -o FILE.json it is written to a file that spgames verify checks.',
  ].join('\n');
}
