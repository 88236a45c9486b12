import { takes, options } from '../arguments.js';
import type { BoardJson } from '../boards/index.js';
import { boardOfData } from '../boards/internal.js';
import type { Certificate, Construction, GammaCertificate, Method } from '../constructions/index.js';
import { aConstruction, valueCertificateOfData } from '../constructions/internal.js';
import type { RulesetData } from '../games/index.js';
import { rulesetOfData } from '../games/internal.js';
import type { RunOptions } from '../run.js';
import { complexOfData, complexToJson, type ComplexJson } from './complexJson.js';
import { DataReader } from '../text/internal.js';
import { gammaCertificateOfData } from './gammaCertificateOfData.js';
import { VERSION } from './version.js';

/** A construction as a JSON object. */
export interface ConstructionJson {
  readonly type: 'construction';
  readonly spgames: string;
  readonly method: Method;
  readonly as: 'legal' | 'illegal';
  /** The value, for the method `value`. */
  readonly value?: string;
  readonly target: ComplexJson;
  readonly ruleset: RulesetData;
  readonly board: BoardJson;
  readonly certificate: Certificate | GammaCertificate;
}

const constructionToJsonTakes = /* @__PURE__ */ takes('constructionToJson', () => ({
  construction: aConstruction,
  options,
}));

/** The JSON object of a construction. @throws LimitError; `limit` counts facets of the target */
export function constructionToJson(construction: Construction, options: RunOptions = {}): ConstructionJson {
  constructionToJsonTakes(construction, options);
  const { method, as, target, ruleset, board, certificate } = construction;
  return {
    type: 'construction',
    spgames: VERSION,
    method,
    as,
    ...(construction.method === 'value' && { value: construction.value }),
    target: complexToJson(target, options),
    ruleset,
    board: board.toJSON(),
    certificate,
  };
}

const METHODS: readonly Method[] = ['prop2.1', 'remark2.2', 'small', 'gamma', 'gamma-printed', 'invariant', 'independence', 'value']; // prettier-ignore

/**
 * The construction of a JSON object; whether it holds is for `verifyConstruction` to say.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`, also in the target, the ruleset, the board and the certificate
 */
export function constructionFromJson(value: unknown): Construction {
  const data = DataReader.of(value, 'constructionFromJson').document('construction');
  const method = data.field('method').oneOf(METHODS);
  const as =
    method === 'value'
      ? data.field('as').oneOf(['legal'], 'with the method value')
      : data.field('as').oneOf(['legal', 'illegal']);
  rulesetOfData(data.field('ruleset')); // checks the fields
  const common = {
    target: complexOfData(data.field('target')),
    ruleset: data.field('ruleset').value as RulesetData,
    board: boardOfData(data.field('board')),
  };
  const certificate = data.field('certificate');
  switch (method) {
    case 'value': {
      const claims = gammaCertificateOfData(certificate);
      const game = valueCertificateOfData(certificate.field('game'));
      const text = data.field('value').text();
      return { method, value: text, ...common, as: 'legal', certificate: { ...claims, game } };
    }
    case 'gamma':
    case 'gamma-printed':
    case 'invariant':
    case 'independence':
      return { method, as, ...common, certificate: gammaCertificateOfData(certificate) };
    case 'prop2.1':
    case 'remark2.2':
    case 'small':
      return { method, as, ...common, certificate: cellsOfData(certificate) };
  }
}

function cellsOfData(certificate: DataReader): Certificate {
  const cells = certificate.object('{"cells": [[board vertices], …]}').field('cells').items('a list of lists');
  return { cells: cells.map((list) => list.integers('a list of board vertices')) };
}
