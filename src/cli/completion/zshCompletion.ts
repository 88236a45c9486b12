import type { CompletedCommand, CompletedOption, CompletionTable, CompletedPlace } from './CompletionTable.js';
import { quoted, quotedWords } from './quoted.js';

/** The action of `_arguments` for a place. */
function actionFor(place: CompletedPlace): string {
  switch (place.kind) {
    case 'names':
      return place.isList ? `_values -s , name ${place.names.join(' ')}` : `(${place.names.join(' ')})`;
    case 'file':
      return '_files';
    case 'text':
      return ' ';
    default:
      return `__spgames_${place.kind}`;
  }
}

/** Words inside a specification: colons and brackets are signs there. */
function inSpecification(words: string): string {
  return words.replace(/[\\:[\]]/g, '\\$&');
}

function optionSpecification({ flags, words, value }: CompletedOption): string {
  const text = `[${inSpecification(words)}]${value === undefined ? '' : `:value:${actionFor(value)}`}`;
  const names = flags.map((flag) => (value !== undefined && flag.startsWith('--') ? `${flag}=` : flag));
  return names.length === 1 ? quoted(names[0]! + text) : `'(${flags.join(' ')})'{${names.join(',')}}${quoted(text)}`;
}

function commandCase({ name, options, places }: CompletedCommand): string {
  const specifications = [...options.map(optionSpecification), ...(name === 'batch' ? [] : placesOf(places))];
  return `    ${name})\n      reply+=(\n        ${specifications.join('\n        ')}\n      ) ;;`;
}

function placesOf(places: readonly CompletedPlace[]): string[] {
  return places.map((place, i) => quoted(`${i === places.length - 1 ? '*' : i + 1}:argument:${actionFor(place)}`));
}

/** The commands that stand behind batch. */
function batchCommands(commands: readonly CompletedCommand[]): readonly string[] {
  const [place] = commands.find(({ name }) => name === 'batch')!.places;
  return place?.kind === 'names' ? place.names : [];
}

/** A script that completes the words behind `spgames` in zsh. */
export function zshCompletion({ commands, sources, rulesets, boards, named }: CompletionTable): string {
  return `#compdef spgames
# What zsh completes behind spgames. In ~/.zshrc, after compinit: source <(spgames completion zsh)
__spgames_board() {
  if compset -P 'file:'; then
    _files
  else
    compadd -S '' -- ${quotedWords(boards)}
  fi
}
__spgames_ruleset() { compadd -- ${quotedWords(rulesets)}; _files; }
__spgames_source() {
  compset -P '*[[:space:]]'
  compset -P '(-|<1->\\*)'
  if compset -P '*@'; then
    __spgames_board
  elif compset -P 'named:'; then
    compadd -- ${quotedWords(named)}
  else
    compadd -S '' -- ${quotedWords(sources)}
    _files
  fi
}
__spgames_specifications() {
  case $1 in
${commands.map(commandCase).join('\n')}
  esac
}
_spgames() {
  local line state
  local -a commands reply
  commands=(
${commands.map(({ name, words }) => `    ${quoted(`${name}:${words}`)}`).join('\n')}
  )
  _arguments -C '1: :->command' '*:: :->arguments'
  if [[ $state == command ]]; then
    _describe -t commands command commands
    return
  fi
  [[ $state == arguments ]] || return
  __spgames_specifications $words[1]
  if [[ $words[1] == batch ]]; then
    # Behind batch stands another command.
    if (( CURRENT == 2 )); then
      compadd -- ${quotedWords(batchCommands(commands))}
      return
    fi
    shift words
    (( CURRENT-- ))
    __spgames_specifications $words[1]
  fi
  _arguments -s : $reply
}
compdef _spgames spgames
`;
}
