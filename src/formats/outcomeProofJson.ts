import type {
  OutcomeProof,
  OutcomeProofByPositions,
  OutcomeProofBySums,
  ProofStart,
  Reply,
} from '../evaluation/index.js';
import { document, type Document } from '../document.js';
import * as describe from '../shape.js';
import { DataReader } from '../text/internal.js';
import { VERSION } from '../json.js';

/** A proof of an outcome with the game that it is about, in the notation of sources. */
export interface SourcedProof {
  readonly source: string;
  /** Pieces that lie on the board before the first move, by their labels. */
  readonly position?: string | undefined;
  readonly proof: OutcomeProof;
}

/**
 * A proof of an outcome as a JSON object; vertices are indices into those of the complex that the source stands for.
 */
export type OutcomeProofJson = OutcomeProof & {
  readonly type: 'outcome-proof';
  readonly spgames: string;
  readonly source: string;
  readonly position?: string;
};

/**
 * The JSON object of a proof.
 * @example outcomeProofToJson({ source: 'snort@path:3', proof: proveOutcome(compile(snort, path(3)).legalComplex) }).outcome // 'N'
 */
export function outcomeProofToJson(sourced: SourcedProof): OutcomeProofJson {
  const { source, position, proof } = sourced;
  const about = { source, ...(position !== undefined && { position }) };
  return { type: 'outcome-proof', spgames: VERSION, ...about, ...proof };
}

/** Numbers of things that are listed elsewhere. */
const numbers = (): describe.Shape<number[]> => describe.listOf(describe.integer(0), 'a list of numbers');

const reply: describe.Shape<Reply> = /* @__PURE__ */ describe.named('reply', () =>
  describe.described(
    '[part, vertex, next], the part as in positions; or [−1, value, next] for an option of the value. `next` is the number of the position after it, or −1 if it shows at once that it is won. Null if the winner has won before.',
    describe.nullable(
      describe.also(
        describe.listOf(describe.integer(-1), '[part, vertex, next], or null', { length: 3 }),
        (found) => found as [number, number, number],
      ),
    ),
  ),
);

const start: describe.Shape<ProofStart> = /* @__PURE__ */ describe.named('start', () =>
  describe.eitherBy((value) => typeof value === 'number', describe.integer(-1), reply),
);

type Body<Proof extends OutcomeProof> = Omit<Proof, 'play' | 'outcome' | 'symmetries'>;

/** By sums. */
const sums: describe.Shape<Body<OutcomeProofBySums>> = /* @__PURE__ */ describe.named('sums', () =>
  describe.described(
    'A proof by sums, in all of which it is Left’s turn, whoever that is: when it is the other’s, the negative is written.',
    describe.fields(
      {
        first: describe.described(
          'For each player who begins: the first move, if that player wins; else the position in which they lose.',
          describe.fields({ L: start, R: start }, '{"L", "R"}'),
        ),
        parts: describe.described(
          'Components of positions, up to the symmetries: the vertices that can be played, and those that lie there and matter to them, ascending.',
          describe.listOf(
            describe.fields({ free: numbers(), placed: numbers() }, '{"free", "placed"}'),
            'a list of parts',
          ),
        ),
        values: describe.described(
          'The values that positions have besides their parts, in the notation of values.',
          describe.listOf(describe.text, 'a list of values'),
        ),
        positions: describe.described(
          'Sums with Left to move, who loses.',
          describe.listOf(
            describe.fields(
              {
                parts: describe.described('Twice the number of each part, plus 1 if it is negated.', numbers()),
                value: describe.described('The number of the value of the rest.', describe.integer(0)),
                replies: describe.described(
                  'For each part (once for equal ones) and each vertex that Left can play there, ascending.',
                  describe.listOf(reply, 'a list of replies'),
                ),
                options: describe.described(
                  'For each of Left’s options of the value: its number, and the reply.',
                  describe.listOf(
                    describe.tupleLike('[value, reply]', describe.integer(0), reply),
                    'a list of options',
                  ),
                ),
              },
              '{"parts", "value", "replies", "options"}',
            ),
            'a list of positions',
          ),
        ),
      },
      'a proof by sums',
    ),
  ),
);

/** By whole positions. */
const wholePositions: describe.Shape<Body<OutcomeProofByPositions>> = /* @__PURE__ */ describe.named(
  'wholePositions',
  () => {
    const first = describe.nullable(describe.integer(-1));
    return describe.also(
      describe.fields(
        {
          first: describe.described(
            'For each player who begins: the vertex to play first, −1 for a win since nothing can be played, null for a loss.',
            describe.fields({ L: first, R: first }, '{"L", "R"}'),
          ),
          positions: describe.described(
            'The replies in a row, cut into strings. From the position that a player loses, to move, each of his moves in ascending order is followed by the reply, and by what the same says of the position after it; a position that was met before, up to symmetries, is passed by. A letter (A–Z, a–z, 0–4) is the place of a vertex among those that can be played; - stands where the winner wins since nothing can be played.',
            describe.listOf(describe.textLike('letters A–Z, a–z, 0–4 and -', /^[A-Za-z0-4-]*$/), 'a list of positions'),
          ),
        },
        'a proof by positions',
      ),
      (found) => found,
      { not: { required: ['parts'] } },
    );
  },
);

const hasParts = (value: unknown): boolean => typeof value === 'object' && value !== null && 'parts' in value;

const body: describe.Shape<Body<OutcomeProofBySums> | Body<OutcomeProofByPositions>> = /* @__PURE__ */ describe.lazily(
  () => describe.eitherBy(hasParts, sums, wholePositions),
);

/** A proof of an outcome, with its source. */
export const outcomeProofDocument: Document<'outcome-proof', SourcedProof> = /* @__PURE__ */ describe.also(
  /* @__PURE__ */ document(
    'outcome-proof',
    'Who wins a game on a complex, with a reply to every move of the loser: by sums, or by whole positions. Vertices are indices from 0 into those of the complex that the source stands for. spgames verify checks what this schema cannot say.',
    () => ({
      source: describe.described('The game, in the notation of sources.', describe.text),
      position: describe.optional(
        describe.described('Pieces that lie on the board before the first move, by their labels.', describe.text),
      ),
      play: describe.described(
        'Whether the player who cannot move loses (normal) or wins (misere).',
        describe.oneOf('normal', 'misere'),
      ),
      outcome: describe.described(
        'L, R, N (whoever begins wins) or P (whoever does not).',
        describe.oneOf('L', 'R', 'N', 'P'),
      ),
      symmetries: describe.described(
        'Permutations of the vertices that can be played that keep the rules, by the vertices that they move.',
        describe.listOf(
          describe.fields(
            {
              exchanges: describe.described('Does it exchange what belongs to Left and to Right?', describe.flag),
              images: describe.listOf(
                describe.tupleLike('a pair of a vertex and its image', describe.integer(0), describe.integer(0)),
                'a list of pairs',
              ),
            },
            '{"exchanges", "images"}',
          ),
          'a list of symmetries',
        ),
      ),
    }),
  ),
  ({ source, position, ...head }, data): SourcedProof => ({
    source,
    ...(position !== undefined && { position }),
    proof: { ...head, ...body.read(data) },
  }),
  (definitions) => body.schema(definitions),
);

/**
 * The proof of a JSON object, with its source; whether it is one is for `verifyOutcomeProof` to say.
 * @param value what `JSON.parse` gave
 * @throws InputError `invalid-field`
 */
export function outcomeProofFromJson(value: unknown): SourcedProof {
  return outcomeProofDocument.read(DataReader.of(value, 'outcomeProofFromJson'));
}
