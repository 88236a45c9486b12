import { Board } from '../boards/index.js';
import { SimplicialComplex } from '../complex/index.js';
import { DigraphPlacement } from '../digraphs/index.js';
import { digraphCertificate } from '../digraphs/internal.js';
import {
  both,
  byField,
  eitherBy,
  fields,
  instance,
  integer,
  lazily,
  listOf,
  named,
  oneOf,
  text,
  type Shape,
} from '../shape.js';
import type { Certificate } from './Construction.js';
import { gammaCertificate } from './gamma/GammaCertificate.js';
import { pureCertificate } from './pure/PureCertificate.js';
import { valueCertificate } from './values/ValueCertificate.js';
import type { ValueConstruction } from './values/valueConstruction.js';

/** For each vertex the board vertices of its piece. */
export const cellsCertificate: Shape<Certificate> = /* @__PURE__ */ named('cellsCertificate', () =>
  fields(
    { cells: listOf(listOf(integer(), 'a list of board vertices'), 'a list of lists') },
    '{"cells": [[board vertices], …]}',
  ),
);

/** That of a Γ-board, with the steps that lead to the value. */
export const gameCertificate: Shape<ValueConstruction['certificate']> = /* @__PURE__ */ lazily(() => {
  const isOfPure = (value: unknown): boolean => (value as { readonly complex?: unknown } | null)?.complex !== undefined;
  const game = eitherBy(isOfPure, pureCertificate, valueCertificate);
  return both(gammaCertificate, fields({ game }, '{"game", …}'));
});

const target = /* @__PURE__ */ instance(SimplicialComplex, 'a SimplicialComplex');

/** The ruleset is read by its own reader. */
const onBoard = (as: Shape, certificate: Shape) => ({
  as,
  target,
  ruleset: fields({}),
  board: instance(Board, 'a Board'),
  certificate,
});

/**
 * What a construction on a board looks like; which of both complexes a method is about, is for the verifiers to say.
 */
export const aConstruction: Shape = /* @__PURE__ */ lazily(() => {
  const as = oneOf('legal', 'illegal');
  const listed = fields(onBoard(as, cellsCertificate));
  const gamma = fields(onBoard(as, gammaCertificate));
  return byField(
    'method',
    ['prop2.1', listed],
    ['remark2.2', listed],
    ['small', listed],
    ['gamma', gamma],
    ['gamma-printed', gamma],
    ['invariant', gamma],
    ['independence', gamma],
    ['value', fields({ value: text, ...onBoard(oneOf('legal'), gameCertificate) })],
  );
});

/** What a digraph with a value looks like. */
export const aDigraphConstruction: Shape = /* @__PURE__ */ lazily(() =>
  fields({
    value: text,
    target: instance(DigraphPlacement, 'a DigraphPlacement'),
    certificate: digraphCertificate,
  }),
);

/** What a pure complex with a value looks like. */
export const aPureConstruction: Shape = /* @__PURE__ */ lazily(() =>
  fields({ as: oneOf('legal'), value: text, target, certificate: pureCertificate }),
);
