import { BASH_FUNCTIONS } from './bashFunctions.js';
import type { CompletedCommand, CompletionTable, CompletedPlace } from './CompletionTable.js';
import { quotedWords } from './quoted.js';

/** The function that completes what stands in a place. */
function callFor(place: CompletedPlace): string {
  if (place.kind !== 'names') return `__spgames_${place.kind}`;
  return `__spgames_${place.isList ? 'list' : 'names'} ${quotedWords(place.names)}`;
}

/** For each command with options that have values the words `command:option`, and what stands behind them. */
function valuesOf({ name, options }: CompletedCommand): (readonly [words: string, place: CompletedPlace])[] {
  return options.flatMap(({ flags, value }) =>
    value === undefined ? [] : [[flags.map((flag) => `${name}:${flag}`).join('|'), value] as const],
  );
}

function placesOf({ name, places }: CompletedCommand): string[] {
  return places.map((place, i) => `${name}:${i === places.length - 1 ? '*' : i}) ${callFor(place)} ;;`);
}

/** A function that looks its argument up. */
function lookUp(name: string, cases: readonly string[]): string {
  return `${name}() {\n  case $1 in\n${cases.map((line) => `    ${line}\n`).join('')}    *) return 1 ;;\n  esac\n}`;
}

/** A script that completes the words behind `spgames` in bash. */
export function bashCompletion({ commands, sources, rulesets, boards, named }: CompletionTable): string {
  const values = commands.flatMap(valuesOf);
  const lists = {
    commands: commands.map(({ name }) => name),
    sources,
    rulesets,
    boards,
    named,
  };
  return [
    '# What bash completes behind spgames. In ~/.bashrc: source <(spgames completion bash)',
    ...Object.entries(lists).map(([name, words]) => `__spgames_${name}=(${quotedWords(words)})`),
    lookUp(
      '__spgames_options',
      commands.map(
        ({ name, options }) => `${name}) __spgames_names ${options.flatMap(({ flags }) => flags).join(' ')} ;;`,
      ),
    ),
    lookUp(
      '__spgames_value',
      values.map(([words, place]) => `${words}) ${callFor(place)} ;;`),
    ),
    lookUp('__spgames_takes_value', [`${values.map(([words]) => words).join('|')}) return 0 ;;`]),
    lookUp('__spgames_place', commands.flatMap(placesOf)),
  ]
    .join('\n')
    .concat(BASH_FUNCTIONS);
}
