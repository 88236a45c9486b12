import { describe, expect, it } from 'vitest';
import { asGame, asLoopyGame, asPoset, asValue, atPosition, latticeSource, parseSource } from 'spgames/sources';
import { isImpartial, type Form } from 'spgames/values';
import { thrownBy } from '../../helpers/thrownBy.js';

function formIn(text: string): Form {
  const source = parseSource(text);
  if (source.kind !== 'form') throw new Error(`${text} is not a literal game but ${source.kind}`);
  return source.object;
}

describe('form: in sources', () => {
  it.each([
    ['form:{0,1|3}', 'form:{0,1|3}'],
    ['form: { 1, 0 | 3 } ', 'form:{0,1|3}'],
    ['form:*2', 'form:*2'],
    ['-form:{0,1|3}', 'form:{-3|0,-1}'],
    ['2*form:{*|*}', 'form:{{{*|*}|{*|*}}|{{*|*}|{*|*}}}'],
    ['form:{0|*} - form:*', 'form:{*,^|^,{*|*}}'],
  ])('%s is %s', (text, expected) => {
    const [read, meant] = [formIn(text), formIn(expected)];
    expect(JSON.stringify(read)).toBe(JSON.stringify(meant));
  });

  it('are read from files, too', async () => {
    const read = (): string => '{"type":"form","name":"{0,1|3}"}';
    expect(String(((await parseSource('game.json', { read })) as { object: Form }).object)).toBe('form:{0,1|3}');
    expect(String(((await parseSource('-', { read: () => 'form:{0,1|3}' })) as { object: Form }).object)).toBe(
      'form:{0,1|3}',
    );
  });

  it('are read from the text of a document, also beside others', async () => {
    const read = (): string => '';
    const document = '{"type":"form","form":[[[[],[]],[[[[],[]]],[]]],[]]}';
    expect(String(((await parseSource(document, { read })) as { object: Form }).object)).toBe('form:{0,1|}');
    const sum = await parseSource(`form:1 + -${document}`, { read });
    expect(String(asValue(sum))).toBe('-1');
  });

  it('have values, also beside other games', () => {
    expect(String(asValue(parseSource('form:{0,1|3}')))).toBe('2');
    expect(String(asValue(parseSource('form:{0,1|3} + value:* + snort@path:1')))).toBe('2');
    expect(parseSource('form:{0,1|3} + value:*').kind).toBe('sum');
    expect(String(asValue(parseSource('form:{1|0}'), { sides: 'ignore' }))).toBe('*2');
    expect(asLoopyGame(parseSource('form:{*|*}')).n).toBe(1);
    expect(asPoset(parseSource('form:{0,1|3}')).labels).toEqual(['{0,1|3}', '0', '1', '3', '2']);
  });

  it('that are impartial are lattice games, in normal and in misère play', () => {
    expect(isImpartial(formIn('form:{*2|*2}'))).toBe(true);
    expect(latticeSource(parseSource('form:{*2|*2}')).names).toEqual(['*', '*2', '{*2|*2}']);
    expect(latticeSource(parseSource('form:{*2|*2}'), { misere: true }).game.defeated).toEqual([[0, 0, 0]]);
  });

  it.each([
    ['form:{0,1|3', 'found "{0,1|3" at column 6; expected as many } as {.'],
    ['form:', 'expected a form such as {0,1|3}'],
    ['vertices:1 2; form:*', 'expected facets:'],
    ['form:{0|}..3', 'expected nothing behind the braces'],
    ['form:{0|} + *', 'found "*" at column 13; expected a game'],
    ['{"type":"form","name":"*"}', 'expected the option read'],
  ])('%s is refused', (text, expected) => {
    expect(String(thrownBy(() => parseSource(text)))).toContain(expected);
  });

  it('have no complex and no names of moves', () => {
    const source = parseSource('form:{0,1|3}');
    expect(thrownBy(() => asGame(source))).toMatchObject({ code: 'not-a-placement-game', message: /a literal game/ });
    expect(thrownBy(() => atPosition(source, 'x1'))).toMatchObject({
      code: 'not-with-rules',
      message: /a literal game/,
    });
  });
});
