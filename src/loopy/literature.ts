/**
 * The games of the literature by equations, of which the first is meant; tis = {tisn|} and tisn = {|tis}, of Berlekamp,
 * Conway and Guy 1982, Ch. 11, have the sides 1 & 0 and 0 & −1.
 * @source Siegel 2011, Table 3.1
 */
export const LOOPY_GAMES: Readonly<Record<string, string>> = {
  on: 'a={a|}',
  off: 'a={|a}',
  dud: 'a={a|a}',
  over: 'a={0|a}',
  under: 'a={a|0}',
  upon: 'a={a|*}',
  downunder: 'a={*|a}',
  'upon*': 'a={0,a|0}',
  'downunder*': 'a={0|0,a}',
  tis: 'a={b|}; b={|a}',
  tisn: 'a={|b}; b={a|}',
  'tiny(over)': 'a={0||0|under}',
  'miny(over)': 'a={over|0||0}',
  'tiny(on)': 'a={0||0|off}',
  'miny(on)': 'a={on|0||0}',
};

/**
 * What CGSuite calls games of the literature, and ↑ to the power on with its kin, which have no name there: by what is
 * read here.
 */
export const IN_CGSUITE: Readonly<Record<string, string>> = {
  '^[on]': 'upon',
  '^[on]*': 'upon*',
  'v[on]': 'downunder',
  'v[on]*': 'downunder*',
  '^<on>': '{0|downunder*}',
  '^<on>*': '{0,*|downunder}',
  'v<on>': '{upon*|0}',
  'v<on>*': '{upon|0,*}',
};
