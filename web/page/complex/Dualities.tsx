import type { JSX } from 'preact';
import type { Explorer } from '../useExplorer.js';

const VIEWS = ['legal', 'illegal'] as const;
const LETTERS = { legal: ['Δ', 'L'], illegal: ['Γ', 'ILL'] } as const;

/**
 * Both complexes and both ideals, and the operators that lead from one to the other and back: a part of Figure 1.5 of
 * Huntemann 2018.
 */
export function Dualities({ explorer: { shown, show } }: { readonly explorer: Explorer }): JSX.Element {
  const goTo = (id: string): void => {
    const title = document.getElementById(id);
    title?.scrollIntoView({ block: 'nearest' });
    title?.focus();
  };
  return (
    <div class="dualities" role="group" aria-labelledby="dualities-title">
      <p id="dualities-title" class="unseen">
        The facet operator F leads from the legal complex Δ to the legal ideal L, and from the illegal complex Γ to the
        illegal ideal ILL; the Stanley–Reisner operator N leads from the legal complex to the illegal ideal. Each also
        leads back.
      </p>
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          class={`complex-node ${view}`}
          aria-pressed={shown.view === view}
          onClick={() => show({ view })}
        >
          <b>{LETTERS[view][0]}</b> {view} complex
        </button>
      ))}
      <svg viewBox="0 0 100 100" aria-hidden="true" class="arrows">
        <defs>
          <marker
            id="both-ways"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path d="M0 0 8 4 0 8z" />
          </marker>
        </defs>
        {[
          [20, 20],
          [80, 80],
          [24, 76],
        ].map(([from, to]) => (
          <line key={from} x1="4" y1={from} x2="96" y2={to} />
        ))}
        <text x="50" y="14">
          F
        </text>
        <text x="50" y="97">
          F
        </text>
        <text x="60" y="46">
          N
        </text>
      </svg>
      {VIEWS.map((view) => (
        <button key={view} type="button" class={`ideal-node ${view}`} onClick={() => goTo(`${view}-ideal-title`)}>
          <b>{LETTERS[view][1]}</b> {view} ideal
        </button>
      ))}
    </div>
  );
}
