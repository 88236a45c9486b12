import * as register from './register.js';

/** The name of a property of complexes. */
export type ComplexPropertyName = (typeof register.COMPLEX_PROPERTY_NAMES)[number];

/** The properties of complexes by name. */
export type ComplexRegister = { readonly [Name in ComplexPropertyName]: (typeof register)[`${Name}Property`] };

/** What the properties are, by name, in the order in which `analyze` reports them. */
export const properties: ComplexRegister = Object.fromEntries(
  register.COMPLEX_PROPERTY_NAMES.map((name) => [name, register[`${name}Property`]]),
) as unknown as ComplexRegister;
