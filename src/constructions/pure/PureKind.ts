/**
 * Which theorem of docs/constructions.md builds: D few facets, S vertex decomposable, F flag and vertex decomposable.
 */
export type PureKind = 'pure' | 'decomposable' | 'flag';
