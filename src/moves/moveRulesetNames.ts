/** The names of the rulesets that are not placement games: what is none of them needs no ruleset to be loaded. */
export const MOVE_RULESET_NAMES = [
  'amazons',
  'chilled-domineering',
  'chomp',
  'clobber',
  'cricket-pitch',
  'divisors',
  'fox-and-geese',
  'grundy',
  'hackenbush',
  'hexadecimal',
  'konane',
  'lenres',
  'maze',
  'nimania',
  'octal',
  'poset-game',
  'positional',
  'push',
  'roll-the-lawn',
  'saturated-chain',
  'shove',
  'toads-and-frogs',
  'toppling-dominoes',
  'wythoff',
] as const;

export type MoveRulesetName = (typeof MOVE_RULESET_NAMES)[number];
