import module from 'node:module';

/** Versions of Node that can (22.1 and later) keep compiled code for the next run in a folder for temporary files. */
export function keepCompiledCode(): void {
  (module as { readonly enableCompileCache?: () => unknown }).enableCompileCache?.();
}
