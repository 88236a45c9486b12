import type { CompletedCommand, CompletedOption, CompletionTable, CompletedPlace } from './CompletionTable.js';
import { quotedWords } from './quoted.js';

/** A text in single quotes, in which fish knows only `\'` and `\\`. */
function inFish(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

/** How fish is told what stands in a place: nothing of its own for files. */
function choicesFor(place: CompletedPlace): string {
  switch (place.kind) {
    case 'names':
      return place.isList
        ? ` -x -a ${inFish(`(__spgames_list ${place.names.join(' ')})`)}`
        : ` -x -a ${inFish(place.names.join(' '))}`;
    case 'file':
      return ' -r -F';
    case 'text':
      return ' -x';
    default:
      return ` -x -a '(__spgames_${place.kind})'`;
  }
}

/** Behind a command stand its options; behind batch also those of the command that it runs. */
function conditionOf(name: string): string {
  return `-n '__fish_seen_subcommand_from ${name}'`;
}

function optionLine(command: string, { flags, words, value }: CompletedOption): string {
  const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  const choices = value === undefined ? '' : choicesFor(value);
  return `complete -c spgames ${conditionOf(command)} ${names.join(' ')}${choices} -d ${inFish(words)}`;
}

/** What stands behind a command that is not an option: fish does not count places, so all of them are offered. */
function placeLines({ name, places }: CompletedCommand): string[] {
  const choices = new Set(places.filter(({ kind }) => kind !== 'text').map(choicesFor));
  return Array.from(choices, (choice) => `complete -c spgames ${conditionOf(name)}${choice.replace(/^ -[xr]/, '')}`);
}

/** A script that completes the words behind `spgames` in fish. */
export function fishCompletion({ commands, sources, rulesets, boards, named }: CompletionTable): string {
  const lines = commands.flatMap((command) => [
    `complete -c spgames -n __fish_use_subcommand -a ${command.name} -d ${inFish(command.words)}`,
    ...command.options.map((option) => optionLine(command.name, option)),
    ...placeLines(command),
  ]);
  return `# What fish completes behind spgames. In ~/.config/fish/completions/spgames.fish, or: spgames completion fish | source
function __spgames_board
    set -l head $argv[1]
    for word in ${quotedWords(boards)}
        echo $head$word
    end
    string match -q '*@file:*' -- (commandline -ct); and __fish_complete_suffix .graphml
end
function __spgames_ruleset
    printf '%s\\n' ${quotedWords(rulesets)}
    __fish_complete_path (commandline -ct)
end
function __spgames_list
    set -l head (string match -r '^.*,' -- (commandline -ct); or echo '')
    for word in $argv
        string match -q "*,$word,*" -- ",$head"; or echo $head$word
    end
end
function __spgames_source
    set -l token (commandline -ct | string replace -r '^[\\'"]' '')
    set -l before (string match -r '^.*\\s' -- $token; or echo '')
    set -l fragment (string sub -s (math (string length -- "$before") + 1) -- $token)
    set -l sign (string match -r '^(?:-|[1-9][0-9]*\\*)' -- $fragment; or echo '')
    if string match -q -- '*@*' $fragment
        __spgames_board $before(string match -r '^[^@]*@' -- $fragment)
    else if string match -q -- "$sign"'named:*' $fragment
        for word in ${quotedWords(named)}
            echo $before$sign"named:$word"
        end
    else
        for word in ${quotedWords(sources)}
            echo $before$sign$word
        end
        __fish_complete_path $token
    end
end
complete -c spgames -f
${lines.join('\n')}
`;
}
