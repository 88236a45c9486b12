import { describe, expect, it } from 'vitest';
import { DigraphValues } from 'spgames/digraphs';
import { filesUnder, textOf } from '../../../scripts/filesUnder.js';
import { digestOfPage, digestsNow, digestsOf, surveyNames } from '../../../scripts/survey.js';
import { PICTURES, surveyPictures } from '../../../scripts/surveyPictures.js';
import { answersOn, RESULTS, rowsOn } from '../../../scripts/surveyResults.js';
import { inFull } from '../../helpers/sampling.js';

const page = textOf(RESULTS);
const names = surveyNames();

describe('the page of results of surveys', () => {
  it.each(names)('has what %s answered when it was computed', (name) => {
    expect(answersOn(page, name)).not.toEqual([]);
    const { page: digest, batches } = digestsOf(name);
    expect(digestOfPage(page, name)).toBe(digest);
    const { starts } = JSON.parse(textOf(`examples/surveys/${name}/survey.json`)) as { starts: string[] };
    expect(batches.length).toBe(starts.length);
  });

  it.runIf(inFull).each(names)('is of batches that are answered now as they were: one of %s', (name) => {
    const { batches } = digestsOf(name);
    const middle = Math.floor(batches.length / 2);
    expect(digestsNow(name, [middle])).toEqual([batches[middle]]);
  });

  it('shows pictures that are drawn from its tables', () => {
    const pictures = surveyPictures(page);
    for (const [name, svg] of pictures) expect(textOf(`${PICTURES}${name}.svg`) === svg, name).toBe(true);
    const files = [...pictures.keys()].map((name) => `${PICTURES}${name}.svg`).sort();
    expect(filesUnder(PICTURES.slice(0, -1), /\.svg$/)).toEqual(files);
    for (const file of files) expect(page).toContain(`](${file.slice('docs/'.length)})`);
  });

  it('counts the values of complexes as the census of the examples does', () => {
    const census = new Map(
      [...textOf('examples/expected/value-census.txt').matchAll(/^(.*) \| (\d+): \d+, (\d+) /gm)].map(
        ([, kind, n, values]) => [`${kind!} ${n!}`, values],
      ),
    );
    const columns: readonly (readonly [name: string, column: string, kind: string])[] = [
      ['small-complexes', 'flag', 'flag'],
      ['small-complexes', 'forests', 'forest'],
      ['small-complexes', 'pure', 'pure'],
      ['small-complexes', 'cm', 'Cohen–Macaulay over Q'],
      ['pure-complexes', 'pure', 'pure'],
      ['pure-complexes', 'flag', 'pure and flag'],
      ['pure-complexes', 'part', 'partitionable'],
      ['pure-complexes', 'cm', 'Cohen–Macaulay over Q'],
      ['pure-complexes', 'sh', 'shellable'],
      ['pure-complexes', 'vd', 'vertex decomposable'],
      ['pure-complexes', 'balls', 'ball'],
      ['pure-complexes', 'spheres', 'sphere'],
    ];
    for (const [name, column, kind] of columns) {
      const rows = rowsOn(page, name);
      expect(rows.length).toBe(name === 'small-complexes' ? 5 : 6);
      for (const { n, [column]: values } of rows)
        expect([kind, n, values]).toEqual([kind, n, census.get(`${kind} ${n!}`) ?? '0']);
    }
  });

  it('counts the values of digraphs as the search for them does', () => {
    for (const row of rowsOn(page, 'digraphs').slice(0, inFull ? 5 : 4)) {
      const n = Number(row['n']);
      // The game without vertices is 0, which no game with one vertex is.
      const values = new DigraphValues(n)
        .advance()
        .list()
        .filter(({ order }) => n > 1 || order > 0);
      const temperatures = values.map(({ temperature }) => Number(temperature.toNumber()));
      expect(row).toMatchObject({ values: `${values.length}`, 'largest t': `${Math.max(...temperatures)}` });
    }
  });
});
