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
} from '../../values/door.js';
import { define, on, type Definition } from '../Definition.js';
import { dyadicKind, integerKind, playerKind, textKind, valueKind, valuesKind } from '../kinds.js';
import { WithFields } from '../withFields.js';

const up = (n: number): Value => parseValue('^').times(n);

/** The theory of values. */
export const valueFunctions: readonly Definition[] = [
  define(
    'temperature',
    'The temperature of a value: how much a move is worth.',
    'temperature(snort(path(5)))',
    on([valueKind], temperature),
  ),
  define('mean', 'The mean of a value: its average in many copies.', 'mean(value("{5|1}"))', on([valueKind], mean)),
  define(
    'leftStop',
    'The number at which play stops if Left begins.',
    'leftStop(value("{5|1}"))',
    on([valueKind], (v) => v.leftStop),
  ),
  define(
    'rightStop',
    'The number at which play stops if Right begins.',
    'rightStop(value("{5|1}"))',
    on([valueKind], (v) => v.rightStop),
  ),
  define(
    'thermograph',
    'The thermograph of a value: its walls as points [t, x], with temperature and mean.',
    'thermograph(value("{5|1}"))',
    on([valueKind], (v) => withWalls(thermograph(v))),
  ),
  define(
    'outcome',
    'Who wins: L, R, N (the player who begins) or P (the other one).',
    'outcome(value("*"))',
    on([valueKind], (v) => v.outcome),
  ),
  define('birthday', 'The day on which the value is born.', 'birthday(value("^"))', on([valueKind], birthday)),
  define(
    'leftOptions',
    'The Left options of the canonical form.',
    'leftOptions(value("^"))',
    on([valueKind], (v) => v.options('L')),
  ),
  define(
    'rightOptions',
    'The Right options of the canonical form.',
    'rightOptions(value("^"))',
    on([valueKind], (v) => v.options('R')),
  ),
  define(
    'options',
    'The options of a player in the canonical form.',
    'options(value("^"), "R")',
    on([valueKind, playerKind], (v, p) => v.options(p)),
  ),
  define(
    'incentives',
    'What the moves of a player gain.',
    'incentives(value("{5|1}"), "L")',
    on([valueKind, playerKind], incentives),
  ),
  ...valueDetailList.flatMap(([name, detail]) => {
    if (detail.needs !== 'value' || detail.example === undefined) return [];
    const about = `${detail.about![0]!.toUpperCase()}${detail.about!.slice(1)}.`;
    return define(name, about, detail.example, on([valueKind], detail.find as (v: Value) => unknown));
  }),
  define(
    'cool',
    'The value cooled by t: every move costs t.',
    'cool(value("{5|1}"), 1)',
    on([valueKind, dyadicKind], cool),
  ),
  define(
    'heat',
    'The value heated by t, a number or a game: every move earns t.',
    ['heat(value("*"), 1)', 'heat(value("{3||2*|1*}"), value("*"))'],
    on([valueKind, dyadicKind], heat),
    on([valueKind, valueKind], heat),
  ),
  define(
    'nortonProduct',
    'The Norton product with a positive unit.',
    'nortonProduct(3, value("^"))',
    on([valueKind, valueKind], (v, unit) => nortonProduct(v, { unit })),
  ),
  define(
    'atomicWeight',
    'The atomic weight of a value: how many ups it is worth.',
    ['atomicWeight(value("^^*"))', 'atomicWeight(tiny(2))'],
    on([valueKind], atomicWeight),
  ),
  define(
    'hasAtomicWeight',
    'Does the value have an atomic weight? All-small values have one.',
    'hasAtomicWeight(value("{1|^^||^}"))',
    on([valueKind], hasAtomicWeight),
  ),
  define(
    'reducedCanonicalForm',
    'The simplest value infinitesimally close.',
    'reducedCanonicalForm(value("{2+^|*}"))',
    on([valueKind], reducedCanonicalForm),
  ),
  define(
    'thermicVersion',
    'A thermic version of a hot value.',
    'thermicVersion(value("{5,{9|0}|1}"))',
    on([valueKind], (v) => thermicVersion(v)),
  ),
  define(
    'farStar',
    'The far star of some values: a nimber above all in them.',
    'farStar(value("*2"))',
    on([valueKind], (v) => farStar(v)),
  ),
  define(
    'boilingPoint',
    'The largest temperature among some values.',
    'boilingPoint([value("{5|1}"), value("*")])',
    on([valuesKind], boilingPoint),
  ),
  define('nimDimension', 'The Nim-dimension of a value.', 'nimDimension(value("*3"))', on([valueKind], nimDimension)),
  define(
    'hackenbushDimension',
    'The Hackenbush-dimension of a value.',
    'hackenbushDimension(value("3/8"))',
    on([valueKind], hackenbushDimension),
  ),
  define(
    'integerFloor',
    'The greatest integer that is at most a value.',
    'integerFloor(value("{5|1}"))',
    on([valueKind], integerFloor),
  ),
  define(
    'integerCeiling',
    'The least integer that is at least a value.',
    'integerCeiling(value("{5|1}"))',
    on([valueKind], integerCeiling),
  ),
  define(
    'simplestNumber',
    'The simplest number strictly between two.',
    'simplestNumber(1/4, 1)',
    on([dyadicKind, dyadicKind], (a, b) => simplestNumber(a, b)),
  ),
  define(
    'valuesBornBy',
    'All values born by a day.',
    'valuesBornBy(1)',
    on([integerKind], (day) => valuesBornBy(day)),
  ),
  define('tiny', 'Tiny-G, {0 || 0 | -G}.', 'tiny(2)', on([valueKind], tiny)),
  define('miny', 'Miny-G, {G | 0 || 0}.', 'miny(2)', on([valueKind], miny)),
  define(
    'nimber',
    'The nimber *n.',
    'nimber(2)',
    on([integerKind], (n) => standardStore.nimber(n)),
  ),
  define('up', 'The multiple n of ^; a negative one of v.', ['up(1)', 'up(-2)'], on([integerKind], up)),
  define(
    'uptimal',
    'The value ^<n> = {0 | * - ^ - … - ^<n-1>}.',
    'uptimal(2)',
    on([integerKind], (n) => uptimal(standardStore, { kind: 'power', n })),
  ),
  define(
    'isNumber',
    'Is the value a number?',
    'isNumber(value("^"))',
    on([valueKind], (v) => v.number !== undefined),
  ),
  define(
    'isNumberish',
    'Is the value infinitesimally close to a number?',
    'isNumberish(value("1^"))',
    on([valueKind], isNumberish),
  ),
  define(
    'isInfinitesimal',
    'Is the value infinitesimal?',
    'isInfinitesimal(value("^"))',
    on([valueKind], isInfinitesimal),
  ),
  define(
    'isInfinitesimallyClose',
    'Do two values differ by an infinitesimal?',
    'isInfinitesimallyClose(1, value("1^"))',
    on([valueKind, valueKind], isInfinitesimallyClose),
  ),
  define(
    'isAtMostInfinitesimally',
    'Is the first value at most the second, up to an infinitesimal?',
    'isAtMostInfinitesimally(value("1^"), 1)',
    on([valueKind, valueKind], isAtMostInfinitesimally),
  ),
  define(
    'isEquivalentUnderFarStar',
    'Do two values differ by less than ^ in the presence of the far star?',
    'isEquivalentUnderFarStar(value("^"), value("^*"))',
    on([valueKind, valueKind], isEquivalentUnderFarStar),
  ),
  define(
    'winningMovesBesideNumber',
    'The moves in a value, not a number, with which a player who begins wins its sum with a number.',
    'winningMovesBesideNumber(value("{5,{9|0}|1}"), -4, "L")',
    on([valueKind, dyadicKind, playerKind], winningMovesBesideNumber),
  ),
  define('isAllSmall', 'Is the value all-small?', 'isAllSmall(value("^"))', on([valueKind], isAllSmall)),
  define(
    'confused',
    'Are two values confused: is neither at most the other?',
    'confused(0, value("*"))',
    on([valueKind, valueKind], (a, b) => a.compare(b) === '||'),
  ),
  define(
    'compareValues',
    'How two values compare: <, >, = or ||.',
    'compareValues(0, value("*"))',
    on([valueKind, valueKind], (a, b) => a.compare(b)),
  ),
  define(
    'printValue',
    'The name of a value; in the style ascii, unicode, cgsuite or latex.',
    'printValue(value("^*"), "unicode")',
    on([valueKind], (v) => printValue(v)),
    on([valueKind, textKind], (v, style) =>
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
