import { LibraryError } from '../../src/errors.js';
import { thrownBy } from './thrownBy.js';

type ErrorClass<E extends LibraryError> = abstract new (...args: never[]) => E;

/** The code of the library's error, of the class given, that a call throws. */
export function codeOf(call: () => unknown, type: ErrorClass<LibraryError> = LibraryError): string {
  return errorOf(call, type).code;
}

/** The library's error, of the class given, that a call throws; any other error goes on. */
export function errorOf(call: () => unknown): LibraryError;
export function errorOf<E extends LibraryError>(call: () => unknown, type: ErrorClass<E>): E;
export function errorOf(call: () => unknown, type: ErrorClass<LibraryError> = LibraryError): LibraryError {
  const error = thrownBy(call);
  if (error instanceof type) return error;
  throw error;
}
