// Where the fields of what the library reads in the memory of the engine stand: read from the classes in engine/, by
// its compiler.
import { textOf } from './filesUnder.js';

/** The classes, with what their constants are called. */
const CLASSES = [
  { name: 'Record', file: 'records', prefix: 'RECORD' },
  { name: 'Desk', file: 'numbers', prefix: 'DESK' },
] as const;

/** Numbers that the library shares with the engine. */
const CONSTANTS: Readonly<Record<string, { readonly from: string; readonly value: string; readonly says: string }>> = {
  CLOSED: { from: 'records', value: 'CLOSED', says: 'Flag of closed forms.' },
  NUMBER: { from: 'records', value: 'NUMBER', says: 'Flag of numbers.' },
  FINENESS: { from: 'numbers', value: '<i32>ctz(ONE)', says: 'Numbers are multiples of 2^−FINENESS.' },
  LARGEST: {
    from: 'numbers',
    value: '<i32>(MOST / ONE)',
    says: 'Numbers are at most LARGEST; others are entries of a table.',
  },
  WIDE: { from: 'numbers', value: '<i32>(WIDE >> 32)', says: 'The upper word of such an entry.' },
};

function fieldsOf({ name, file }: (typeof CLASSES)[number]): string[] {
  const body = new RegExp(`class ${name} \\{\\n(.*?)\\n\\}`, 's').exec(textOf(`engine/${file}.ts`))![1]!;
  return [...body.matchAll(/^ {2}(\w+): \w+;/gm)].map(([, field]) => field!);
}

const constantOf = (prefix: string, field: string): string =>
  `${prefix}_${field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** An entry for the compiler that exports the places, in bytes, and the numbers. */
export function layoutEntry(): string {
  const lines = CLASSES.flatMap((of) => [
    `import { ${of.name} } from './${of.file}';`,
    `export const ${of.prefix}_WORDS: i32 = <i32>offsetof<${of.name}>();`,
    ...fieldsOf(of).map(
      (field) => `export const ${constantOf(of.prefix, field)}: i32 = <i32>offsetof<${of.name}>('${field}');`,
    ),
  ]);
  for (const [name, { from, value }] of Object.entries(CONSTANTS)) {
    const used = /\b[A-Z]{3,}\b/g;
    const names = [...new Set(value.match(used))];
    lines.push(`import { ${names.map((known) => `${known} as ${known}_`).join(', ')} } from './${from}';`);
    lines.push(`export const ${name}: i32 = ${value.replace(used, '$&_')};`);
  }
  return lines.join('\n');
}

/** The part of a module that has them, in words of 4 bytes. @param program what the compiler made of the entry */
export function layoutModule(program: Uint8Array): string {
  const wasm = (globalThis as unknown as { readonly WebAssembly: WebAssemblyNamespace }).WebAssembly;
  const memory = new wasm.Memory({ initial: 1 });
  const none = new Proxy({}, { get: () => () => undefined });
  const imports = { host: none, numbers: none, env: { memory } };
  const { exports } = new wasm.Instance(new wasm.Module(program), imports);
  const read = (name: string): number => (exports[name] as { readonly value: number }).value;
  const constant = (name: string, value: number, says: string): string =>
    `/** ${says} */\nexport const ${name} = ${value};\n`;
  return [
    ...CLASSES.flatMap((of) => [
      constant(`${of.prefix}_WORDS`, read(`${of.prefix}_WORDS`) / 4, `Words of a ${of.name} in the engine.`),
      ...fieldsOf(of).map((field) => {
        const name = constantOf(of.prefix, field);
        return constant(name, read(name) / 4, `Where \`${field}\` stands there.`);
      }),
    ]),
    ...Object.entries(CONSTANTS).map(([name, { says }]) => constant(name, read(name), says)),
  ].join('');
}

interface WebAssemblyNamespace {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, unknown>> };
}
