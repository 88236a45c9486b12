import { Option, type Command } from 'commander';
import type { ValueDetails } from '../../analysis/index.js';
import { valueDetailList, type AnyDetail } from '../../analysis/internal.js';
import { describeValueDetails } from '../../formats/index.js';
import { valueName } from '../../formats/internal.js';
import { Value } from '../../values/index.js';
import { readWith } from '../commonOptions.js';
import { UNDECIDED } from '../plainText.js';
import { nameOf, writingOf, type DescribeValueOptions } from './describeValueAnalysis.js';
import type { Row } from './ValueReport.js';

/** Adds an option for each detail that has to be asked for. */
export function addDetailOptions(command: Command): void {
  for (const [, { option, about, ...detail }] of valueDetailList) {
    if (option === undefined || about === undefined) continue;
    const flag = `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const argument = 'argument' in detail ? detail.argument : undefined;
    const added = new Option(argument === undefined ? flag : `${flag} ${argument.placeholder}`, about);
    command.addOption(argument === undefined ? added : added.argParser(readWith(argument.parse, argument.expected)));
  }
}

/** The fields of what is derived from a value, in the JSON document. */
export function detailsDocument(details: ValueDetails, options: DescribeValueOptions): object {
  const nameIn = (value: Value): string | null => valueName(value, writingOf(options)) ?? null;
  return Object.fromEntries(
    foundIn(details).map(([name, { json }, found]) => {
      if (found === UNDECIDED) return [name, found];
      if (found instanceof Value) return [name, nameIn(found)];
      return [name, json === undefined ? found : json(found, nameIn)];
    }),
  );
}

/** Names and texts for people. Where a value is not known, only what is known is said. */
export function describeDetails(
  value: Value | typeof UNDECIDED,
  details: ValueDetails,
  options: DescribeValueOptions,
): Row[] {
  return [...describeValueDetails(value, details, { nameOf: (of) => nameOf(of, options) })];
}

/** The titles of the rows that details may have. @param details of which nothing is found */
export function titlesOf(details: ValueDetails): string[] {
  return foundIn(details).flatMap(([, { rows }]) => Object.keys(rows));
}

/** What is there of the details, in their order. */
function foundIn(details: ValueDetails): [name: string, detail: AnyDetail, found: unknown][] {
  return valueDetailList.flatMap(([name, detail]): [string, AnyDetail, unknown][] =>
    details[name] === undefined ? [] : [[name, detail, details[name]]],
  );
}
