import { pureConstruction, type PureConstruction, type PureGameOptions } from '../../constructions/index.js';
import { InputError } from '../../errors.js';
import { constructionToJson } from '../../formats/index.js';
import type { Value } from '../../values/index.js';
import { wordsOfComplex } from '../../sources/internal.js';

import type { Session } from '../Session.js';
import type { Answer } from '../SourceCommand.js';
import { counted } from '../../text/internal.js';

/** The kinds of pure complexes, by the options of `build` that ask for them. */
const KINDS = {
  pure: '--pure',
  vertexDecomposable: '--vertex-decomposable',
  sphere: '--sphere',
  ball: '--ball',
} as const satisfies Record<PureGameOptions['complex'], string>;

/** The options of `build` that are about pure complexes. */
export interface PureFlags extends Readonly<Partial<Record<PureGameOptions['complex'], boolean>>> {
  readonly flag?: boolean;
  readonly board?: boolean;
}

/** Which pure complex is asked for, if one is. @throws InputError `invalid-option` */
export function pureKind(flags: PureFlags, method: string): Pick<PureGameOptions, 'complex' | 'flag'> | undefined {
  const { flag, board } = flags;
  const kinds = (Object.keys(KINDS) as PureGameOptions['complex'][]).filter((kind) => flags[kind] === true);
  const given = [
    ...kinds.map((kind) => KINDS[kind]),
    ...(flag === true ? ['--flag'] : []),
    ...(board === true ? ['--board'] : []),
  ];
  if (given.length === 0) return undefined;
  const refuse = (found: string, expected: string): never => {
    throw new InputError('invalid-option', `build: ${found}; expected ${expected}.`);
  };
  if (method !== 'value') refuse(`${given[0]!} with ${method}`, '--method value');
  const [complex] = kinds;
  if (complex === undefined)
    return refuse(
      `${given[0]!} alone`,
      `${Object.values(KINDS)
        .slice(0, flag === true ? 2 : 4)
        .join(' or ')} with it`,
    );
  if (kinds.length > 1) refuse(given.slice(0, 2).join(' with '), 'one of the two');
  if (flag === true && (complex === 'sphere' || complex === 'ball'))
    refuse(`--flag with ${KINDS[complex]}`, '--pure or --vertex-decomposable with it');
  return { complex, ...(flag === true && { flag }) };
}

/**
 * `build value:V --method value --pure|--vertex-decomposable|--sphere|--ball [--flag]`: a pure complex with a given
 * value, and why.
 */
export function buildPure(
  source: string,
  value: Value,
  kind: Pick<PureGameOptions, 'complex' | 'flag'>,
  session: Session,
): Answer {
  const construction = pureConstruction(value, { ...session.run(), ...kind });
  return {
    json: () => constructionToJson(construction, session.run()),
    text: () => describePure(source, construction),
    file: 'json',
  };
}

function describePure(source: string, { target, certificate }: PureConstruction): string {
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
