import type { JsonSchema, Shape } from '../../shape.js';

/** What a column has: integers, exact fractions as texts, truth values, texts, or lists. */
export const COLUMN_TYPES = ['integer', 'fraction', 'boolean', 'text', 'list'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** Is a column of numbers? */
export function isNumeric({ type }: { readonly type: ColumnType }): boolean {
  return type === 'integer' || type === 'fraction';
}

/** The type of the column for what has a shape in documents. */
export function columnTypeOf(shape: Shape): ColumnType {
  return typeOfSchema(shape.schema(new Map()));
}

function typeOfSchema(schema: JsonSchema): ColumnType {
  const { anyOf, type, pattern } = schema as {
    readonly anyOf?: readonly JsonSchema[];
    readonly type?: string;
    readonly pattern?: string;
  };
  if (anyOf !== undefined) {
    // Large integers are texts of digits in documents, infinite ones words.
    const types = anyOf.filter(({ type, const: only }) => type !== 'null' && only === undefined).map(typeOfSchema);
    return types.find((each) => each === 'integer') ?? types[0] ?? 'text';
  }
  if (type === 'integer') return 'integer';
  if (type === 'boolean') return 'boolean';
  if (type === 'array') return 'list';
  return type === 'string' && pattern !== undefined && /\\d/.test(pattern) ? 'integer' : 'text';
}
