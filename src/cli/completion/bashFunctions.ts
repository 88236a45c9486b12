/**
 * The part of the script for bash that knows how bash asks. `$fragment` is what is to be completed: outside quotes the
 * last word, inside what stands behind the last blank. What fits is put into `candidates`.
 */
export const BASH_FUNCTIONS: string = String.raw`
__spgames_names() {
  local word
  for word in "$@"; do
    [[ $word == "$fragment"* ]] && candidates+=("$word")
  done
}
# The last of several names with commas between, each once.
__spgames_list() {
  local head=$\{fragment%"$\{fragment##*,}"} word
  for word in "$@"; do
    [[ ,$head == *",$word,"* ]] || __spgames_names "$head$word"
  done
}
__spgames_text() { :; }
__spgames_file() {
  local file
  while IFS= read -r file; do
    [[ -d $file ]] && file+=/
    candidates+=("$file")
  done < <(compgen -f -- "$fragment")
}
__spgames_ruleset() { __spgames_names "$\{__spgames_rulesets[@]}"; __spgames_file; }
# A board, behind what stands before it.
__spgames_board() {
  local head=$\{1-} whole=$fragment fragment i
  fragment=$\{whole#"$head"}
  if [[ $fragment == file:* ]]; then
    head+=file: fragment=$\{fragment#file:}
    __spgames_file
  else
    __spgames_names "$\{__spgames_boards[@]}"
  fi
  for i in "$\{!candidates[@]}"; do candidates[i]=$head$\{candidates[i]}; done
}
__spgames_source() {
  local head=
  [[ $fragment =~ ^(-|[1-9][0-9]*\*) ]] && head=$\{BASH_REMATCH[1]}
  case $fragment in
    *@*) __spgames_board "$\{fragment%%@*}@" ;;
    "$head"named:*) __spgames_names "$\{__spgames_named[@]/#/$\{head}named:}" ;;
    *:*) ;;
    *) __spgames_names "$\{__spgames_sources[@]/#/$head}"; __spgames_file ;;
  esac
}
_spgames() {
  local rest=$\{COMP_LINE:0:COMP_POINT} plain= quote= open= before= fragment command outer= place=0 value= ended= word sign breaks= tail
  local -a words=() candidates=()
  # Quoted words become Q; what stands behind a quote that is still open is being typed.
  while [[ $rest =~ ^([^\'\"]*)([\'\"])(.*)$ ]]; do
    plain+=$\{BASH_REMATCH[1]} quote=$\{BASH_REMATCH[2]} rest=$\{BASH_REMATCH[3]}
    if [[ $rest == *"$quote"* ]]; then
      plain+=Q rest=$\{rest#*"$quote"} quote=
    else
      open=$rest rest=
    fi
  done
  plain+=$rest
  if [[ -n $quote ]]; then
    fragment=$\{open##*[[:space:]]}
    before=$\{open%"$fragment"}
  else
    fragment=$\{plain##*[[:space:]]}
    plain=$\{plain%"$fragment"}
    fragment=$\{fragment//\\/}
  fi
  read -ra words <<< "$plain"
  command=$\{words[1]-}
  # Behind batch stands another command.
  if [[ $command == batch && -n $\{words[2]-} ]]; then
    outer=batch command=$\{words[2]} words=("$\{words[@]:1}")
  fi
  for word in "$\{words[@]:2}"; do
    if [[ -n $value ]]; then
      value=
    elif [[ $word == -- ]]; then
      ended=1
    elif [[ $word != -* || -n $ended ]]; then
      place=$((place + 1))
    elif __spgames_takes_value "$command:$word" || __spgames_takes_value "$outer:$word"; then
      value=$word
    fi
  done
  # Outside quotes bash replaces only what stands behind the last of the signs at which it breaks words.
  for sign in @ : =; do [[ $COMP_WORDBREAKS == *"$sign"* ]] && breaks+=$sign; done
  if [[ $fragment == --*=* && -z $quote ]]; then
    value=$\{fragment%%=*} fragment=$\{fragment#*=}
    [[ $breaks == *=* ]] || before=$value=
  fi
  if [[ -z $command ]]; then
    __spgames_names "$\{__spgames_commands[@]}"
  elif [[ -n $value ]]; then
    __spgames_value "$command:$value"
    __spgames_value "$outer:$value"
  elif [[ $fragment == -* && -z $quote && -z $ended ]]; then
    __spgames_options "$command"
    __spgames_options "$outer"
  else
    __spgames_place "$command:$place"
  fi
  tail=$fragment
  [[ -n $breaks ]] && tail=$\{fragment##*[$breaks]}
  COMPREPLY=()
  for word in "$\{candidates[@]}"; do
    [[ $word == *[@:,\(/] ]] && compopt -o nospace 2> /dev/null
    if [[ -z $quote ]]; then
      word=$\{word#"$\{fragment%"$tail"}"}
      for sign in '(' ')' ' ' "'"; do word=$\{word//"$sign"/\\"$sign"}; done
    fi
    COMPREPLY+=("$before$word")
  done
}
complete -F _spgames spgames
`.replaceAll('$\\{', '${');
