import { valueDetailList } from '../../analysis/internal.js';
import {
  atomicWeight,
  birthday,
  boilingPoint,
  cool,
  farStar,
  hackenbushDimension,
  hasAtomicWeight,
  heat,
  incentives,
  integerCeiling,
  integerFloor,
  isAllSmall,
  isAtMostInfinitesimally,
  isEquivalentUnderFarStar,
  isInfinitesimal,
  isInfinitesimallyClose,
  isNumberish,
  mean,
  miny,
  nimDimension,
  nortonProduct,
  parseValue,
  printValue,
  printValueLatex,
  reducedCanonicalForm,
  simplestNumber,
  standardStore,
  temperature,
  thermicVersion,
  thermograph,
  tiny,
  uptimal,
  valuesBornBy,
  winningMovesBesideNumber,
  type Thermograph,
  type Value,
} from '../../values/index.js';
import { define, on, type Definition } from '../Definition.js';
import { dyadic, integer, player, text, value, values } from '../kinds.js';
import { WithFields } from '../withFields.js';

const up = (n: number): Value => parseValue('^').times(n);

/** The theory of values. */
export const valueFunctions: readonly Definition[] = [
  define(
    'temperature',
    'The temperature of a value: how much a move is worth.',
    'temperature(snort(path(5)))',
    on([value], temperature),
  ),
  define('mean', 'The mean of a value: its average in many copies.', 'mean(value("{5|1}"))', on([value], mean)),
  define(
    'leftStop',
    'The number at which play stops if Left begins.',
    'leftStop(value("{5|1}"))',
    on([value], (v) => v.leftStop),
  ),
  define(
    'rightStop',
    'The number at which play stops if Right begins.',
    'rightStop(value("{5|1}"))',
    on([value], (v) => v.rightStop),
  ),
  define(
    'thermograph',
    'The thermograph of a value: its walls as points [t, x], with temperature and mean.',
    'thermograph(value("{5|1}"))',
    on([value], (v) => withWalls(thermograph(v))),
  ),
  define(
    'outcome',
    'Who wins: L, R, N (the player who begins) or P (the other one).',
    'outcome(value("*"))',
    on([value], (v) => v.outcome),
  ),
  define('birthday', 'The day on which the value is born.', 'birthday(value("^"))', on([value], birthday)),
  define(
    'leftOptions',
    'The Left options of the canonical form.',
    'leftOptions(value("^"))',
    on([value], (v) => v.options('L')),
  ),
  define(
    'rightOptions',
    'The Right options of the canonical form.',
    'rightOptions(value("^"))',
    on([value], (v) => v.options('R')),
  ),
  define(
    'options',
    'The options of a player in the canonical form.',
    'options(value("^"), "R")',
    on([value, player], (v, p) => v.options(p)),
  ),
  define(
    'incentives',
    'What the moves of a player gain.',
    'incentives(value("{5|1}"), "L")',
    on([value, player], incentives),
  ),
  ...valueDetailList.flatMap(([name, detail]) => {
    if (detail.needs !== 'value' || detail.example === undefined) return [];
    const about = `${detail.about![0]!.toUpperCase()}${detail.about!.slice(1)}.`;
    return define(name, about, detail.example, on([value], detail.find as (v: Value) => unknown));
  }),
  define('cool', 'The value cooled by t: every move costs t.', 'cool(value("{5|1}"), 1)', on([value, dyadic], cool)),
  define(
    'heat',
    'The value heated by t, a number or a game: every move earns t.',
    ['heat(value("*"), 1)', 'heat(value("{3||2*|1*}"), value("*"))'],
    on([value, dyadic], heat),
    on([value, value], heat),
  ),
  define(
    'nortonProduct',
    'The Norton product with a positive unit.',
    'nortonProduct(3, value("^"))',
    on([value, value], (v, unit) => nortonProduct(v, { unit })),
  ),
  define(
    'atomicWeight',
    'The atomic weight of a value: how many ups it is worth.',
    ['atomicWeight(value("^^*"))', 'atomicWeight(tiny(2))'],
    on([value], atomicWeight),
  ),
  define(
    'hasAtomicWeight',
    'Has the value an atomic weight? All-small values have one.',
    'hasAtomicWeight(value("{1|^^||^}"))',
    on([value], hasAtomicWeight),
  ),
  define(
    'reducedCanonicalForm',
    'The simplest value infinitesimally close.',
    'reducedCanonicalForm(value("{2+^|*}"))',
    on([value], reducedCanonicalForm),
  ),
  define(
    'thermicVersion',
    'A thermic version of a hot value.',
    'thermicVersion(value("{5,{9|0}|1}"))',
    on([value], (v) => thermicVersion(v)),
  ),
  define(
    'farStar',
    'The far star of some values: a nimber above all in them.',
    'farStar(value("*2"))',
    on([value], (v) => farStar(v)),
  ),
  define(
    'boilingPoint',
    'The largest temperature among some values.',
    'boilingPoint([value("{5|1}"), value("*")])',
    on([values], boilingPoint),
  ),
  define('nimDimension', 'The Nim-dimension of a value.', 'nimDimension(value("*3"))', on([value], nimDimension)),
  define(
    'hackenbushDimension',
    'The Hackenbush-dimension of a value.',
    'hackenbushDimension(value("3/8"))',
    on([value], hackenbushDimension),
  ),
  define(
    'integerFloor',
    'The greatest integer that is at most a value.',
    'integerFloor(value("{5|1}"))',
    on([value], integerFloor),
  ),
  define(
    'integerCeiling',
    'The least integer that is at least a value.',
    'integerCeiling(value("{5|1}"))',
    on([value], integerCeiling),
  ),
  define(
    'simplestNumber',
    'The simplest number strictly between two.',
    'simplestNumber(1/4, 1)',
    on([dyadic, dyadic], (a, b) => simplestNumber(a, b)),
  ),
  define(
    'valuesBornBy',
    'All values born by a day.',
    'valuesBornBy(1)',
    on([integer], (day) => valuesBornBy(day)),
  ),
  define('tiny', 'Tiny-G, {0 || 0 | -G}.', 'tiny(2)', on([value], tiny)),
  define('miny', 'Miny-G, {G | 0 || 0}.', 'miny(2)', on([value], miny)),
  define(
    'nimber',
    'The nimber *n.',
    'nimber(2)',
    on([integer], (n) => standardStore.nimber(n)),
  ),
  define('up', 'The multiple n of ^; a negative one of v.', ['up(1)', 'up(-2)'], on([integer], up)),
  define(
    'uptimal',
    'The value ^<n> = {0 | * - ^ - … - ^<n-1>}.',
    'uptimal(2)',
    on([integer], (n) => uptimal(standardStore, { kind: 'power', n })),
  ),
  define(
    'isNumber',
    'Is the value a number?',
    'isNumber(value("^"))',
    on([value], (v) => v.number !== undefined),
  ),
  define(
    'isNumberish',
    'Is the value infinitesimally close to a number?',
    'isNumberish(value("1^"))',
    on([value], isNumberish),
  ),
  define('isInfinitesimal', 'Is the value infinitesimal?', 'isInfinitesimal(value("^"))', on([value], isInfinitesimal)),
  define(
    'isInfinitesimallyClose',
    'Do two values differ by an infinitesimal?',
    'isInfinitesimallyClose(1, value("1^"))',
    on([value, value], isInfinitesimallyClose),
  ),
  define(
    'isAtMostInfinitesimally',
    'Is the first value at most the second, up to an infinitesimal?',
    'isAtMostInfinitesimally(value("1^"), 1)',
    on([value, value], isAtMostInfinitesimally),
  ),
  define(
    'isEquivalentUnderFarStar',
    'Do two values differ by less than ^ in the presence of the far star?',
    'isEquivalentUnderFarStar(value("^"), value("^*"))',
    on([value, value], isEquivalentUnderFarStar),
  ),
  define(
    'winningMovesBesideNumber',
    'The moves in a value, not a number, with which a player who begins wins its sum with a number.',
    'winningMovesBesideNumber(value("{5,{9|0}|1}"), -4, "L")',
    on([value, dyadic, player], winningMovesBesideNumber),
  ),
  define('isAllSmall', 'Is the value all-small?', 'isAllSmall(value("^"))', on([value], isAllSmall)),
  define(
    'confused',
    'Are two values confused: is neither at most the other?',
    'confused(0, value("*"))',
    on([value, value], (a, b) => a.compare(b) === '||'),
  ),
  define(
    'compareValues',
    'How two values compare: <, >, = or ||.',
    'compareValues(0, value("*"))',
    on([value, value], (a, b) => a.compare(b)),
  ),
  define(
    'printValue',
    'The name of a value; in the style ascii, unicode, cgsuite or latex.',
    'printValue(value("^*"), "unicode")',
    on([value], (v) => printValue(v)),
    on([value, text], (v, style) =>
      style === 'latex' ? printValueLatex(v) : printValue(v, { style: style as 'ascii' }),
    ),
  ),
];

/** A thermograph with the points of its walls as numbers [t, x]. */
export function withWalls(graph: Thermograph): WithFields {
  const { temperature: t, mean: m, leftWall, rightWall } = graph;
  const fields = { temperature: t, mean: m, left: leftWall.breakpoints, right: rightWall.breakpoints };
  return new WithFields(fields, { type: 'Thermograph', object: graph, document: () => graph.toJSON() });
}
