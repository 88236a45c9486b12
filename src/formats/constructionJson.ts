import { Board, type BoardJson } from '../boards/index.js';
import {
  readValueCertificate,
  type Certificate,
  type Construction,
  type GammaCertificate,
  type Method,
} from '../constructions/index.js';
import { rulesetFromData, type RulesetData } from '../games/index.js';
import type { RunOptions } from '../run.js';
import { complexFromJson, complexToJson, type ComplexJson } from './complexJson.js';
import { gammaCertificateFromJson } from './gammaCertificateFromJson.js';
import { JsonFields } from './JsonFields.js';
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

/** The JSON object of a construction. @throws LimitError; `limit` counts facets of the target */
export function constructionToJson(construction: Construction, options: RunOptions = {}): ConstructionJson {
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

const LISTED = ['prop2.1', 'remark2.2', 'small'] as const;
const ON_GAMMA_BOARDS = ['gamma', 'gamma-printed', 'invariant', 'independence'] as const;
const METHODS: readonly Method[] = [...LISTED, ...ON_GAMMA_BOARDS, 'value'];

/**
 * The construction of a JSON object; whether it holds is for `verifyConstruction` to say.
 * @param value what `JSON.parse` gave
 * @throws InputError naming the field, also those of the target, the ruleset and the board
 */
export function constructionFromJson(value: unknown): Construction {
  const fields = new JsonFields(value, 'construction', 'constructionFromJson');
  const object = value as Readonly<Record<string, unknown>>;
  const { method, as, certificate } = object;
  if (!METHODS.includes(method as Method))
    throw fields.error('malformed-field', `"method" is ${JSON.stringify(method)}`, METHODS.join(' or '), 'method');
  if (as !== 'legal' && as !== 'illegal')
    throw fields.error('malformed-field', `"as" is ${JSON.stringify(as)}`, '"legal" or "illegal"', 'as');
  const ruleset = object['ruleset'] as RulesetData;
  const common = (): Pick<Construction, 'as' | 'target' | 'ruleset' | 'board'> => {
    rulesetFromData(ruleset); // checks the fields
    return { as, target: complexFromJson(object['target']), ruleset, board: Board.fromJson(object['board']) };
  };
  if (method === 'value') {
    const { value } = object;
    if (typeof value !== 'string')
      throw fields.error('malformed-field', `"value" is ${JSON.stringify(value) ?? 'missing'}`, 'a text', 'value');
    if (as !== 'legal') throw fields.error('malformed-field', `"as" is "${as}"`, '"legal" with the method value', 'as');
    const claims = gammaCertificateFromJson(certificate, 'constructionFromJson');
    const game = readValueCertificate((certificate as { readonly game?: unknown }).game);
    return { method, value, ...common(), as, certificate: { ...claims, game } };
  }
  const onGamma = ON_GAMMA_BOARDS.find((name) => name === method);
  if (onGamma !== undefined) {
    const claims = gammaCertificateFromJson(certificate, 'constructionFromJson');
    return { method: onGamma, ...common(), certificate: claims };
  }
  return { method: LISTED.find((name) => name === method)!, ...common(), certificate: cellsOf(certificate, fields) };
}

function cellsOf(certificate: unknown, fields: JsonFields): Certificate {
  const cells: unknown = (certificate as { cells?: unknown } | null | undefined)?.cells;
  const isCells = (list: unknown): boolean => Array.isArray(list) && list.every((v) => Number.isInteger(v));
  if (!Array.isArray(cells) || !cells.every(isCells))
    throw fields.error(
      'malformed-field',
      '"certificate" is malformed',
      '{"cells": [[board vertices], …]}',
      'certificate',
    );
  return { cells: cells as number[][] };
}
