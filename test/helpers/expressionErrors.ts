/** An expression that is refused: the code and the column of its error, and a part of what is said. */
export interface RefusedExpression {
  readonly expression: string;
  readonly code: string;
  readonly column: number;
  readonly says: string;
  /** A part of the hint. */
  readonly hint?: string;
}

function refused(expression: string, code: string, column: number, says: string, hint?: string): RefusedExpression {
  return { expression, code, column, says, ...(hint !== undefined && { hint }) };
}

/**
 * Mistakes with functions, operators, indices and properties, and what is said of each: in the library, in the command
 * and in a session.
 */
export const REFUSED_EXPRESSIONS: readonly RefusedExpression[] = [
  // Of functions of the library.
  refused('temperature(snort(path(5))', 'invalid-expression', 27, 'parenthesis ) expected'),
  refused(
    '1 + temperature("a")',
    'invalid-argument',
    5,
    'temperature: found a text as argument 1; expected temperature(value).',
    'For example temperature(snort(path(5)))',
  ),
  refused('temperature(1, 2)', 'invalid-argument', 1, 'temperature: found too many arguments (2)'),
  refused('temperature()', 'invalid-argument', 1, 'temperature: found too few arguments (0)'),
  refused('value("^") + "1"', 'invalid-argument', 12, 'add: found a text as argument 2; expected add(value, value)'),
  refused(
    'snort(3)',
    'invalid-argument',
    1,
    'snort: found a number as argument 1; expected snort(board)',
    'snort(board("path:3"))',
  ),
  refused('complex([[1, 2, 3], [3, up]])', 'not-an-integer', 1, 'complex: found a function; expected an integer'),
  refused('value(1/3)', 'not-dyadic', 1, 'found 1/3'),
  refused('complex("facets:1 2,, 3")', 'invalid-set', 21, 'expected labels'),
  // Of values, where numbers are meant.
  refused('value("*")/2', 'invalid-expression', 11, 'divide: found a value and a number', 'value(1/2)'),
  refused('value("^")^2', 'invalid-expression', 11, 'pow: found a value and a number', '2 * value("^")'),
  refused('value("*")*value("*")', 'invalid-argument', 11, 'multiply: found a value as argument 2', 'nortonProduct'),
  refused('mod(value("3"), 2)', 'invalid-expression', 1, 'mod: found a value and a number', 'mod(7, 2)'),
  refused('round(value("1/2"))', 'invalid-expression', 1, 'round: found a value', 'mean(G)'),
  refused('norm(form("0"))', 'invalid-expression', 1, 'norm: found a literal game', 'birthday(G)'),
  refused('not value("3")', 'invalid-expression', 1, 'not: found a value', 'G == 0'),
  refused('value("1") and true', 'invalid-expression', 12, 'and: found a value and a truth value'),
  refused('value("1") ? 2 : 3', 'invalid-expression', 1, 'found a condition that is neither true nor false'),
  // Of functions and operators of mathjs.
  refused(
    'sqrt("a")',
    'invalid-expression',
    1,
    'sqrt: cannot convert "a" to a number; expected sqrt(x)',
    'For example sqrt(25)',
  ),
  refused('"a" + "b"', 'invalid-expression', 5, 'add: cannot convert "a" to a number'),
  refused('1 + "a"', 'invalid-expression', 3, 'add: cannot convert "a" to a number'),
  refused('factorial(-1)', 'invalid-expression', 1, 'factorial: value must be non-negative'),
  refused('sqrt(complex("facets:1"))', 'invalid-expression', 1, 'sqrt: found a complex; expected sqrt(x)'),
  refused('complex("facets:1")\'', 'invalid-expression', 1, 'ctranspose: found a complex'),
  refused('[1, 2] + [1, 2, 3]', 'invalid-expression', 8, 'found lists of different lengths (2 != 3)'),
  refused('[1, 2] * [3, 4, 5]', 'invalid-expression', 8, 'found lists of different lengths'),
  refused('inv([[1, 2]])', 'invalid-expression', 1, 'inv: matrix must be square'),
  refused('det([[1, 2, 3]])', 'invalid-expression', 1, 'det: matrix must be square'),
  refused('apply([1], 1, 2)', 'invalid-expression', 1, 'apply: found a list'),
  refused('concat("a", path)', 'invalid-expression', 1, 'concat: found a text and a function'),
  refused('1/0', 'invalid-expression', 2, 'found a division by 0; expected another divisor'),
  refused('[1, 2, 3][5]', 'invalid-expression', 2, 'found the index 5; expected one from 1 to 3'),
  refused('[1, 2, 3][0]', 'invalid-expression', 2, 'found the index 0; expected one from 1 to 3'),
  // Of what stands behind a dot or in brackets.
  refused(
    'snort(path(3)).vertices',
    'invalid-argument',
    1,
    '.vertices: found a game before it',
    'Write vertices(snort(path(3))).',
  ),
  refused(
    'value("1").Temperature',
    'invalid-argument',
    1,
    '.Temperature: found a value before it',
    'Write temperature(value("1")).',
  ),
  refused('value("1").CanonicalForm', 'invalid-argument', 1, 'found a value', 'Write value(value("1")).'),
  refused(
    'complex("facets:1 2").fVector()',
    'invalid-argument',
    1,
    'found a complex',
    'Write fVector(complex("facets:1 2")).',
  ),
  refused(
    'complex("facets:1 2").link("1")',
    'invalid-argument',
    1,
    'found a complex',
    'Write link(complex("facets:1 2"), "1").',
  ),
  refused(
    'complex("facets:1 2")[1]',
    'invalid-argument',
    1,
    '[…]: found a complex before it; expected a list',
    'facets(',
  ),
  refused('path(3)[1]', 'invalid-argument', 1, '[…]: found a board before it; expected a list'),
  refused('snort[1]', 'invalid-argument', 1, '[…]: found a function before it', 'snort(…)'),
  refused('"abc".length', 'invalid-argument', 1, '.length: found a text before it', 'count("abc")'),
  refused('path.toString()', 'invalid-argument', 1, '.toString: found a function before it', 'string(path)'),
  refused('cos.constructor', 'invalid-argument', 1, '.constructor: found a function before it'),
  refused('{"constructor": 1}', 'invalid-expression', 1, 'found the name "constructor" in an object'),
  // Of names, and of what is not an expression.
  refused('1 + nothing', 'unknown-name', 5, 'nothing is not a known name'),
  refused('if(true, 1, 2)', 'unknown-name', 1, 'if is not a known name', 'condition ? a : b'),
  refused('3 = 4', 'invalid-expression', 3, 'invalid left hand side', '=='),
  refused('x -> 2', 'invalid-expression', 3, 'found ->'),
  refused('value(*)', 'invalid-expression', 7, 'value expected', 'value("*")'),
  // What is for programs.
  refused('import({a: 1})', 'not-in-expressions', 1, 'import: is not for expressions'),
  refused('parser()', 'not-in-expressions', 1, 'parser: is not for expressions'),
  refused(
    'reviver("", {mathjs: "ResultSet", entries: [1]})',
    'not-in-expressions',
    1,
    'reviver: is not for expressions',
  ),
  refused('typed.addType({name: "a"})', 'invalid-argument', 1, '.addType: found a function before it'),
  // In functions, and in texts that are evaluated.
  refused('h(a, b) = a + b; h(2)', 'invalid-expression', 18, 'h: found too few arguments (1); expected h(a, b)'),
  refused('map(1:3, f(n) = value(n/3))', 'not-dyadic', 17, 'found 1/3'),
  refused('map(["a"], temperature)', 'invalid-expression', 1, 'found an item that is none for temperature'),
  refused('evaluate("1 +")', 'invalid-expression', 4, 'unexpected end of expression'),
];
