import * as register from './register.js';

/** The name of a property of complexes. */
export type ComplexPropertyName = (typeof register.ORDER)[number];

/** The properties of complexes by name. */
export type ComplexRegister = Pick<typeof register, ComplexPropertyName>;

/** What the properties are, by name, in the order in which `analyze` reports them. */
export const properties: ComplexRegister = Object.fromEntries(
  register.ORDER.map((name) => [name, register[name]]),
) as unknown as ComplexRegister;
