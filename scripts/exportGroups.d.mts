export declare const GROUPS: Readonly<Record<string, Readonly<Record<string, RegExp>>>>;
/** The group of what a file in `src` declares, by the module that shows it. */
export declare function groupOf(module: string, path: string): string | undefined;
