import { expect, it } from 'vitest';
import { posetIsomorphism, selfDuality, subposet, verifyPosetIsomorphism } from 'spgames/poset';
import { type GamePoset, namedGamePoset } from 'spgames/days';
import { inFull } from '../../helpers/sampling.js';

it.each([
  'day:0',
  'day:1',
  'day:2',
  'os:1',
  'ss:1',
  'ss:2',
  'oc:2',
  'oc:3',
  'placement:2',
  'children:0,*',
  ...(inFull ? ['os:2', 'day:3'] : []),
])('%s is turned round by negation, and its isomorphism with the dual is found', (name) => {
  const games = namedGamePoset(name) as GamePoset;
  const negation = games.elements.map((game) => games.indexOf(game.negative())!);
  const poset = games.poset();
  expect(verifyPosetIsomorphism(poset, poset.dual(), negation)).toEqual({ verified: true });
  const found = selfDuality(poset);
  expect(found.isomorphic).toBe(true);
  if (found.isomorphic === true)
    expect(verifyPosetIsomorphism(poset, poset.dual(), found.map)).toEqual({ verified: true });
});

it('a poset without its top is not, but isomorphic to its negative without the bottom', () => {
  const games = namedGamePoset('day:2') as GamePoset;
  const poset = games.poset();
  const [top] = poset.maximalElements;
  const rest = [...games.elements.keys()].filter((x) => x !== top);
  const part = subposet(poset, rest);
  const negative = subposet(
    poset,
    rest.map((x) => games.indexOf(games.elements[x]!.negative())!),
  );
  expect(selfDuality(part).isomorphic).toBe(false);
  expect(posetIsomorphism(part, negative.dual()).isomorphic).toBe(true);
});
