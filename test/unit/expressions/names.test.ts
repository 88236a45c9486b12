import { describe, expect, it } from 'vitest';
import { catalogue } from 'spgames/games';
import { properties } from 'spgames/analysis';
import { definitions } from '../../../src/expressions/definitions.js';
import * as headlines from '../../../src/index.js';
import { isClass } from '../../helpers/doors.js';

/** Rulesets are files or names: data are not objects of expressions. */
const ELSEWHERE = ['rulesetFromData'];

describe('the names of expressions', () => {
  it('are those of all headline functions', () => {
    const functions = Object.entries(headlines).filter(([, it]) => typeof it === 'function' && !isClass(it));
    expect(functions.map(([name]) => name).filter((name) => !definitions.has(name))).toEqual(ELSEWHERE);
  });

  it('are those of all rulesets and all properties', () => {
    const rulesets = catalogue.map(({ name }) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    expect([...rulesets, ...Object.keys(properties)].filter((name) => !definitions.has(name))).toEqual([]);
  });
});
