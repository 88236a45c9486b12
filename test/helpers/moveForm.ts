import type { Form, FormStore } from 'spgames/values';
import type { MoveGame } from 'spgames/moves';

/** The literal form of a game by its moves, made from its options. */
export function moveForm(game: MoveGame, store: FormStore): Form {
  const known = new Map<string, Form>();
  const at = (position: string): Form => {
    let form = known.get(position);
    if (form === undefined) {
      const options = [...game.options(position)];
      const side = (player: 'L' | 'R'): Form[] =>
        options.filter((option) => (option.player ?? player) === player).map((option) => at(option.position));
      known.set(position, (form = store.fromOptions(side('L'), side('R'))));
    }
    return form;
  };
  return at(game.start);
}
