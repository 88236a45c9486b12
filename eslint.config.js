import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Where programs run: these may print, and use what only Node has. */
const programs = [
  'src/cli/**',
  'src/surveys/**',
  'scripts/**',
  'test/**',
  'bench/**',
  'examples/**',
  'docs/.vitepress/**',
  'web/**',
  '*.config.{js,ts}',
];

export default defineConfig(
  {
    ignores: [
      'dist*/',
      'docs/api/',
      'manual/',
      'coverage/',
      'examples/expected/',
      'web/dist/',
      '.stryker-tmp/',
      'reports/',
      'src/nowasm/translatedProgram.ts',
      'src/**/door.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    // Prettier wraps code, but neither comments nor what stands in quotes.
    rules: {
      'max-len': [
        'error',
        {
          code: 120,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignorePattern: '@example|@source|npm run|eslint-disable',
        },
      ],
      'no-warning-comments': ['error', { terms: ['prettier-ignore', 'todo', 'fixme'], location: 'anywhere' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unnecessary-type-arguments': 'error',
      // Of conditions only those that are always true: an answer with reasons is an object, so ask for its tag.
      '@typescript-eslint/strict-boolean-expressions': [
        'error',
        {
          allowAny: true,
          allowNullableBoolean: true,
          allowNullableEnum: true,
          allowNullableNumber: true,
          allowNullableObject: true,
          allowNullableString: true,
        },
      ],
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/return-await': 'error',
      // Bits are tested with `(a & b) !== 0`: bit 31 is the sign, and a bare number hides the question.
      'no-restricted-syntax': [
        'error',
        {
          selector: "BinaryExpression[operator=/^[<>]=?$/] > BinaryExpression[operator='&'].left",
          message: 'Test bits with !== 0: bit 31 is the sign.',
        },
        {
          selector:
            ":matches(IfStatement, WhileStatement, ConditionalExpression) > BinaryExpression[operator='&'].test",
          message: 'Test bits with !== 0.',
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'clz32',
          message:
            'What is known of the bits of a word is in src/sets/words.kernel.ts: lowestBit, highestBit, popcount.',
        },
      ],
      '@typescript-eslint/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      eqeqeq: 'error',
      'no-bitwise': 'off',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // The library proper runs in Node and in browsers alike, and says nothing by itself.
    files: ['src/**/*.ts'],
    ignores: programs,
    rules: {
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        ...['process', 'Buffer', 'global', '__dirname', '__filename', 'require', 'setImmediate', 'window', 'document'],
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^node:',
              message: 'Only src/cli and src/surveys may use Node: the library runs in browsers too.',
            },
          ],
        },
      ],
    },
  },
  { files: ['src/sets/words.kernel.ts'], rules: { 'no-restricted-properties': 'off' } },
  {
    // AssemblyScript: `==` compares values of one type, numbers have 64 bits, and what TypeScript takes for the same
    // type differs.
    files: ['engine/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      'max-len': 'off',
      // There i32 is the truth value of the machine.
      '@typescript-eslint/strict-boolean-expressions': 'off',
      eqeqeq: 'off',
      'no-loss-of-precision': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  {
    files: ['web/offline.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['addEventListener', 'caches', 'clients', 'fetch', 'location', 'skipWaiting'].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    // JSON that programs print is read back as `any` in tests; the assertions check it.
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
);
