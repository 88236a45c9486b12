import type { Ruleset } from 'spgames/games';

/** The same rules, but no clause lists what it forbids: each is asked about positions. */
export function unlisted(ruleset: Ruleset): Ruleset {
  const clauses = ruleset.clauses.map((clause) => {
    if (clause.on !== 'position') return clause;
    const { list: _list, ...rest } = clause;
    return rest;
  });
  const { name, words, basicPositions } = ruleset;
  return { name, words, basicPositions, clauses };
}
