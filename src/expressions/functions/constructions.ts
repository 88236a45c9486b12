import {
  cyclesConstruction,
  gammaConstruction,
  gameWithValue,
  independenceConstruction,
  invariantConstruction,
  skeletonConstruction,
  smallConstruction,
  valueConstruction,
  verifyConstruction,
} from '../../constructions/door.js';
import { playOn } from '../../games/door.js';
import { define, on, type Definition } from '../Definition.js';
import { asLegalOrIllegal, asPure, complexKind, constructionKind, valueKind } from '../kinds.js';

/** What the words for pure complexes ask for. */
const PURE = {
  pure: { complex: 'pure' },
  vertexDecomposable: { complex: 'vertexDecomposable' },
  flag: { complex: 'vertexDecomposable', flag: true },
  sphere: { complex: 'sphere' },
  ball: { complex: 'ball' },
} as const;

/** Theorems that build a game. */
export const constructionFunctions: readonly Definition[] = [
  define(
    'cyclesConstruction',
    'The game on disjoint cycles whose legal or illegal complex is the given one.',
    'cyclesConstruction(complex("facets:x1 x2, y1"), "legal")',
    on([complexKind, asLegalOrIllegal], (D, as, language) => cyclesConstruction(D, as, language.run())),
  ),
  define(
    'skeletonConstruction',
    'The game on the 1-skeleton whose legal complex is the given one.',
    'skeletonConstruction(complex("facets:x1 x2, y1"))',
    on([complexKind], (D, language) => skeletonConstruction(D, language.run())),
  ),
  define(
    'gammaConstruction',
    'The game on a Γ-board whose illegal complex is the given one.',
    'gammaConstruction(complex("facets:x1 x2, x2 y1"))',
    on([complexKind], (D, language) => gammaConstruction(D, language.run())),
  ),
  define(
    'invariantConstruction',
    'The invariant game whose legal complex is the given one.',
    'invariantConstruction(complex("facets:x1 x2, y1"))',
    on([complexKind], (D, language) => invariantConstruction(D, language.run())),
  ),
  define(
    'independenceConstruction',
    'The independence game whose legal complex is the given flag complex.',
    'independenceConstruction(complex("facets:x1 x2, y1"))',
    on([complexKind], (D, language) => independenceConstruction(D, language.run())),
  ),
  define(
    'smallConstruction',
    'A game with short rules and the given legal or illegal complex.',
    'smallConstruction(complex("facets:x1, y1"), "legal")',
    on([complexKind, asLegalOrIllegal], (D, as, language) => smallConstruction(D, as, language.run())),
  ),
  define(
    'valueConstruction',
    'An invariant game on a board with the given value.',
    'valueConstruction(value("*"))',
    on([valueKind], (v, language) => valueConstruction(v, language.run())),
  ),
  define(
    'gameWithValue',
    'A strong placement game with the given value, perhaps on a complex that is pure, vertexDecomposable, flag and vertex decomposable, or on a sphere or ball.',
    ['gameWithValue(value("{2|-2}"))', 'gameWithValue(value("1/2"), "vertexDecomposable")'],
    on([valueKind], (v, language) => playOn(gameWithValue(v, language.run()).complex)),
    on([valueKind, asPure], (v, as, language) => playOn(gameWithValue(v, { ...language.run(), ...PURE[as] }).complex)),
  ),
  define(
    'verifyConstruction',
    'Is a construction correct? It is compiled from scratch and compared with its target.',
    'verifyConstruction(skeletonConstruction(complex("facets:x1 x2, y1")))',
    on([constructionKind], (C, language) => verifyConstruction(C, language.run()).verified),
  ),
  define(
    'target',
    'The complex that a construction was made for.',
    'target(skeletonConstruction(complex("facets:x1 x2, y1")))',
    on([constructionKind], (C) => C.target),
  ),
];
