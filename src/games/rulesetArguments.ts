import { InputError } from '../errors.js';
import type { Player } from '../player.js';
import type { RulesetParameters } from './CatalogueEntry.js';
import type { Ruleset } from './Ruleset.js';
import { partizanArcKayles } from './rulesets/colouredKayles.js';
import { antichain, chain, type OrderRelations } from './rulesets/orders.js';
import { polyomino, type Polyomino } from './rulesets/polyomino.js';
import { avoidOwn, avoid, inside, type PointSets } from './rulesets/setSystems.js';
import { oab, octal, subtraction } from './rulesets/strips.js';

function refuse(name: string, { form }: Pick<RulesetParameters, 'form'>, argument: string, expected: string): never {
  throw new InputError(
    'invalid-ruleset-argument',
    `findRuleset: the argument of ${name} is ${argument === '' ? 'missing' : JSON.stringify(argument)}; expected ${expected}.`,
    { hint: `It is written ${name}(${form}).`, details: { ruleset: name, argument } },
  );
}

/** The items between separators, without blanks; none in an empty text. */
function items(text: string, separator: string): string[] {
  return text.trim() === '' ? [] : text.split(separator).map((item) => item.trim());
}

function integer(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function parameters(
  name: string,
  form: string,
  words: string,
  ruleset: (argument: string, wrong: (expected: string) => never) => ReturnType<RulesetParameters['ruleset']>,
): RulesetParameters {
  return {
    form,
    words,
    ruleset: (argument) => ruleset(argument, (expected) => refuse(name, { form }, argument, expected)),
  };
}

type Refuse = (expected: string) => never;

function lists(argument: string, wrong: Refuse, expected: string): number[][] {
  return argument.split(';').map((list) => items(list, ',').map((item) => integer(item) ?? wrong(expected)));
}

/** The arguments of `oab`. */
export const oabParameters: RulesetParameters = parameters(
  'oab',
  'a,b',
  'the lengths of Left and Right pieces',
  (argument, wrong) => {
    const [[a, b, more] = [], ...rest] = lists(argument, wrong, 'two lengths such as 1,2');
    if (a === undefined || b === undefined || more !== undefined || rest.length > 0)
      return wrong('two lengths such as 1,2');
    return oab(a, b);
  },
);

/** The arguments of `octal`. */
export const octalParameters: RulesetParameters = parameters(
  'octal',
  '.7|.07',
  'the code of both players, or those of Left and Right',
  (argument, wrong) => {
    const codes = items(argument, '|');
    if (codes.length === 0 || codes.length > 2 || codes.some((code) => !/^[04]?\.[0-7]*$/.test(code)))
      return wrong('one octal code such as .77, or two as in .7|.07');
    return octal(codes[0]!, codes[1]);
  },
);

/** The arguments of `subtraction`. */
export const subtractionParameters: RulesetParameters = parameters(
  'subtraction',
  '1;2,3',
  'the numbers of tokens that both players take, or those of Left and of Right',
  (argument, wrong) => {
    const expected = 'numbers of tokens such as 1,2, or two lists as in 1;2,3';
    const sets = lists(argument, wrong, expected);
    if (sets.length > 2 || sets.every((set) => set.length === 0)) return wrong(expected);
    return subtraction(sets[0]!, sets[1]);
  },
);

/** The arguments of `partizan-arc-kayles`. */
export const arcParameters: RulesetParameters = parameters(
  'partizan-arc-kayles',
  'LR.',
  'a letter for each edge of the board in lexicographic order: L, R, or . for both players',
  (argument, wrong) => {
    if (!/^[LR.]+$/.test(argument)) return wrong('a letter L, R or . for each edge, such as LR.');
    return partizanArcKayles(
      Array.from(argument, (letter): Player | undefined => (letter === '.' ? undefined : (letter as Player))),
    );
  },
);

/** The arguments of `polyomino`. */
export const polyominoParameters: RulesetParameters = parameters(
  'polyomino',
  'L:##/#.;R:###*',
  'shapes for Left, for Right and, without a letter, for both players; rows joined by /, shapes by commas; ^ after a shape that may be turned, * if it may also be turned over',
  (argument, wrong) => {
    const expected = 'shapes such as L:##/#.;R:###*';
    const shapes = items(argument, ';').flatMap((part): Polyomino[] => {
      const [, letter, texts] = /^(?:([LR])\s*:)?\s*(.*)$/s.exec(part)!;
      return items(texts!, ',').map((text): Polyomino => {
        const [, rows, freedom] = /^([#./]+)([*^]?)$/.exec(text) ?? wrong(expected);
        const shape = rows!.split('/');
        if (shape.some((row) => row.length !== shape[0]!.length || row === '') || !rows!.includes('#'))
          return wrong(`rows of equal length with a square in ${JSON.stringify(text)}`);
        return {
          ...(letter !== undefined && { side: letter as Player }),
          shape,
          ...(freedom !== '' && { rotate: true }),
          ...(freedom === '*' && { reflect: true }),
        };
      });
    });
    return shapes.length === 0 ? wrong(expected) : polyomino(shapes);
  },
);

function setParameters(name: string, ruleset: (sets: PointSets) => ReturnType<RulesetParameters['ruleset']>) {
  return parameters(name, '0,1,2;0,3', 'sets of vertices, numbered from 0', (argument, wrong) => {
    const expected = 'sets of vertices such as 0,1,2;0,3';
    const sets = argument === '' ? wrong(expected) : lists(argument, wrong, expected);
    const twice = sets.find((set) => new Set(set).size < set.length);
    if (twice !== undefined) return wrong(`different vertices in the set ${twice.join()}`);
    if (name !== 'inside' && sets.some((set) => set.length === 0)) return wrong('sets that are not empty');
    return ruleset(sets);
  });
}

/** The arguments of `inside`. */
export const insideParameters: RulesetParameters = setParameters('inside', (sets) => inside(sets));
/** The arguments of `avoid`. */
export const avoidParameters: RulesetParameters = setParameters('avoid', (sets) => avoid(sets));
/** The arguments of `avoid-own`. */
export const avoidOwnParameters: RulesetParameters = setParameters('avoid-own', (sets) => avoidOwn(sets));

function orderParameters(kind: string, ruleset: (relations: OrderRelations) => Ruleset): RulesetParameters {
  return parameters(kind, '0<1,0<2', 'relations between vertices, numbered from 0', (argument, wrong) => {
    const relations = items(argument, ',').map((item): OrderRelations[number] => {
      const [a, b, more] = item.split('<').map((end) => integer(end.trim()));
      if (a === undefined || b === undefined || more !== undefined || item.split('<').length !== 2)
        return wrong('relations such as 0<1,0<2');
      return [a, b];
    });
    if (relations.flat().some((v) => v >= 1000)) return wrong('elements below 1000');
    return ruleset(relations);
  });
}

/** The arguments of `chain`. */
export const chainParameters: RulesetParameters = orderParameters('chain', chain);
/** The arguments of `antichain`. */
export const antichainParameters: RulesetParameters = orderParameters('antichain', antichain);
