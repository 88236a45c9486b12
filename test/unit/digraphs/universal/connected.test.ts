import { describe, expect, it } from 'vitest';
import {
  DigraphPlacement,
  digraphWithValue,
  digraphWithValueOrder,
  smallDigraphWithValue,
  verifyDigraphWithValue,
} from 'spgames/digraphs';
import { constructionFromJson, constructionToJson } from 'spgames/formats';
import { digraphConstruction, verifyConstruction } from 'spgames/constructions';
import { parseValue, valuesBornBy } from 'spgames/values';
import { run, runJson } from '../../../helpers/runCommand.js';
import { sampled } from '../../../helpers/sampling.js';
import { thrownBy } from '../../../helpers/thrownBy.js';

describe('connected digraphs', () => {
  const numbers = ['0', '3', '-4', '1/4', '-3/8', '5/2'].map((text) => parseValue(text));
  const ways = [{}, { small: smallDigraphWithValue }];

  it('are there for every value, of the order that is told', () => {
    for (const value of [...numbers, ...sampled(valuesBornBy(2), 5)])
      for (const way of ways) {
        const options = { ...way, connected: true };
        const built = digraphWithValue(value, options);
        expect(built.digraph.components()).toHaveLength(1);
        expect(BigInt(built.digraph.n)).toBe(digraphWithValueOrder(value, options));
        expect(built.certificate.connected).toBe(true);
        expect(verifyDigraphWithValue(built)).toMatchObject({
          verified: true,
          value,
          connected: true,
          evaluated: true,
        });
      }
  });

  it('are not the default', () => {
    const built = digraphWithValue(parseValue('3'));
    expect(String(built.digraph)).toBe('digraph:LLL');
    expect(built.certificate).not.toHaveProperty('connected');
    expect(verifyDigraphWithValue(built)).not.toHaveProperty('connected');
    expect(String(digraphWithValue(parseValue('3'), { connected: true }).digraph)).toBe('digraph:LLL 0>1 0>2 1>2');
    expect(String(digraphWithValue(parseValue('0'), { connected: true }).digraph)).toBe('digraph:LRR 0>1 1>2');
  });

  it('are checked', () => {
    const because = (digraph: DigraphPlacement, connected: unknown): string => {
      const vertices = Array.from({ length: digraph.n }, (_, v) => v);
      const certificate = { connected, steps: [{ value: String(digraph.n), vertices }] } as never;
      const found = verifyDigraphWithValue({ digraph, certificate });
      return found.verified ? '' : found.because;
    };
    const [apart, together] = [new DigraphPlacement('LL', []), new DigraphPlacement('LL', [[0, 1]])];
    expect(because(apart, undefined)).toBe('');
    expect(because(together, true)).toBe('');
    expect(because(apart, true)).toBe('the digraph has 2 components; expected one, as it is said to be connected');
    expect(because(new DigraphPlacement('', []), true)).toBe(
      'the digraph has 0 components; expected one, as it is said to be connected',
    );
    expect(because(together, false)).toBe('certificate.connected is false; expected true');
    expect(thrownBy(() => digraphWithValue(parseValue('1'), { connected: 1 as never }))).toMatchObject({
      code: 'invalid-option',
    });
  });

  it('are written and read', async () => {
    const json = constructionToJson(digraphConstruction(parseValue('2'), { connected: true }));
    expect(json.certificate.connected).toBe(true);
    expect(verifyConstruction(constructionFromJson(json))).toMatchObject({ verified: true, connected: true });
    for (const connected of [false, 1])
      expect(
        thrownBy(() => constructionFromJson({ ...json, certificate: { ...json.certificate, connected } })),
      ).toMatchObject({ code: 'invalid-field' });
    const made = await runJson(['build', 'value:1*', '--method', 'digraph', '--small', '--connected']);
    expect(made).toMatchObject({ certificate: { connected: true } });
    const { out } = await run(['verify', 'f'], { f: JSON.stringify(made) });
    expect(out).toMatch(/^f: verified; the connected digraph with 8 vertices has the value 1\*/);
    expect((await run(['build', 'value:1*', '--method', 'value', '--connected'])).err).toContain(
      '--connected with value; expected --method digraph',
    );
  });
});
