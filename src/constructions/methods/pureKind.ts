import { InputError } from '../../errors.js';
import type { PureGameOptions } from '../pure/pureGame.js';

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
