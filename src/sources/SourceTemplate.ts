import type { Board } from '../boards/index.js';
import { LibraryError, ParseError } from '../errors.js';
import type { Ruleset } from '../games/index.js';
import { hasMoveRuleset } from '../moves/internal.js';
import type { RunOptions } from '../run.js';
import { TextSpan } from '../text/internal.js';
import type { FamilyItem } from './items/FamilyItem.js';
import type { Source } from './kinds/Kind.js';
import { atSign, isObjectText } from './atSign.js';
import {
  compiledSource,
  namedRuleset,
  parseSummand,
  parseWithRulesets,
  type FileRuleset,
  type KnownRulesets,
} from './parseSource.js';
import { prefixOf } from './parseLabelled.js';
import { signedParts, type SignedPart } from './signedParts.js';
import { multipleSource, sumOfSources } from './signedSource.js';

/** What is made of a board, and of its text where that is read. */
type Summand = (board: Board, item: FamilyItem, options: KnownRulesets) => Source;

/**
 * A source with places for an item: `snort@{board} - 2*value:^`. Its summands are read once, and a board is put into
 * them; only texts of other items, and summands on more than the board, are read for each item.
 */
export class SourceTemplate {
  /** What stands between the places. */
  readonly #texts: readonly string[];
  readonly #place: RegExp;
  readonly #rulesets: ReadonlyMap<string, FileRuleset>;
  readonly #found: <T>(part: TextSpan, find: () => T) => T;
  readonly #summands: readonly Summand[] | undefined;

  /**
   * @param place what is a place
   * @param rulesets those of files
   * @param found gives what is found of a part of the template, or refuses the part
   */
  constructor(
    template: string,
    place: RegExp,
    rulesets: ReadonlyMap<string, FileRuleset>,
    found: <T>(part: TextSpan, find: () => T) => T,
  ) {
    this.#found = found;
    this.#place = place;
    this.#texts = template.split(place);
    this.#rulesets = rulesets;
    this.#summands = this.#summandsOf(template);
  }

  /** @throws ParseError with its column in the text with the item; InputError, LimitError as `parseSource` */
  with(item: FamilyItem, run: RunOptions): Source {
    const options = { ...run, rulesets: this.#rulesets };
    const { board } = item;
    if (this.#summands !== undefined && board !== undefined)
      try {
        const sources = this.#summands.map((summand) => summand(board, item, options));
        return sources.length === 1 ? sources[0]! : sumOfSources(sources, options);
      } catch (error) {
        // Its column is that in a summand.
        if (!(error instanceof ParseError)) throw error;
      }
    return parseWithRulesets(this.#texts.join(item.text), options);
  }

  /** Undefined for a template that is not a source before it has an item: that says what is wrong. */
  #summandsOf(template: string): Summand[] | undefined {
    let parts: SignedPart[];
    try {
      parts = signedParts(TextSpan.of(template, 'parseSource').trim());
    } catch (error) {
      if (error instanceof LibraryError) return undefined;
      throw error;
    }
    return parts.map((part) => this.#summandOf(part));
  }

  #summandOf(part: SignedPart): Summand {
    const { factor, isNegative } = part;
    const texts = part.span.text.split(this.#place);
    if (texts.length === 1) {
      let source: Source | undefined;
      return (_, _item, options) => (source ??= parseSummand(part, options));
    }
    const ruleset = this.#rulesetOnBoard(part.span, texts);
    if (ruleset !== undefined)
      return (board, _, options) =>
        multipleSource(compiledSource(ruleset, board, isNegative, options), factor, options);
    return (_, { text }, options) =>
      parseSummand({ ...part, span: TextSpan.of(texts.join(text), 'parseSource') }, options);
  }

  /** The ruleset that is compiled on the board alone, if that is the summand. */
  #rulesetOnBoard(span: TextSpan, texts: readonly string[]): Ruleset | undefined {
    const { text } = span;
    const at = prefixOf(text) === undefined && !isObjectText(text) ? atSign(text) : -1;
    const [before = '', after, ...more] = texts;
    if (at === -1 || more.length > 0 || after?.trim() !== '' || !/^.*@\s*$/s.test(before)) return undefined;
    const name = span.slice(0, at).trim();
    if (hasMoveRuleset(name.text)) return undefined;
    const known = this.#rulesets.get(name.text);
    const ruleset = known ?? this.#found(name, () => namedRuleset(name.text));
    return 'lattice' in ruleset || ruleset.heaps !== undefined ? undefined : ruleset;
  }
}
