import { VERSION } from '../../formats/index.js';
import type { MoveGame } from '../../moves/index.js';
import { entryOfMoveRuleset, hasMoveRuleset, orderWitness, orderWitnessInWords } from '../../moves/internal.js';
import { notStrong } from '../../sources/internal.js';
import { table } from '../plainText.js';

/** Rulesets whose moves place nothing, each with two moves whose order matters. */
export interface NoPlacements {
  readonly noPlacements: readonly { readonly title: string; readonly witness: ReturnType<typeof orderWitness> }[];
}

/**
 * Why a game by its moves is not a placement game: of each of its rulesets once.
 * @throws LimitError `too-large-board` for heaps of a placement game
 */
export function noPlacements(game: MoveGame): NoPlacements {
  const names = game.summands.map(({ ruleset }) => ruleset.name).filter(hasMoveRuleset);
  if (names.length === 0 && game.summands.length > 0) throw notStrong('classify', game);
  const entries = new Set(names.flatMap((name) => entryOfMoveRuleset(name) ?? []));
  return { noPlacements: [...entries].map((entry) => ({ title: entry.title, witness: orderWitness(entry) })) };
}

/** The JSON document of `classify`. */
export function noPlacementsDocument({ noPlacements: found }: NoPlacements): object {
  const [first] = found;
  const notStrong = first && { ...first.witness, words: orderWitnessInWords(first.witness) };
  return { type: 'classification', spgames: VERSION, class: 'none', explored: 0, ...(notStrong && { notStrong }) };
}

/** The same for people. */
export function describeNoPlacements(source: string, { noPlacements: found }: NoPlacements): string {
  const rows = found.flatMap(({ title, witness }) => [
    ['  known by', `the rules of ${title}: no move only places a piece that then stays`],
    ['  not strong', orderWitnessInWords(witness)],
  ]);
  return [`${source}: no placement game`, ...table(rows)].join('\n');
}
