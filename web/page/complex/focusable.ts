/** A text of so many characters may have to be scrolled, also by the keyboard. */
const LONG = 150;

/** The tab index of an element that holds a text. */
export function focusable(text: string | undefined): 0 | undefined {
  return (text?.length ?? 0) > LONG ? 0 : undefined;
}
