import {
  analyzeInTurn,
  gameProperties,
  type AnalyzedGame,
  type GamePropertyName,
  type NamedFact,
  type PropertyName,
} from '../../analysis/index.js';
import { InputError } from '../../errors.js';
import { SimplicialComplex } from '../../complex/index.js';
import { complexToJson, VERSION } from '../../formats/index.js';
import { wordsOfComplex } from '../../sources/internal.js';
import { printValue, Value } from '../../values/index.js';
import { evaluatorOf } from '../evaluatorOf.js';
import { UNDECIDED } from '../plainText.js';
import type { Session } from '../Session.js';
import { OUTCOME_WORDS } from '../value/describeValue.js';
import { LONGEST_SHOWN } from '../value/longValues.js';
import { inWords, witnessInWords } from './inWords.js';

/** The properties of games that are played without a complex. */
export const RULES_NAMES: readonly GamePropertyName[] = Object.keys(gameProperties) as GamePropertyName[];

/** A property of complexes or of games without one. */
export type AnyName = PropertyName | GamePropertyName;

export function isOfRules(name: string): name is GamePropertyName {
  return (RULES_NAMES as readonly string[]).includes(name);
}

/** What is asked of a game. */
export interface RulesQuestion {
  readonly names: readonly GamePropertyName[];
  readonly labels: readonly string[] | undefined;
  readonly eachMs: number | undefined;
  readonly misere: boolean;
  readonly explain: boolean;
  /** What stands before the facts. */
  readonly header: string;
}

/** What is found of a game that is played without a complex, each fact shown as soon as it is known. */
export class RulesFound {
  readonly lines: string[] = [];
  readonly #explain: boolean;
  readonly #values: Record<string, unknown>;
  readonly #witnesses: Record<string, unknown> = {};
  readonly #width: number;

  constructor({ names, explain }: Pick<RulesQuestion, 'names' | 'explain'>) {
    this.#explain = explain;
    this.#width = Math.max(...names.map(({ length }) => length));
    this.#values = Object.fromEntries(names.map((name) => [name, UNDECIDED]));
  }

  /** The properties that are not decided. */
  get open(): string[] {
    return Object.keys(this.#values).filter((name) => this.#values[name] === UNDECIDED);
  }

  get document(): object {
    const witnesses = this.#explain && { witnesses: this.#witnesses };
    return { spgames: VERSION, type: 'analysis', ...this.#values, ...witnesses };
  }

  /** Adds what is found of a property, and returns its lines. */
  add([name, fact]: NamedFact<AnalyzedGame>): string[] {
    this.#values[name] = jsonOf(fact.value);
    const lines = [`  ${name.padEnd(this.#width)}  ${textOf(fact.value)}`];
    if (this.#explain && fact.witness !== undefined) {
      this.#witnesses[name] = fact.witness;
      for (const [part, inner] of Object.entries(fact.witness))
        lines.push(`    ${part}: ${witnessInWords(part, inner)}`);
    }
    this.lines.push(...lines);
    return lines;
  }
}

/** Finds what is asked of a game in the time that there is. */
export function analyzeRules(game: AnalyzedGame, question: RulesQuestion, session: Session): RulesFound {
  const { names, labels, eachMs, misere, header } = question;
  const found = new RulesFound(question);
  session.keep(() => found.document);
  const facts = analyzeInTurn(game, {
    ...session.work.part(),
    only: names,
    labels,
    ...(eachMs !== undefined && { eachMs }),
    store: evaluatorOf(session).store,
    play: misere ? 'misere' : 'normal',
  });
  session.show(header);
  for (const [i, name] of names.entries()) {
    session.stage(`${name}, ${i + 1} of ${names.length}`);
    const next = facts.next();
    if (next.done === true) break;
    session.show(
      found
        .add(next.value)
        .map((line) => `${line}\n`)
        .join(''),
    );
    session.keep(() => found.document);
  }
  return found;
}

/** @throws InputError `not-a-digraph` for properties that complexes do not have */
export function requireOfComplexes(names: readonly AnyName[], isOfComplexes: (name: AnyName) => boolean): void {
  const other = names.find((name) => !isOfComplexes(name));
  if (other !== undefined)
    throw new InputError('not-a-digraph', `analyze: ${other} of a source that is not a digraph; expected digraph:….`, {
      hint:
        gameProperties[other as GamePropertyName].needs === 'digraph'
          ? 'For example digraph:LLR 0>1 1>2 2>0.'
          : 'A game with a complex has --only outcome --misere, and value says its formal birthday.',
    });
}

function jsonOf(value: NamedFact<AnalyzedGame>[1]['value']): unknown {
  if (value instanceof Value) return printValue(value) ?? null;
  if (value instanceof SimplicialComplex) return complexToJson(value);
  return typeof value === 'object' ? value.toString() : value;
}

function textOf(value: NamedFact<AnalyzedGame>[1]['value']): string {
  if (value instanceof Value)
    return printValue(value, { maxLength: LONGEST_SHOWN }) ?? `more than ${LONGEST_SHOWN} characters`;
  if (value instanceof SimplicialComplex)
    return wordsOfComplex(SimplicialComplex.fromFacets(value.facets, value.vertices));
  if (value === 'L' || value === 'R' || value === 'N' || value === 'P') return OUTCOME_WORDS[value];
  return inWords(jsonOf(value));
}
