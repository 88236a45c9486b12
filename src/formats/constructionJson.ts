import { SimplicialComplex } from '../complex/index.js';
import type { BoardJson } from '../boards/index.js';
import { boardDocument } from '../boards/internal.js';
import type {
  Certificate,
  Construction,
  DigraphConstruction,
  GammaCertificate,
  Method,
  PureCertificate,
  PureConstruction,
} from '../constructions/index.js';
import { cellsCertificate, gameCertificate, gammaCertificate, isPureConstruction } from '../constructions/internal.js';
import type { DigraphCertificate, DigraphJson } from '../digraphs/index.js';
import type { RulesetData } from '../games/index.js';
import { rulesetData } from '../games/internal.js';
import type { RunOptions } from '../run.js';
import { complexDocument, complexToJson, type ComplexJson } from './complexJson.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { digraphConstructionDocument } from './digraphConstructionJson.js';
import { pureConstructionDocument } from './pureConstructionJson.js';
import { VERSION } from '../json.js';

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

/** A digraph placement game with a given value as a JSON object. */
export interface DigraphConstructionJson {
  readonly type: 'construction';
  readonly spgames: string;
  readonly method: 'digraph';
  readonly value: string;
  readonly target: DigraphJson;
  readonly certificate: DigraphCertificate;
}

/** A flag complex by its minimal nonfaces, of which there are fewer than facets. */
export interface FlagComplexJson extends Omit<ComplexJson, 'facets'> {
  readonly nonfaces: readonly (readonly number[])[];
}

/** A pure complex with a given value as a JSON object. */
export interface PureConstructionJson {
  readonly type: 'construction';
  readonly spgames: string;
  readonly method: 'value';
  readonly as: 'legal';
  readonly value: string;
  readonly target: ComplexJson | FlagComplexJson;
  readonly certificate: PureCertificate;
}

/** The JSON object of a construction. @throws LimitError; `limit` counts facets of the target */
export function constructionToJson(construction: Construction, options?: RunOptions): ConstructionJson;
export function constructionToJson(construction: DigraphConstruction, options?: RunOptions): DigraphConstructionJson;
export function constructionToJson(construction: PureConstruction, options?: RunOptions): PureConstructionJson;
export function constructionToJson(
  construction: Construction | DigraphConstruction | PureConstruction,
  options?: RunOptions,
): ConstructionJson | DigraphConstructionJson | PureConstructionJson;
export function constructionToJson(
  construction: Construction | DigraphConstruction | PureConstruction,
  options: RunOptions = {},
): ConstructionJson | DigraphConstructionJson | PureConstructionJson {
  if (construction.method === 'digraph') {
    const { method, value, target, certificate } = construction;
    return { type: 'construction', spgames: VERSION, method, value, target: target.toJSON(), certificate };
  }
  if (isPureConstruction(construction)) {
    const { method, as, value, certificate } = construction;
    const target = certificate.flag
      ? byNonfaces(construction.target, options)
      : complexToJson(construction.target, options);
    return { type: 'construction', spgames: VERSION, method, as, value, target, certificate };
  }
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

function byNonfaces(complex: SimplicialComplex, options: RunOptions): FlagComplexJson {
  const { type, spgames, vertices } = complexToJson(SimplicialComplex.irrelevant(complex.vertices), options);
  return { type, spgames, vertices, nonfaces: complex.listMinimalNonfaces(options).toLists() };
}

const METHODS: readonly Method[] = [
  'prop2.1',
  'remark2.2',
  'small',
  'gamma',
  'gamma-printed',
  'invariant',
  'independence',
  'value',
];

const GAMMA_METHODS: readonly Method[] = ['gamma', 'gamma-printed', 'invariant', 'independence'];

const WORDS =
  'A game with a given complex as its legal or illegal complex, or with a given value: a ruleset, a board, and a certificate; or a digraph, or a pure complex, with a given value. spgames verify checks what this schema cannot say.';

/** A construction on a board, whose certificate is that of its method. */
const boardConstruction: Document<'construction', Construction> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document('construction', WORDS, () => ({
    method: describe.oneOf(...METHODS),
    as: describe.oneOf('legal', 'illegal'),
    value: describe.optional(describe.described('The value, for the method value.', describe.text)),
    target: describe.named('complex', () => complexDocument),
    ruleset: describe.named('ruleset', () => rulesetData),
    board: describe.named('board', () => boardDocument),
    certificate: describe.anything,
  })),
  ({ method, as, target, board }, data): Construction => {
    const certificate = data.field('certificate');
    const common = { target, ruleset: data.field('ruleset').value as RulesetData, board };
    if (method === 'value') {
      data.field('as').oneOf(['legal'], 'with the method value');
      return {
        method,
        value: data.field('value').text(),
        ...common,
        as: 'legal',
        certificate: gameCertificate.read(certificate),
      };
    }
    if (GAMMA_METHODS.includes(method))
      return { method, as, ...common, certificate: gammaCertificate.read(certificate) } as Construction;
    return { method, as, ...common, certificate: cellsCertificate.read(certificate) } as Construction;
  },
  (definitions) => {
    const rule = (methods: readonly Method[], certificate: describe.Shape, more = {}): describe.JsonSchema => ({
      if: { properties: { method: { enum: methods } } },
      then: { properties: { certificate: certificate.schema(definitions), ...more } },
    });
    const others = METHODS.filter((method) => method !== 'value' && !GAMMA_METHODS.includes(method));
    const ofValue = rule(['value'], gameCertificate, { as: { const: 'legal' } });
    return {
      allOf: [
        { ...ofValue, then: { ...(ofValue['then'] as object), required: ['value'] } },
        rule(GAMMA_METHODS, gammaCertificate),
        rule(others, cellsCertificate),
      ],
    };
  },
);

/** A construction on a board, or a digraph or a pure complex with a value. */
export const constructionDocument: Document<'construction', Construction | DigraphConstruction | PureConstruction> = {
  type: 'construction',
  words: WORDS,
  .../* @__PURE__ */ describe.byReading(
    (data): Construction | DigraphConstruction | PureConstruction => {
      const { method } = document('construction', WORDS, () => ({
        method: describe.oneOf(...METHODS, 'digraph'),
      })).read(data);
      if (isPureConstruction(data.value)) return pureConstructionDocument.read(data);
      return method === 'digraph' ? digraphConstructionDocument.read(data) : boardConstruction.read(data);
    },
    (definitions) => ({
      anyOf: [boardConstruction, digraphConstructionDocument, pureConstructionDocument].map(({ schema }) =>
        schema(definitions),
      ),
    }),
  ),
};

/**
 * The construction of a JSON object; whether it holds is for `verifyConstruction` to say.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`, also in the target, the ruleset, the board and the certificate
 */
export function constructionFromJson(value: unknown): Construction | DigraphConstruction | PureConstruction {
  return constructionDocument.read(DataReader.of(value, 'constructionFromJson'));
}
