import { describe, expect, it } from 'vitest';
import { loopySides, oslo, simplestForm, twoSlo } from 'spgames/loopy';
import { type Form, formsBornBy, FormStore, randomForm } from 'spgames/values';
import { randomNumbers } from '../../generators/randomNumbers.js';
import { runs, sampled } from '../../helpers/sampling.js';

const store = new FormStore('set');

/** If plays without end are Left's, she answers a pass by a pass. */
function expectSides(form: Form): void {
  const { onside, offside } = loopySides(twoSlo(form));
  expect(onside.found === true && String(onside.side)).toBe(String(simplestForm(oslo(form))));
  expect(offside.found === true && String(offside.side)).toBe(String(simplestForm(oslo(form.negative()).negative())));
}

describe('TwoSlo games', () => {
  /** @source Siegel 2011, Def. 3.6.6 */
  it('have the onside oslo(G) and the offside −oslo(−G)', () => {
    for (const form of sampled(formsBornBy(2, { store }), 10)) expectSides(form);
    const random = randomNumbers(17);
    for (let i = 0; i < runs(40, 6); i++)
      expectSides(randomForm(store, { birthday: 3, options: 2, random: (n) => Math.floor(n * random()) }));
  });
});
