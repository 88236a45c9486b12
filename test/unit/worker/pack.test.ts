import { describe, expect, it } from 'vitest';
import { analyze, properties } from 'spgames/analysis';
import { namedComplex, SimplicialComplex } from 'spgames/complex';
import { SetFamily } from 'spgames/sets';
import { parseSource, asComplex } from 'spgames/sources';
import { Dyadic, parseValue, Value, ValueStore } from 'spgames/values';
import { InputError, InvariantError, LimitError, ParseError } from '../../../src/errors.js';
import { pack, unpacked } from '../../../src/worker/pack.js';
import { codeOf } from '../../helpers/codeOf.js';

const store = new ValueStore();

/** On the way through `postMessage`. */
function sent<T>(x: T): T {
  return unpacked(structuredClone(pack(x)), store) as T;
}

/** With values, of whatever store, by their names. */
function readable(x: unknown): unknown {
  if (x instanceof Value) return `value ${x.toString()}`;
  if (Array.isArray(x)) return x.map(readable);
  if (typeof x !== 'object' || x === null || Object.getPrototypeOf(x) !== Object.prototype) return x;
  return Object.fromEntries(Object.entries(x).map(([name, field]) => [name, readable(field)]));
}

describe('what is sent to another thread', () => {
  it('keeps plain data, with integers and numbers of any size', () => {
    const data = { a: [1, 2n ** 70n, -Infinity, null, undefined, 'x', true], b: { c: new Uint32Array([1, 2]) } };
    expect(sent(data)).toEqual(data);
  });

  it('keeps families, also those that are a part of a larger buffer', () => {
    const words = new Uint32Array(1000).fill(1).subarray(3, 5);
    const family = SetFamily.fromWords(words, 4);
    expect(sent(family)).toEqual(family);
    expect((pack(family) as { words: Uint32Array }).words.buffer.byteLength).toBe(8);
  });

  it('keeps complexes with their labels, and what is known of them', () => {
    const byFacets = SimplicialComplex.fromFacets([['x1', 'y1'], ['x2']]);
    expect(sent(byFacets).vertices).toEqual(byFacets.vertices);
    expect(Object.isFrozen(sent(byFacets).vertices[0])).toBe(true);
    expect(sent(byFacets).known.nonfaces).toBeUndefined();
    const byNonfaces = SimplicialComplex.fromNonfaces([[0, 1]], 3);
    expect(sent(byNonfaces).known).toMatchObject({ facets: undefined, nonfaces: { size: 1 } });
    void byNonfaces.facets;
    expect(sent(byNonfaces).known.facets?.toLists()).toEqual([
      [0, 2],
      [1, 2],
    ]);
    for (const complex of [SimplicialComplex.void(2), SimplicialComplex.irrelevant(0), SimplicialComplex.simplex(40)])
      expect(sent(complex).equals(complex)).toBe(true);
  });

  it('keeps values, in the store of the receiver', () => {
    for (const name of ['0', '-5/8', '^^*3', '{2|1||-1|-2}', 'tiny(2)', '+-{3|2}', '12345678901234567890']) {
      const value = sent(parseValue(name));
      expect(value.store).toBe(store);
      expect(value.equals(parseValue(name, store))).toBe(true);
    }
    expect(sent(Dyadic.of(-5, 3)).toString()).toBe('-5/8');
  });

  it('keeps errors with their class, code, hint, details and cause', () => {
    const cause = new RangeError('too deep');
    const bounds = { lower: parseValue('-1'), upper: parseValue('^') };
    const error = sent(new LimitError('too-long', 'late', { hint: 'wait', details: { bounds, found: 3 }, cause }));
    expect(error).toBeInstanceOf(LimitError);
    expect(error).toMatchObject({ name: 'LimitError', code: 'too-long', message: 'late', hint: 'wait' });
    expect(readable(error.details)).toEqual({ bounds: { lower: 'value -1', upper: 'value ^' }, found: 3 });
    expect(error.cause).toMatchObject({ name: 'RangeError', message: 'too deep', stack: cause.stack });
    const parsing = sent(new ParseError('invalid-json', 'no', { line: 2, column: 5 }));
    expect(parsing).toBeInstanceOf(ParseError);
    expect([parsing.line, parsing.column, parsing.hint]).toEqual([2, 5, undefined]);
    expect(sent(new InvariantError('unknown-clause', 'ours'))).toBeInstanceOf(InvariantError);
    const partly = sent(new InputError('invalid-option', 'x', { details: { call: () => 1, n: 1 } }));
    expect(partly.details).toEqual({ n: 1 });
  });

  it('is refused where it would lose its class', () => {
    for (const x of [() => 1, Symbol('x'), new Map(), { a: new Date(0) }, [new Set()]])
      expect(codeOf(() => pack(x))).toBe('not-packable');
  });

  it('keeps everything that analyze can say', () => {
    const only = Object.keys(properties) as (keyof typeof properties)[];
    const complexes = [
      ...['snort@path:3', 'nogo@path:3', 'facets:', 'facets:{}', 'facets:1 2 3, 3 4', 'node-kayles@cycle:5'].map(
        (source) => asComplex(parseSource(source)),
      ),
      namedComplex('real-projective-plane'),
    ];
    for (const complex of complexes) {
      const found = analyze(complex, { only, timeoutMs: 20_000 });
      expect(readable(sent(found))).toEqual(readable(found));
    }
  });
});
