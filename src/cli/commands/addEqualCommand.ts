import { Option, type Command } from 'commander';
import { complexIsomorphism, type Vertex } from '../../complex/index.js';
import { notNormalPlay } from '../../moves/internal.js';
import { InputError } from '../../errors.js';
import { describeEquality, VERSION, type Equality } from '../../formats/index.js';
import { compareLoopyGames, type LoopyGame } from '../../loopy/index.js';
import type { SidesRule } from '../../player.js';
import { asComplex, asGame, asLoopyGame, asValue, literalEquality, type Source } from '../../sources/index.js';
import { hasValue, isLoopy, isStrong } from '../../sources/internal.js';
import type { Value, ValueOrder } from '../../values/index.js';
import { addOptions, type CommonOptions } from '../commonOptions.js';
import { addHelp } from '../help/HelpPage.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { addPositionsOption, positionsOfTwo, type PositionsOptions } from '../positionsOfTwo.js';
import { printJson } from '../printJson.js';
import { CUT_OFF } from '../exitCodes.js';
import { Session } from '../Session.js';
import type { Terminal } from '../Terminal.js';

type Level = Equality['level'];
const LEVELS: readonly Level[] = ['complex', 'graph', 'tree', 'value'];

interface EqualOptions extends CommonOptions, PositionsOptions {
  /** By default `tree`, of loopy games `value`. */
  readonly level?: Level;
  readonly sides: SidesRule;
}

/** `equal SOURCE SOURCE`: are two games the same, as complexes, as game graphs or as game trees? */
export function addEqualCommand(program: Command, terminal: Terminal, setExitCode: (code: number) => void): void {
  const command = addOptions(program.command('equal'), {})
    .description(
      'Compare two games: are their legal complexes isomorphic (--level complex, and graph: game graphs are isomorphic iff the complexes are), are they literally equal, that is, are their game trees isomorphic (tree), do they have the same value under normal play (value)? Loops do not count. Exit status 0 equal, 1 not, 3 undecided.',
    )
    .argument('<first>', 'a source, see spgames --help')
    .argument('<second>', 'a source')
    .addOption(
      new Option('--level <level>', 'what is compared (default: "tree", for loopy games "value")').choices(LEVELS),
    )
    .addOption(
      new Option('--sides <rule>', 'keep Left and Right, swap them in the first (is it the negative?), or ignore them')
        .choices(['keep', 'swap', 'ignore'])
        .default('keep'),
    );
  addPositionsOption(command).action(async (first: string, second: string, options: EqualOptions) => {
    const session = new Session(terminal, 'equal', options);
    try {
      const { equality, vertices } = await compareInTime(first, second, options, session);
      const text =
        options.json === true
          ? printJson({ spgames: VERSION, ...equality })
          : describeEquality(equality, vertices).join('\n');
      session.end();
      terminal.print(`${text}\n`);
      if (equality.equal === 'undecided') session.warnOfOpen();
      setExitCode(equality.equal === 'undecided' ? CUT_OFF : equality.equal ? 0 : 1);
    } finally {
      session.end();
    }
  });
  addHelp(command, [
    'equal snort@path:4 col@path:4 --sides ignore',
    'equal domineering@grid:2x3 domineering@grid:3x2 --sides swap --json',
    "equal loopy:over 'loopy:a={0|b}; b={pass|a}'",
    "equal 'facets:x1 x2, x2 x3, x1 x3, x4 x5, x5 x6, x4 x6' 'facets:x1 x2, x2 x3, x3 x4, x4 x5, x5 x6, x1 x6'",
  ]);
}

type Compared = { readonly equality: Equality; readonly vertices: readonly [readonly Vertex[], readonly Vertex[]] };

/** As `compare`; undecided when the time is up before both games are there. */
async function compareInTime(
  first: string,
  second: string,
  options: EqualOptions,
  session: Session,
): Promise<Compared> {
  const { level = 'tree' } = options;
  const unknown = { literallyEqual: 'undecided', isomorphicComplexes: 'undecided' } as const;
  const found = await session.inTime(() => compare(first, second, options, session));
  return found ?? { equality: { equal: 'undecided', level, ...(level === 'tree' && unknown) }, vertices: [[], []] };
}

async function compare(first: string, second: string, options: EqualOptions, session: Session): Promise<Compared> {
  const { sides } = options;
  const [begin, otherBegin] = positionsOfTwo('equal', options);
  const [one, other] = [await session.source(first, begin), await session.source(second, otherBegin)];
  if ([one, other].some(isStrong)) throw notNormalPlay('equal', 'a strong positional game');
  const areLoopy = isLoopy(one) || isLoopy(other);
  const { level = areLoopy ? 'value' : 'tree' } = options;
  if (areLoopy) return compareLoopy(one, other, level, sides, session);
  if (level === 'tree') {
    return compareTrees(one, other, sides, session);
  }
  if (level === 'value') {
    const valueOf = (source: Source): Value => {
      if (sides === 'ignore' && hasValue(source))
        throw new InputError('invalid-option', '--sides ignore with a value; expected games with rules.', {
          hint: 'The players of a value cannot be taken away from it.',
        });
      const rule = sides === 'ignore' ? 'ignore' : 'keep';
      return asValue(source, { ...session.run(), evaluator: evaluatorOf(session), sides: rule });
    };
    const [a, b] = [valueOf(one), valueOf(other)];
    const order = (sides === 'swap' ? a.negative() : a).compare(b);
    const equality: Equality = { equal: order === '=', level, ...(order !== '=' && { difference: DIFFERENCE[order] }) };
    return { equality, vertices: [[], []] };
  }
  // A game graph is that of a game, so the void complex has none.
  const [a, b] =
    level === 'graph'
      ? [asGame(one, session.run()).legalComplex, asGame(other, session.run()).legalComplex]
      : [asComplex(one, session.run()), asComplex(other, session.run())];
  const found = complexIsomorphism(a, b, { ...session.run(), sides });
  const equality: Equality = {
    equal: found.isomorphic,
    level,
    isomorphicComplexes: found.isomorphic,
    ...(found.isomorphic === true && { isomorphism: found.map }),
    ...(found.isomorphic === false && { difference: found.difference }),
  };
  return { equality, vertices: [a.vertices, b.vertices] };
}

/** Loopy games are the same if their sides are. @throws InputError `invalid-option` */
function compareLoopy(one: Source, other: Source, level: Level, sides: SidesRule, session: Session): Compared {
  if (level !== 'value' || sides === 'ignore')
    throw new InputError(
      'invalid-option',
      `equal: ${level === 'value' ? '--sides ignore' : `--level ${level}`} of a loopy game; expected ${level === 'value' ? '--sides keep or swap' : '--level value'}.`,
    );
  const evaluator = evaluatorOf(session);
  const [a, b] = [one, other].map((source) => asLoopyGame(source, { ...session.run(), evaluator })) as [
    LoopyGame,
    LoopyGame,
  ];
  const order = compareLoopyGames(sides === 'swap' ? a.negative() : a, b, session.run());
  const equality: Equality =
    order === 'undecided'
      ? { equal: order, level }
      : {
          equal: order === '=',
          level,
          ...(order !== '=' && { difference: order === '||' ? 'the values are incomparable' : DIFFERENCE[order] }),
        };
  return { equality, vertices: [[], []] };
}

/** As game trees. */
function compareTrees(one: Source, other: Source, sides: SidesRule, session: Session): Compared {
  const { equality, vertices } = literalEquality(one, other, { ...session.run(), sides });
  return { equality: { equal: equality.literallyEqual, level: 'tree', ...equality }, vertices };
}

const DIFFERENCE: Readonly<Record<Exclude<ValueOrder, '='>, string>> = {
  '<': 'the first value is less than the second',
  '>': 'the first value is greater than the second',
  '||': 'the values are incomparable (the difference is a first-player win)',
};
