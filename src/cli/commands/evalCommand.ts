import { addOutputOption } from '../commonOptions.js';
import type { SourceCommand } from '../SourceCommand.js';

/** `eval EXPRESSION`: the library as a language. */
export const evalCommand: SourceCommand = {
  name: 'eval',
  description:
    'Evaluate an expression: games, values, complexes and ideals with operators and the functions of the library. A value is printed by its name, a number in lowest terms, a game, complex or ideal by its source. docs/expressions.md lists the functions.',
  argument: { name: 'expression', description: 'as in temperature(snort(path(5)))' },
  examples: [
    "eval 'temperature(snort(path(5)))'",
    'eval \'value("{2|-2}") + value("^")\'',
    'eval \'betti(ideal("x*y, y*z"))\'',
    'eval \'link(complex("facets:1 2, 2 3"), "2")\'',
    "eval 'snort(path(3)) + col(path(2))' --json",
  ],
  addOptions: (command) => addOutputOption(command),
  // The functions of mathjs do not look at the clock.
  mayHang: true,
  // mathjs takes most of the time of a line.
  prepare: () => import('../evaluateExpression.js'),
  answer: async (expression, _, session) =>
    (await import('../evaluateExpression.js')).evaluateExpression(expression, session),
};
