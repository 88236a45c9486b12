import { balancedColouring, pseudomanifold } from '../../complex/index.js';
import type { ComplexProperty } from './ComplexProperty.js';
import { OPEN, type Fact } from '../Property.js';
import { yesOrNo } from '../types.js';

/** Whether it is without boundary; or what fails. */
export type PseudomanifoldWitness =
  | { readonly closed: boolean }
  | { readonly because: 'not-pure'; readonly facets: readonly number[] }
  | { readonly because: 'branching-ridge'; readonly ridge: readonly number[]; readonly facets: readonly number[] }
  | { readonly because: 'not-strongly-connected'; readonly components: readonly (readonly number[])[] };

/** The vertices of each colour; or those of a connected part that has no colouring. */
export type BalancedWitness =
  | { readonly colours: readonly (readonly number[])[] }
  | { readonly because: 'exhausted'; readonly vertices: readonly number[] };

/** Is the complex a pseudomanifold, with or without boundary? */
export const pseudomanifoldProperty: ComplexProperty<Fact<boolean, PseudomanifoldWitness>> = {
  about:
    'The complex is pure, every ridge lies in at most two facets, and facets are joined by walks through ridges; with or without boundary.',
  needs: 'faces',
  type: yesOrNo,
  implies: [{ then: ['pure'] }],
  source: 'Stanley 1996',
  vertices: ['ridge'],
  facets: ['facets', 'components'],
  find: ({ complex }, run) => {
    const { pseudomanifold: holds, ...found } = pseudomanifold(complex, run);
    return { value: holds, witness: () => ('ridge' in found ? { ...found, ...found.ridge } : found) };
  },
};

/** Has the 1-skeleton a colouring with as many colours as the largest facet has vertices? */
export const balancedProperty: ComplexProperty<Fact<boolean, BalancedWitness>> = {
  about: 'The vertices have a colouring with dim Δ + 1 colours in which the ends of every edge differ.',
  needs: 'faces',
  type: yesOrNo,
  source: 'Stanley 1996',
  vertices: ['colours', 'vertices'],
  find: ({ complex }, run) => {
    const found = balancedColouring(complex, run);
    if (found.balanced === 'undecided') return OPEN;
    if (!found.balanced) {
      const { because, vertices } = found;
      return { value: false, witness: () => ({ because, vertices }) };
    }
    const classes: number[][] = [];
    found.colours.forEach((colour, v) => {
      if (colour !== null) (classes[colour] ??= []).push(v);
    });
    return { value: true, witness: () => ({ colours: Array.from(classes, (vertices) => vertices ?? []) }) };
  },
};
