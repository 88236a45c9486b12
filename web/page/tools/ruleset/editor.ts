/** The editor of rulesets, which is loaded when it is asked for. */
import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  pickedCompletion,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { completeRuleset, type Choice } from './completeRuleset.js';

/** A mistake at a place of the text. */
export interface MarkedMistake {
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

export interface RulesetEditor {
  readonly write: (text: string) => void;
  readonly mark: (mistake: MarkedMistake | undefined) => void;
  /** Takes the cursor to a place. */
  readonly goTo: (place: number) => void;
  readonly close: () => void;
}

/**
 * Puts an editor into an element of the page: into a tree of its own, whose styles are objects, as the page allows no
 * style that is written into it.
 */
export function openEditor(host: HTMLElement, text: string, onChange: (text: string) => void): RulesetEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const view = new EditorView({ parent: root, root, state: stateOf(text, onChange) });
  return {
    write: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    mark: (mistake) => {
      const end = view.state.doc.length;
      const marked = mistake && {
        from: Math.min(mistake.from, end),
        to: Math.min(mistake.to, end),
        severity: 'error' as const,
        message: mistake.message,
      };
      view.dispatch(setDiagnostics(view.state, marked === undefined ? [] : [marked]));
    },
    goTo: (place) => {
      view.dispatch({ selection: { anchor: Math.min(place, view.state.doc.length) }, scrollIntoView: true });
      view.focus();
    },
    close: () => view.destroy(),
  };
}

function stateOf(text: string, onChange: (text: string) => void): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      lintGutter(),
      history(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion({ override: [completions], icons: false }),
      json(),
      syntaxHighlighting(COLOURS),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        'aria-label': 'The ruleset as JSON; Escape, then Tab, leaves the editor',
        autocapitalize: 'off',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
      keymap.of([
        { key: 'Tab', run: acceptCompletion },
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...lintKeymap,
        ...historyKeymap,
        ...defaultKeymap,
        indentWithTab,
      ]),
      THEME,
    ],
  });
}

/** What begins as it is typed; where nothing does, and the list was asked for, all that there is. */
function completions({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const found = completeRuleset(state.doc.toString(), pos);
  if (found === undefined) return null;
  const typed = state.sliceDoc(found.from, pos).replaceAll('"', '').toLowerCase();
  if (!explicit && found.from === pos) return null;
  const fitting = found.choices.filter(({ label }) => label.replace(/^"/, '').toLowerCase().startsWith(typed));
  const shown = fitting.length === 0 && explicit ? found.choices : fitting;
  return shown.length === 0
    ? null
    : { from: found.from, filter: false, options: shown.map((choice) => optionOf(choice, found.to)) };
}

function optionOf({ label, about, text, cursor }: Choice, end: number): Completion {
  return {
    label,
    ...(about !== '' && { info: about }),
    apply: (view, completion, from) => {
      view.dispatch({
        changes: { from, to: Math.max(end, view.state.selection.main.head), insert: text },
        selection: { anchor: from + cursor },
        annotations: pickedCompletion.of(completion),
        userEvent: 'input.complete',
      });
      // After a name its values, and in a list its items, can be chosen.
      if (/[[:] ?$/.test(text.slice(0, cursor))) startCompletion(view);
    },
  };
}

/** The colours are those of the page, in light and dark. */
const COLOURS = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--left)' },
  { tag: tags.string, color: 'var(--accent)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--right)' },
]);

const BOX = { backgroundColor: 'var(--raised)', color: 'var(--ink)', border: '1px solid var(--line)' };

const THEME = EditorView.theme({
  '&': { ...BOX, borderRadius: 'var(--radius)', fontSize: '0.9em', maxHeight: '26rem' },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--code)', lineHeight: '1.5', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', minHeight: '9rem' },
  '.cm-gutters': { backgroundColor: 'var(--raised)', color: 'var(--faint)', borderRight: '1px solid var(--line)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--left-tint)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--right-tint)' },
  '.cm-tooltip': { ...BOX, zIndex: '2' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--code)', maxWidth: '88vw' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--left)', color: 'var(--ground)' },
  '.cm-completionInfo': { maxWidth: 'min(22rem, 80vw)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--wrong)' },
  '.cm-panels': { ...BOX },
});
