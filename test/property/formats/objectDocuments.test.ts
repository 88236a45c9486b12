import { describe, expect, it } from 'vitest';
import { formFromJson, fromJson, genusFromJson, thermographFromJson } from 'spgames/formats';
import {
  type Form,
  FormStore,
  formValue,
  genus,
  genusToJson,
  isImpartial,
  parseForm,
  printForm,
  randomForm,
  thermograph,
} from 'spgames/values';
import { randomIntegers } from '../../generators/randomNumbers.js';
import { runs } from '../../helpers/sampling.js';
import { thrownBy } from '../../helpers/thrownBy.js';

const random = randomIntegers(29);
const store = new FormStore();

function randomForms(count: number): Form[] {
  return Array.from({ length: count }, () =>
    randomForm(store, { birthday: random(5), options: 1 + random(3), random }),
  );
}

/** As another program gets it. */
function sent(object: object): { readonly type: string } {
  return JSON.parse(JSON.stringify(object)) as { readonly type: string };
}

/** Forms with the same options for both players everywhere. */
function impartial(form: Form): Form {
  const options = form.options('L').map(impartial);
  return form.store.fromOptions(options, options);
}

describe('documents of literal games', () => {
  it('are read as the same game, with dominated and reversible options', () => {
    for (const form of randomForms(runs(5_000, 200))) {
      const document = sent(form);
      expect(document.type).toBe('form');
      expect(formFromJson(document, { store })).toBe(form);
      expect(parseForm(printForm(form)!, { store })).toBe(form);
    }
  });

  it('list positions where all options would be too long, and are as long as there are positions', () => {
    let form = store.zero;
    for (let day = 0; day < 60; day++) form = store.fromOptions([form, store.zero], [form]);
    const document = sent(form);
    expect(document).toMatchObject({ form: null, positions: { length: 61 } });
    expect(formFromJson(document, { store })).toBe(form);
  });

  it('are as deep as a form may be', () => {
    let form = store.zero;
    for (let day = 0; day < 5_000; day++) form = store.fromOptions([form], []);
    expect(formFromJson(sent(form), { store })).toBe(form);
  });

  it.each([
    [{ form: [[], [], []] }, 'form is a list of length 3; expected [left options, right options].'],
    [{ form: [[[]], []] }, 'form[0][0] is an empty list; expected [left options, right options].'],
    [
      { positions: [[[0], []]] },
      'positions[0] is a list of length 2; expected numbers of positions that stand before it.',
    ],
    [{}, 'name is missing; expected a text, or a "form".'],
  ])('that are wrong, as %j, are refused', (fields, expected) => {
    expect(String(thrownBy(() => fromJson({ type: 'form', ...fields })))).toContain(expected);
  });
});

describe('documents of thermographs', () => {
  it('are read as thermographs with the same walls', () => {
    for (const form of randomForms(runs(5_000, 200))) {
      const graph = thermograph(formValue(form));
      expect(thermographFromJson(sent(graph))).toEqual(graph);
    }
  });

  it.each([
    [{ mean: '1' }, 'left is'],
    [{ temperature: '2' }, 'temperature is "2"; expected the least temperature'],
    [
      {
        left: [
          ['0', '3'],
          ['1', '2'],
        ],
      },
      'a first point at t = -1',
    ],
    [
      {
        left: [
          ['-1', '3'],
          ['1', '2'],
        ],
      },
      'vertical and oblique parts in turn',
    ],
    [
      {
        right: [
          ['-1', '0'],
          ['0', '1'],
          ['1', '2'],
        ],
      },
      'vertical and oblique parts in turn',
    ],
    [
      {
        left: [
          ['-1', '4'],
          ['1', '2'],
          ['2', '2'],
        ],
      },
      'an oblique part before the mast',
    ],
    [{ mean: '1/3' }, 'a fraction whose denominator is a power of two'],
  ])('with a change %j are refused', (change, expected) => {
    const document = { ...sent(thermograph(formValue(parseForm('{3|1}')))), ...change };
    expect(String(thrownBy(() => thermographFromJson(document)))).toContain(expected);
  });
});

describe('documents of genera', () => {
  it('are read as the same genus', () => {
    for (const form of randomForms(runs(5_000, 200)).map(impartial)) {
      expect(isImpartial(form)).toBe(true);
      expect(genusFromJson(sent(genusToJson(genus(form))))).toEqual(genus(form));
    }
  });

  it('are as short as possible', () => {
    const longer = { type: 'genus', grundy: 0, misere: [0, 2, 0] };
    expect(String(thrownBy(() => genusFromJson(longer)))).toContain('a list as short as possible');
  });
});
