import { describe, expect, it } from 'vitest';
import { printResult, Worksheet } from 'spgames/mathjs';
import { definitions } from '../../../src/expressions/definitions.js';
import type { Definition } from '../../../src/expressions/Definition.js';
import { standsFor } from '../../../src/expressions/typeOf.js';
import { LibraryError, ParseError } from '../../../src/index.js';
import { sampled } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const sheet = new Worksheet();
const shown = (expression: string): string => printResult(sheet.evaluate(expression));

describe('literal games', () => {
  it.each([
    ['remoteness(-form("{*|*}"))', '2'],
    ['remoteness(form("{*|*}") + form("{*|*}"))', '4'],
    ['genus(form("{*2|*2}") + form("{*2|*2}"))', '0^02'],
    ['oslo(form("{*|*}") + form("{*|*}"))', 'loopy:4.upon*'],
    ['uponicWeight(form("{*|*}") + form("*"))', '3'],
    ['value(optionClosure(form("{1|0}") + form("{*|*}")))', '{1,1*,1*2|0,*,*2}'],
    ['value(ordinalSum(form("{0,1|3}") + 0, 1))', '5/2'],
    ['value(ordinalSum(0 + form("{0,1|3}"), 1))', '5/2'],
    ['leftOptions(form("{0,1|3}"))', '[form:0, form:1]'],
    ['options(form("{0,1|3}"), "R")', '[form:3]'],
    ['form("{0,1|3}")', 'form:{0,1|3}'],
    ['-form("{0,1|3}")', 'form:{-3|0,-1}'],
    ['form("{0|*}") - form("*")', 'form:{*,^|^,{*|*}}'],
    ['2 * form("{*|*}") == form("{*|*}") * 2', 'true'],
    ['literallyEqual(2 * form("{*|*}"), form("{*|*}") + form("{*|*}"))', 'true'],
    ['literallyEqual((-3) * form("1"), form("-3"))', 'true'],
    ['literallyEqual(0 * form("{*|*}"), 0)', 'true'],
    ['[literallyEqual(form("{0,1|3}"), 2), form("{0,1|3}") == 2]', '[false, true]'],
    ['[form("*"), form("{0,1|3}")] + form("1")', '["form:{*,1|1}", "form:{1,2,{0,1|3}|4}"]'],
    [
      '[form("*") < 1, form("*") >= 0, compare(form("*"), form("*2")), confused(form("*"), 0)]',
      '[true, false, ||, true]',
    ],
  ])('%s', (expression, printed) => {
    expect(shown(expression).replaceAll('"||"', '||')).toBe(printed);
  });

  it.each(['value("*")', 'snort(path(2))', 'digraph("LR 0>1")', 'position("hackenbush@stalk:L")', 'loopy("on")'])(
    'are not mixed with %s',
    (other) => {
      for (const sign of ['+', '-', '==', '!=', '<', '<=', '>', '>='])
        for (const expression of [`form("*") ${sign} ${other}`, `${other} ${sign} form("*")`])
          expect(thrownBy(() => sheet.evaluate(expression))).toMatchObject({
            column: expression.indexOf(` ${sign}`) + 2,
            hint: 'form(v) is the canonical form of a value, and the literal game of a game; value(f) is the value of a literal game.',
          });
    },
  );

  it('of too many copies are not made', () => {
    expect(thrownBy(() => sheet.evaluate('100000 * form("*")'))).toMatchObject({ code: 'too-many-copies' });
  });
});

/** Functions that look at a literal game as it stands. */
const LITERAL =
  'abs add compareOslo conjunctiveSum consecutiveFollowers continuedSum diminishedSum disjunctiveSum dominatedOptions draw drawGameGraph drawGameTree drawLoopyGame firstOptions form formalBirthday genus grundyValue hackenbushDimension incentives isCanonicalForm isDeadEnding isDicotic isImpartial isOptionClosed isTame isThreatbare lattice leftOptions literallyEqual loopySideOut misereCanonicalForm misereGrundyValue misereOutcome misereRemoteness multiply nimDimension normalPlayEmbedding optionClosedSequences optionClosure options ordinalSum oslo passification positionNames printForm remoteness reversibleOptions rightOptions selectiveSum sequentialSum shortGenus shortenedSum sideOut sideSum subtract tameness threat threePlayerOutcome twoSlo unaryMinus unaryPlus uponMultiple uponicWeight withGiftHorse'.split(
    ' ',
  );

/** Functions that find what belongs to the value of a literal game, or refuse it. */
const BY_VALUE =
  'atomicWeight birthday compare compareLoopyGames compareValues confused confusionInterval cool drawThermograph equal farStar gameWithValue hasAtomicWeight heat integerCeiling integerFloor isAllSmall isAtMostInfinitesimally isEquivalentUnderFarStar isGiftHorse isInfinitesimal isInfinitesimallyClose isNumber isNumberish larger largerEq latex leftStop loopy loopyGameName loopyGameOf loopyOutcome mean miny normalOutcome nortonProduct offside onside optionClosedAntichains outcome printCGSuite printValue reducedCanonicalForm rightStop sign simplestForm smaller smallerEq stopper temperature thermicVersion thermograph tiny unequal value valueConstruction winningMovesBesideNumber'.split(
    ' ',
  );

/** Pairs of literal games of one value, the second canonical. */
const FORMS = [
  '{0,1|3}',
  '{*|*}',
  '{*2|*2}',
  '{1,{2|0}|3}',
  '{0,*|*,*2}',
  '{{*|*}|{*|*}}',
  '{-1|1}',
  '{*,^|0}',
  '{2,{3|1}|{1|0}}',
  '{1/2|2}',
  '{0,{0|*2}|{0|*2}}',
  '{|*}',
];

/** What else is given. */
const OTHERS: Readonly<Record<string, string>> = {
  '"L" or "R"': '"L"',
  number: '1',
  n: '1',
  game: 'form("*")',
  'game, …': 'form("*")',
  value: 'value("^")',
  'literal game': 'form("*")',
  'loopy game': 'loopy("on")',
};

/** The calls of a function with a literal game for X, as far as the other arguments are known. */
function callsOf({ name, calls }: Definition): string[] {
  return calls.flatMap(({ kinds }) =>
    kinds.flatMap(({ types }, place) => {
      if (!types.split(' | ').some((type) => type !== 'any' && standsFor('Form', type))) return [];
      const given = kinds.map(({ word }, i) => (i === place ? 'X' : OTHERS[word]));
      return given.includes(undefined) ? [] : [`${name}(${given.join(', ')})`];
    }),
  );
}

function answerTo(call: string, argument: string): string {
  try {
    return shown(call.replace('X', argument));
  } catch (error) {
    if (error instanceof LibraryError && !(error instanceof ParseError && error.code === 'unknown-name'))
      return error.code;
    throw error;
  }
}

/** The functions that tell some literal game from its canonical form. */
function looksAtForm(call: string): boolean {
  return FORMS.some((form) => answerTo(call, `form("${form}")`) !== answerTo(call, `form(value(form("${form}")))`));
}

describe('each function that takes a literal game', () => {
  const taking = new Map([...definitions.values()].map((each) => [each.name, callsOf(each)]));

  it('is known to look at it as it stands, or to find what belongs to its value', () => {
    const names = [...taking].filter(([, calls]) => calls.length > 0).map(([name]) => name);
    expect(names.sort()).toEqual([...LITERAL, ...BY_VALUE].sort());
  });

  it('of forms tells some literal game from its canonical form', () => {
    expect(sampled(LITERAL, 20).filter((name) => !taking.get(name)!.some(looksAtForm))).toEqual([]);
  });

  it('of values tells none', () => {
    expect(sampled(BY_VALUE, 5).filter((name) => taking.get(name)!.some(looksAtForm))).toEqual([]);
  });
});
