import { describe, expect, it } from 'vitest';
import { VERSION } from 'spgames/formats';
import { run, runJson } from '../../helpers/runCommand.js';
import { validatorOf } from '../../helpers/schemas.js';

interface Document {
  readonly order: number;
  readonly pPortion: number[];
  readonly generators: { heap?: number; index: number; period: number }[];
  readonly products: number[][];
}

const kayles = ['quotient', 'octal(.77)', '--misere', '--heaps', '5'];

describe('quotient', () => {
  it('shows the misère quotients of heaps', async () => {
    expect(await run(kayles)).toMatchObject({
      exitCode: 0,
      out: [
        'octal(.77): misère quotient',
        '  orders     2 6 6 6 12',
        '  order      12',
        '  P-portion  3 elements',
        '             1, 2 + 2, 1 + 5',
        '  nature     wild, not that of heaps of NIM',
        '  heap  element  index  period',
        '  1     1        0      2',
        '  2     2        1      2',
        '  3     3        1      2',
        '  4     1        0      2',
        '  5     5        0      2',
        '',
      ].join('\n'),
    });
  });

  it('writes the document of the contract', async () => {
    const found = await runJson(['quotient', 'octal(.77)', '--misere', '--heaps', '14']);
    expect(found).toMatchObject({ type: 'misere-quotient', spgames: VERSION, order: 24, complete: true });
    const { pPortion, generators } = found as unknown as Document;
    expect(pPortion).toHaveLength(8);
    expect(generators[0]).toEqual({ heap: 1, coordinate: 0, element: 1, index: 0, period: 2 });
    expect(generators[11]).toMatchObject({ heap: 12, index: 2, period: 2 });
    expect(await runJson(['quotient', 'octal(.07)', '--heaps', '2'])).toMatchObject({
      type: 'quotient',
      order: 2,
      generators: [
        { heap: 1, coordinate: null, element: 0, index: 0, period: 1 },
        { heap: 2, coordinate: 0, element: 1, index: 0, period: 2 },
      ],
    });
  });

  it('takes the Hilbert basis of another cone', async () => {
    const source = 'lattice:moves 1,0 1,3; inequalities 0,1>=0 3,-1>=0';
    const document = (await run(['quotient', source, '--json'])).out;
    expect(JSON.parse(document)).toMatchObject({ order: 6, pPortion: [0, 2, 3], game: { dimension: 4 } });
    expect((await run(['verify', 'q.json'], { 'q.json': document })).out).toBe(
      `q.json: verified; the quotient of ${source} has 6 elements\n`,
    );
    const other = document.replaceAll('3,-1>=0', '2,-1>=0');
    expect((await run(['verify', 'q.json'], { 'q.json': other })).exitCode).toBe(1);
    expect((await run(['quotient', 'lattice:moves 1; inequalities 1>=2'])).exitCode).toBe(2);
  });

  it('says where it is not known to be finite', async () => {
    const line = ['quotient', 'octal(.3122)', '--misere', '--heaps', '9', '--max-states', '60'];
    const { exitCode, out, err } = await run(line);
    expect(exitCode).toBe(3);
    expect(out).toBe(
      'octal(.3122): misère quotient: not known to be finite\n  orders  2 6 6 12 44 52 of the heaps up to 1, 2, …, 6\n  order   at least 60\n',
    );
    expect(err).toContain('--max-states');
    expect(JSON.parse((await run([...line, '--json'])).out)).toMatchObject({
      type: 'misere-quotient',
      order: 'undecided',
      complete: false,
      atLeast: 60,
    });
  });

  it('takes lattice games, positions, and other impartial sources', async () => {
    const nim = 'lattice:moves 1,0 0,1 -1,1; defeated 0,0';
    const { out } = await run(['quotient', nim, '--presentation']);
    expect(out).toBe(
      [
        `${nim}: quotient`,
        '  order      6',
        '  P-portion  2 elements',
        '             1,0, 0,2',
        '  coordinate  element  index  period',
        '  1           1,0      0      2',
        '  2           0,1      1      2',
        'equations',
        '  2,0 = 0,0',
        '  0,3 = 0,1',
        '',
      ].join('\n'),
    );
    expect((await run(['quotient', 'octal(.77)@heaps:5,5,1', '--misere'])).out).toContain(
      '  position   1 + 5 + 5, the element 1, P: whoever begins loses\n',
    );
    expect((await run(['quotient', 'node-kayles@path:3', '--misere'])).out).toContain('order      6\n');
    const { exitCode, err } = await run(['quotient', 'lattice:moves 1; inequalities 1>=1']);
    expect(exitCode).toBe(2);
    expect(err).toContain('expected a cone');
    expect((await run(['quotient', 'nim', '--heaps', 'many'])).err).toContain('expected an integer ≥ 0');
  });

  it('writes the ideal for Macaulay2', async () => {
    const { out } = await run(['quotient', 'nim', '--heaps', '2', '--misere', '--to', 'macaulay2']);
    expect(out).toBe(
      [
        '-- lattice:moves 1,0 0,1 -1,1; defeated 0,0',
        'S = QQ[t_2, t_1, MonomialOrder => GLex]',
        'I = ideal(t_1^2 - 1_S, t_2^3 - t_2)',
        'P = {t_1, t_2^2}',
        '-- the number of elements of the quotient',
        'assert(numgens source basis(S/I) === 6)',
        '',
      ].join('\n'),
    );
  });

  it('are exported to Macaulay2 from a file', async () => {
    const files = { 'kayles.json': (await run([...kayles, '--json'])).out };
    const { out } = await run([...kayles, '--to', 'macaulay2']);
    const exported = ['export', 'kayles.json', '--to', 'macaulay2'];
    expect(await run(exported, files)).toMatchObject({ exitCode: 0, out });
    expect((await run(['export', '-', '--to', 'macaulay2'], { '-': files['kayles.json'] })).out).toBe(out);
    expect((await run([...exported, '--char', '2'], files)).out).toBe(out.replace('= QQ[', '= ZZ/2['));
    const changed = { 'kayles.json': files['kayles.json'].replace(/"pPortion":\[[^\]]*\]/, '"pPortion":[0]') };
    const refused = await run(exported, changed);
    expect([refused.exitCode, refused.err]).toEqual([
      2,
      expect.stringMatching(/^spgames: export: kayles.json holds no quotient: .*; expected one that verify proves/),
    ]);
    expect((await run(exported, { 'kayles.json': '{"type":"quotient"}' })).err).toContain('quotientFromJson');
    expect((await run(['export', 'kayles.json', '--to', 'sage'], files)).err).toContain('of type "misere-quotient"');
  });

  it('are what the refusal of export speaks of where there is no other ideal', async () => {
    const refusal = async (source: string): Promise<string> => {
      const { exitCode, err } = await run(['export', source, '--to', 'macaulay2']);
      expect(exitCode).toBe(2);
      return err;
    };
    expect(await refusal('octal(.77)')).toBe(
      "spgames: export: octal(.77) without heaps; expected a position of the ruleset. The ideal of its quotient is written by: spgames quotient 'octal(.77)' --heaps 5 --to macaulay2, with --misere that of its misère quotient.\n",
    );
    expect(await refusal('nim')).toContain('spgames quotient nim --heaps 5 --to macaulay2');
    expect(await refusal('grundy@heap:7')).toContain('quotient grundy@heap:7 --to macaulay2');
    expect(await refusal('lattice:moves 1,0 0,1@3,4')).toContain("quotient 'lattice:moves 1,0 0,1@3,4' --to macaulay2");
    expect(await refusal('lattice:moves 1,0 0,1; defeated 1,0')).toContain(
      "quotient 'lattice:moves 1,0 0,1; defeated 1,0' --to macaulay2",
    );
    for (const source of [
      'domineering',
      'oab(1,2)',
      'konane@grid:2x2',
      'lattice:moves 1; inequalities 1>=1',
      'value:1',
    ])
      expect(await refusal(source)).not.toContain('spgames quotient');
  });
});

describe('verify', () => {
  it('proves quotients', async () => {
    const text = (await run([...kayles, '--json'])).out;
    expect(await run(['verify', '-'], { '-': text })).toMatchObject({
      exitCode: 0,
      out: 'standard input: verified; the misère quotient of octal(.77) has 12 elements\n',
    });
    for (const source of ['node-kayles@path:5', 'lattice:moves 1 2; defeated 0', 'octal(.07)']) {
      const document = (await run(['quotient', source, '--misere', '--json'])).out;
      expect((await run(['verify', '-'], { '-': document })).exitCode).toBe(0);
    }
  });

  it('refuses changed ones, with the position that fails', async () => {
    const document = JSON.parse((await run([...kayles, '--json'])).out) as Document;
    const refusalOf = async (changed: object): Promise<unknown> => {
      const text = JSON.stringify({ ...document, ...changed });
      const { exitCode, out } = await run(['verify', '-', '--json'], { '-': text });
      expect(exitCode).toBe(1);
      return JSON.parse(out) as unknown;
    };
    expect(await refusalOf({ pPortion: [...document.pPortion, 2] })).toMatchObject({
      verified: false,
      because: 'the position 0,1,0,0,0 is a P-position of the table and has an option that is one',
    });
    expect(await refusalOf({ pPortion: document.pPortion.slice(1) })).toMatchObject({
      because: 'the position 1,0,0,0,0 is not a P-position of the table and has no option that is one',
      position: [1, 0, 0, 0, 0],
    });
    const [first, ...others] = document.generators;
    expect(await refusalOf({ generators: [{ ...first, period: 1 }, ...others] })).toMatchObject({
      because: 'the coordinate 0 has the period 2, not 1',
    });
    expect(await refusalOf({ order: 11 })).toMatchObject({
      because: 'claim.products has 12 rows; expected 11, the order',
    });
    expect(await refusalOf({ source: 'octal(.75)' })).toMatchObject({ because: 'its game is not that of octal(.75)' });
    const undecided = { ...document, complete: false, order: 'undecided' };
    expect((await run(['verify', '-'], { '-': JSON.stringify(undecided) })).exitCode).toBe(2);
  });

  it('has verify look at heaps without moves, names and bounds', async () => {
    const document = (await runJson(['quotient', 'octal(.123)', '--misere', '--heaps', '7'])) as unknown as {
      generators: { heap: number; coordinate: number | null }[];
    };
    const verify = async (changed: object): Promise<unknown> => {
      const { exitCode, out, err } = await run(['verify', 'q.json'], {
        'q.json': JSON.stringify({ ...document, ...changed }),
      });
      return [exitCode, (out + err).trimEnd()];
    };
    expect(await verify({})).toEqual([0, 'q.json: verified; the misère quotient of octal(.123) has 6 elements']);
    const idle = document.generators.findIndex(({ coordinate }) => coordinate === null);
    for (const [field, value, meant] of [
      ['element', 3, 0],
      ['index', 5, 0],
      ['period', 99, 1],
    ] as const)
      expect(
        await verify({ generators: document.generators.with(idle, { ...document.generators[idle]!, [field]: value }) }),
      ).toEqual([
        2,
        expect.stringContaining(
          `generators[${idle}].${field} is ${value}; expected ${meant}, as a heap without moves is the identity`,
        ),
      ]);
    const named = document.generators.map((each, i) => ({ ...each, name: `h${i}` }));
    expect(await verify({ generators: named })).toEqual([2, expect.stringContaining('expected heaps without names')]);
    expect(await verify({ atLeast: 3 })).toEqual([2, expect.stringContaining('atLeast is 3; expected no bound')]);
    expect(await verify({ source: '/etc/passwd' })).toEqual([
      2,
      expect.stringContaining('the certificate is about the file "/etc/passwd"'),
    ]);
    const path = (await runJson(['quotient', 'node-kayles@path:3', '--misere'])) as unknown as {
      generators: { name: string }[];
    };
    const some = path.generators.map(({ name, ...rest }, i) => (i === 0 ? rest : { ...rest, name }));
    const { exitCode, err } = await run(['verify', 'q.json'], {
      'q.json': JSON.stringify({ ...path, generators: some }),
    });
    expect([exitCode, err]).toEqual([2, expect.stringContaining('a name of every coordinate, or of none')]);
  });
});

describe('quotient of sums', () => {
  it('shows the elements by their outcomes for games that are not impartial', async () => {
    expect(await run(['quotient', 'form:^', '--misere'])).toMatchObject({
      exitCode: 0,
      out: [
        'form:^: misère quotient of sums',
        '  order  9',
        '  L      2 elements: 3·^, 4·^',
        '  R      1 element: ^',
        '  N      4 elements: nothing, * + ^, * + 2·^, * + 3·^',
        '  P      2 elements: *, 2·^',
        '  follower  element  index  period',
        '  *         *        0      2',
        '  ^         ^        4      1',
        '',
      ].join('\n'),
    });
  });

  it('writes a document of the schema, which verify proves, and no other one', async () => {
    const { out } = await run(['quotient', 'sums:form:^; nim@heap:2', '--json']);
    const document = JSON.parse(out) as Record<string, unknown>;
    expect(validatorOf('sums-quotient')(document)).toBe(true);
    expect(document).toMatchObject({ type: 'sums-quotient', source: 'sums:form:^; nim@heap:2', order: 9 });
    const verified = (changes: object) =>
      run(['verify', 'q.json'], { 'q.json': JSON.stringify({ ...document, ...changes }) });
    expect(await verified({})).toMatchObject({
      exitCode: 0,
      out: 'q.json: verified; the quotient of sums of sums:form:^; nim@heap:2 has 9 elements\n',
    });
    for (const [changes, because] of [
      [{ misere: true }, 'have the outcome N, not P'],
      [{ games: ['^'] }, 'the generators are not the followers'],
      [{ source: 'form:^' }, 'its games are not those of form:^'],
      [{ outcomes: (document['outcomes'] as string[]).with(1, 'L') }, 'sums of the element 1'],
    ] as const) {
      const { exitCode, out: text } = await verified(changes);
      expect([exitCode, text]).toEqual([1, expect.stringContaining(because)]);
    }
    expect((await verified({ order: 8 })).exitCode).toBe(2);
  });

  it('is infinite with 1 and −1, undecided beyond --max-states, and refuses what is for impartial games', async () => {
    const { exitCode, out } = await run(['quotient', 'snort@path:3', '--misere', '--json']);
    const document = JSON.parse(out) as object;
    expect(validatorOf('sums-quotient')(document)).toBe(true);
    expect([exitCode, document]).toEqual([0, expect.objectContaining({ order: 'infinite', complete: false })]);
    const open = await run(['quotient', 'clobber@grid:1x4/xoxo', '--max-states', '6', '--json']);
    expect([open.exitCode, JSON.parse(open.out)]).toEqual([
      3,
      expect.objectContaining({ order: 'undecided', atLeast: 6 }),
    ]);
    expect((await run(['quotient', 'form:^', '--heaps', '3'])).exitCode).toBe(2);
    expect((await run(['quotient', 'form:^', '--to', 'macaulay2'])).exitCode).toBe(2);
    expect((await run(['quotient', 'loopy:over'])).err).toContain('a loopy game; expected a lattice game');
  });
});
