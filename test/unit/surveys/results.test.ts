import { describe, expect, it } from 'vitest';
import { textOf } from '../../../scripts/filesUnder.js';
import { answersOn, pageWithAnswers, RESULTS, surveyNames } from '../../../scripts/survey.js';
import { inFull } from '../../helpers/sampling.js';

/** Surveys that take minutes are computed by `npm run survey` only. */
const LONG = new Set(['digraphs']);

const page = textOf(RESULTS);

describe('the page of results of surveys', () => {
  it('has answers of each survey that comes with the project', () => {
    for (const name of surveyNames()) expect(answersOn(page, name), name).not.toEqual([]);
  });

  it.runIf(inFull).each(surveyNames().filter((name) => !LONG.has(name)))('has what %s answers now', (name) => {
    expect(answersOn(pageWithAnswers(page, name), name)).toEqual(answersOn(page, name));
  });
});
