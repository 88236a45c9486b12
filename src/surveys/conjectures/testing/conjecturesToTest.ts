import { InputError } from '../../../errors.js';
import { tokensOf } from '../../../expressions/internal.js';
import type { SurveyColumn } from '../../Questions.js';
import { isNumeric } from '../../questions/columnTypes.js';
import { readList } from '../../questions/readList.js';
import type { ConjecturesDocument } from '../conjecturesDocument.js';
import { attributeNamed, namesIn, namesOfRows, requireColumn, type AnswerFields } from '../implications/attributes.js';
import { implicationText } from '../implications/implicationText.js';
import { linearBound } from './linearBound.js';

/** What a survey tests, as its document has it. */
export interface TestedConjectures {
  readonly implications: readonly { readonly if: readonly string[]; readonly then: readonly string[] }[];
  /** Such as `t <= 2*d`. */
  readonly inequalities: readonly string[];
}

/** A statement about each item. */
export interface Conjecture {
  readonly text: string;
  /** The columns that it looks at. */
  readonly fields: readonly string[];
  /** False for a counterexample; null if that is not known. */
  readonly of: (answers: AnswerFields) => boolean | null;
}

/**
 * What is to be tested of conjectures: implications without exceptions that are not known to hold, and bounds of the
 * column that is bounded.
 * @throws InputError `invalid-option` if there is nothing, `invalid-condition` for what is not a bound
 */
export function toBeTested(document: ConjecturesDocument): TestedConjectures {
  const found: TestedConjectures =
    document.type === 'bounds'
      ? {
          implications: [],
          inequalities: document.inequalities
            .map(({ text }) => linearBound(text))
            .filter(({ fields }) => document.of === undefined || fields.includes(document.of))
            .map(({ text }) => text),
        }
      : {
          implications: document.implications
            .filter(({ exceptions, trivial }) => exceptions === 0 && !trivial)
            .map(({ if: premise, then }) => ({ if: premise, then })),
          inequalities: [],
        };
  if (found.implications.length + found.inequalities.length > 0) return found;
  throw new InputError(
    'invalid-option',
    'survey: nothing to be tested; expected implications without exceptions that are not known, or bounds.',
  );
}

/**
 * The conjectures of a survey.
 * @throws InputError `unknown-field`, `invalid-condition`
 */
export function conjecturesOf(
  { implications, inequalities }: TestedConjectures,
  columns: readonly SurveyColumn[],
): Conjecture[] {
  const ofImplications = implications.map(({ if: premise, then }): Conjecture => {
    const [from, to] = [premise, then].map((names) => names.map((name) => attributeNamed(name, columns)));
    return {
      text: implicationText({ if: premise, then }),
      fields: [...new Set([...from!, ...to!].flatMap(({ fields }) => fields))],
      of: (answers) => {
        const premises = from!.map(({ of }) => of(answers));
        if (premises.includes(false)) return true;
        const conclusions = to!.map(({ of }) => of(answers));
        if (premises.includes(null)) return conclusions.every((found) => found === true) ? true : null;
        if (conclusions.includes(false)) return false;
        return conclusions.includes(null) ? null : true;
      },
    };
  });
  const ofBounds = inequalities.map((text): Conjecture => {
    const bound = linearBound(text);
    for (const name of bound.fields) requireNumbers(name, columns);
    return bound;
  });
  return [...ofImplications, ...ofBounds];
}

/** @throws InputError `unknown-field` */
function requireNumbers(name: string, columns: readonly SurveyColumn[]): void {
  requireColumn(name, namesOfRows(columns));
  if (!columns.some((column) => column.name === name && isNumeric(column)))
    throw new InputError('unknown-field', `survey: ${JSON.stringify(name)} is not a column of integers or fractions.`);
}

/**
 * The entries of a list that conjectures need: those of their columns, those that these name, and those that the
 * condition names.
 * @throws InputError `unknown-field`, `invalid-condition`
 */
export function neededList(ask: string, { implications, inequalities }: TestedConjectures, where: string = ''): string {
  const entries = readList(ask);
  const named = [
    ...implications.flatMap(({ if: premise, then }) => [...premise, ...then].flatMap(namesIn)),
    ...inequalities.flatMap((text) => linearBound(text).fields),
  ];
  for (const name of named) requireColumn(name, namesOfRows(entries));
  const needed = new Set([...named, ...wordsIn(where)]);
  for (let size = -1; size < needed.size;) {
    size = needed.size;
    for (const entry of entries) if (needed.has(entry.name)) for (const word of wordsIn(entry.ask)) needed.add(word);
  }
  return entries
    .filter(({ name }) => needed.has(name))
    .map(({ name, ask: text, isNamed }) => (isNamed ? `${name}=${text}` : text))
    .join(', ');
}

/** The names in an expression that may be those of columns: not before `(`. */
function wordsIn(text: string): string[] {
  const tokens = tokensOf(text);
  return tokens.flatMap(({ token }, i) =>
    /^[A-Za-z_]/.test(token) && tokens[i + 1]?.token !== '(' ? [token.split('.', 1)[0]!] : [],
  );
}
