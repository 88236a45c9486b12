import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { playerName } from '../../src/player.js';
import type { BestOptions, TreeNode, TreeOption, TreeOptions, TreePath } from '../tree.js';
import { Refused, refusalInWords } from './Thread.js';
import type { Explorer } from './useExplorer.js';

/** So long it is searched for a node, for all options of one, at least for each, and for a node that is asked again. */
const [NODE_MS, WHOLE_MS, LEAST_MS, AGAIN_MS] = [1000, 10_000, 100, 10_000];

const SHAPES = { L: '●', R: '■' } as const;

/** The game tree from the position in view on, opened node by node. */
export function GameTree({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { found, isOpen, shown } = explorer;
  const [isShown, setShown] = useState(false);
  return (
    <div class="tree">
      <h3>Game tree</h3>
      {!isOpen ? null : (
        <div key={found.key}>
          <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {shown.position.length === 0 ? 'from the start' : `after ${shown.position.join(' ')}`}
          </button>
          {isShown ? <Options explorer={explorer} path={[]} /> : null}
        </div>
      )}
    </div>
  );
}

interface OptionsProps {
  readonly explorer: Explorer;
  readonly path: TreePath;
}

type Known = ReadonlyMap<TreeOption, TreeNode>;

/** The options of a node, and what is known of them, found one after the other. */
function Options({ explorer, path }: OptionsProps): JSX.Element {
  const { ask } = explorer;
  const [listed, setListed] = useState<TreeOptions>();
  const [refusal, setRefusal] = useState('');
  const [known, setKnown] = useState<Known>(new Map());
  const [best, setBest] = useState<BestOptions>('undecided');
  const [isSearching, setSearching] = useState(true);
  const search = useRef<AbortController>();

  const look = async (option: TreeOption, ms: number, { signal }: AbortController): Promise<void> => {
    const request = JSON.stringify({ path: [...path, [option.player, option.name]], ms });
    const node = await ask('treeNode', request, undefined, signal).catch(undecided);
    if (!signal.aborted) setKnown((before) => new Map([...before, [option, node]]));
  };
  const compare = async ({ signal }: AbortController): Promise<void> => {
    const found = await ask('treeBest', JSON.stringify({ path }), undefined, signal).catch(
      (): 'undecided' => 'undecided',
    );
    if (!signal.aborted) setBest(found);
  };
  const lookAgain = async (option: TreeOption): Promise<void> => {
    const control = (search.current ??= new AbortController());
    setKnown((before) => new Map([...before].filter(([each]) => each !== option)));
    setSearching(true);
    await look(option, AGAIN_MS, control);
    await compare(control);
    if (!control.signal.aborted) setSearching(false);
  };
  const lookAtAll = async (control: AbortController): Promise<void> => {
    const { signal } = control;
    try {
      const all = await ask('treeOptions', JSON.stringify({ path }), undefined, signal);
      if (signal.aborted) return;
      setListed(all);
      const begun = performance.now();
      for (const option of all.options) {
        const left = WHOLE_MS - (performance.now() - begun);
        if (!signal.aborted) await look(option, Math.max(LEAST_MS, Math.min(NODE_MS, left)), control);
      }
      await compare(control);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!signal.aborted) setRefusal(refusalInWords(error.failure));
    }
    if (!signal.aborted) setSearching(false);
  };
  useEffect(() => {
    const control = (search.current = new AbortController());
    void lookAtAll(control);
    return () => search.current?.abort();
  }, []);
  const stop = (): void => {
    search.current?.abort();
    search.current = undefined;
    setSearching(false);
  };

  if (refusal !== '') return <p class="nothing">{refusal}</p>;
  const { options = [], total = 0 } = listed ?? {};
  return (
    <div class="options">
      {isSearching ? (
        <p class="searching">
          <span role="status">
            searching … {known.size} of {options.length}
          </span>
          <button type="button" onClick={stop}>
            Cancel
          </button>
        </p>
      ) : null}
      {listed !== undefined && total === 0 ? <p class="nothing">No options: whoever has to move cannot.</p> : null}
      {total > options.length ? (
        <p class="nothing">
          too many options: {total}; {options.length} are listed
        </p>
      ) : null}
      {(['L', 'R'] as const).map((player) => {
        const own = options.filter((option) => option.player === player);
        if (own.length === 0) return total === 0 ? null : <p class="nothing">No options of {playerName(player)}.</p>;
        return (
          <ul key={player} class={player} aria-label={`Options of ${playerName(player)}`}>
            {own.map((option) => (
              <Option
                key={option.name}
                explorer={explorer}
                path={[...path, [player, option.name]]}
                option={option}
                node={known.get(option)}
                isBest={best !== 'undecided' && best[player].includes(option.name)}
                isSearching={isSearching}
                onAgain={() => void lookAgain(option)}
              />
            ))}
          </ul>
        );
      })}
    </div>
  );
}

interface OptionProps extends OptionsProps {
  readonly option: TreeOption;
  /** Not yet known, if missing. */
  readonly node: TreeNode | undefined;
  readonly isBest: boolean;
  readonly isSearching: boolean;
  readonly onAgain: () => void;
}

function Option({ explorer, path, option, node, isBest, isSearching, onAgain }: OptionProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { player, name, isPosition } = option;
  const { shown, show } = explorer;
  const goTo = (): void => show({ position: [...shown.position, ...path.map(([, move]) => move)] });
  const isOpenQuestion = node === undefined ? !isSearching : node.undecided !== undefined;
  return (
    <li>
      <div class="node">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span aria-hidden="true">{SHAPES[player]} </span>
          <span class="unseen">{playerName(player)} </span>
          {name}
        </button>
        {isBest ? <span class="mark">best</span> : null}
        {node === undefined ? <span>{isSearching ? '…' : 'not searched'}</span> : <NodeWords node={node} />}
        {isOpenQuestion ? (
          <button type="button" aria-label={`Search again: ${name}`} disabled={isSearching} onClick={onAgain}>
            Search again
          </button>
        ) : null}
        {isPosition ? (
          <button type="button" aria-label={`Go there: ${path.map(([, move]) => move).join(' ')}`} onClick={goTo}>
            Go there
          </button>
        ) : null}
      </div>
      {isOpen ? <Options explorer={explorer} path={path} /> : null}
    </li>
  );
}

function NodeWords({
  node: { value, outcome, temperature, undecided: because },
}: {
  readonly node: TreeNode;
}): JSX.Element {
  if (because !== undefined) return <span>undecided: {because}</span>;
  const [letter, ...words] = outcome.split(', ');
  return (
    <>
      {value === '' ? null : <b>{value}</b>}
      {temperature === undefined ? (
        <span>{outcome}</span>
      ) : (
        <span title={words.join(', ')}>
          {letter}, temperature {temperature}
        </span>
      )}
    </>
  );
}

function undecided(error: unknown): TreeNode {
  if (!(error instanceof Refused)) throw error;
  return { value: '', outcome: '', undecided: error.failure.message };
}
