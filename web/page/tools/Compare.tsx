import type { JSX } from 'preact';
import type { SidesRule } from '../../../src/player.js';
import { parameterOf, withParameter, wordsIn, type Shown } from '../../address.js';
import type { ComparisonRequest } from '../../comparison.js';
import type { Failure } from '../../messages.js';
import { ShellLine } from '../CommandLine.js';
import type { Explorer } from '../useExplorer.js';
import { ComparedGames } from './ComparedGames.js';
import { Lines } from './Lines.js';
import { SecondSourceForm } from './SecondSourceForm.js';
import { useComparison } from './useComparison.js';
import { Visited } from './Visited.js';

/** The source in view beside a second one, which stands in the address. */
export function Compare({ explorer }: { readonly explorer: Explorer }): JSX.Element {
  const { shown, show } = explorer;
  const request = requestIn(shown);
  const { known, refused, soFar, isSearching, stop } = useComparison(
    explorer,
    request.source === '' ? undefined : request,
  );
  const compareWith = (change: Partial<ComparisonRequest>): void => show(asking(shown, { ...request, ...change }));
  return (
    <div class="comparison">
      <SecondSourceForm
        request={request}
        failure={refused.compared}
        onCompare={compareWith}
        onCopy={() => compareWith({ source: shown.source, position: shown.position })}
        onTake={() =>
          show({
            source: request.source,
            position: request.position,
            ...asking(shown, { ...request, source: '', position: [] }),
          })
        }
        onExchange={() =>
          show({
            source: request.source,
            position: request.position,
            ...asking(shown, { ...request, source: shown.source, position: shown.position }),
          })
        }
      />
      <div id="comparison" aria-busy={isSearching}>
        {isSearching ? (
          <p class="searching">
            <span role="status">searching … {soFar}</span>
            <button type="button" onClick={stop}>
              Stop
            </button>
          </p>
        ) : null}
        {known.compared === undefined ? null : (
          <>
            <ComparedGames
              pictures={known.compared}
              names={[nameOf(shown), nameOf(request)]}
              literal={known.literal}
              refusal={refusalOf(refused.literal)}
            />
            <h3>Values</h3>
            <Lines id="compared-values" lines={known.order} refusal={refusalOf(refused.order)} />
            {known.sums === undefined ? (
              <p class="wrong">{refusalOf(refused.sums)}</p>
            ) : (
              <table class="sums">
                <caption>Sum and difference</caption>
                <thead>
                  <tr>
                    {['', 'value', 'outcome', 'temperature'].map((title) => (
                      <th key={title} scope="col">
                        {title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {known.sums.map(({ name, value, outcome, temperature }) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>{value}</td>
                      <td>{outcome}</td>
                      <td>{temperature}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            <h3>The same on the command line</h3>
            {commandsOf(shown, request).map((words) => (
              <ShellLine key={words.join(' ')} words={words} />
            ))}
          </>
        )}
      </div>
      <Visited explorer={explorer} onCompare={(place) => compareWith(place)} />
    </div>
  );
}

/** What the address asks to compare with. */
function requestIn(shown: Shown): ComparisonRequest {
  const sides = parameterOf(shown, 'sides');
  return {
    source: parameterOf(shown, 'with'),
    position: wordsIn(parameterOf(shown, 'withPosition')),
    sides: sides === 'swap' || sides === 'ignore' ? sides : 'keep',
  };
}

/** The parameters that ask for this. */
function asking(shown: Shown, { source, position, sides }: ComparisonRequest): Pick<Shown, 'others'> {
  const wanted = { with: source, withPosition: position.join(' '), sides: sides === 'keep' ? '' : sides };
  return Object.entries(wanted).reduce((others, [name, value]) => withParameter({ ...shown, ...others }, name, value), {
    others: shown.others,
  });
}

type Place = Pick<ComparisonRequest, 'source' | 'position'>;

function nameOf({ source, position }: Place): string {
  return position.length === 0 ? source : `${source}, ${position.join(' ')}`;
}

function commandsOf(first: Place, { sides, ...second }: ComparisonRequest): string[][] {
  const positions = [first.position, second.position].map((position) => position.join(' '));
  const last = positions.findLastIndex((position) => position !== '');
  const placed = positions.slice(0, last + 1).flatMap((position) => ['--position', position]);
  const both = [first.source, second.source];
  return [
    ['equal', ...both, ...placed, ...sidesOption(sides)],
    ['compare', ...both, ...placed],
    ...(placed.length === 0 ? [['value', both.join(' + ')]] : []),
  ];
}

function sidesOption(sides: SidesRule): string[] {
  return sides === 'keep' ? [] : ['--sides', sides];
}

/** Why something is not known: the limit that was reached. */
function refusalOf(failure: Failure | undefined): string {
  if (failure === undefined) return '';
  return failure.isUndecided ? `undecided: ${failure.message}` : failure.message;
}
