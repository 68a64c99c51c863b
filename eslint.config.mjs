import next from 'eslint-config-next/core-web-vitals'
import boundaries from 'eslint-plugin-boundaries'
import typescript from 'typescript-eslint'
import { layers } from './tests/architecture/rules/layers.mjs'
import { noLanguageList } from './tests/architecture/rules/no-language-list.mjs'
import { noWordsInJsx } from './tests/architecture/rules/no-words-in-jsx.mjs'
import {
  core,
  coreCalendar,
  coreMoney,
  besideRequest,
  decisions,
  environment,
  keepersOnRequest,
  pictures,
  seeding,
  settings,
  wholeMoney,
  written,
} from './tests/architecture/rules/restrictions.mjs'

/**
 * The guards that hold docs/architecture.md; tests/architecture shows each of them red on a fixture.
 * No rule here asks for types, and cycles are told by tree.test.ts, so the whole project is checked in a minute.
 */

/** Made by tools, not written by people. */
const generated = ['src/payload-types.ts', 'src/cms/migrations/**', 'src/app/(payload)/**/importMap.js', 'next-env.d.ts']

/** Where components and hooks are: elsewhere the rules about them have nothing to find, and they cost the most. */
const react = ['src/**/*.tsx', 'src/{app,features,parts,ui,cms/admin}/**/*.ts', 'src/request-context.ts', 'tests/**/*.tsx']

const nextRules = next.find(({ name }) => name === 'next')

const config = [
  {
    ignores: [
      ...generated,
      'tests/architecture/fixtures/**',
      '.next/**',
      '.next-beside/**',
      '.data/**',
      '.bench/**',
      '.tmp/**',
      'coverage/**',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  // What is written is what is checked: no comment switches a rule off.
  { linterOptions: { noInlineConfig: true } },
  ...next.map((each) => (each === nextRules ? { ...each, files: react } : each)),
  { settings: { 'import/resolver': nextRules.settings['import/resolver'] } },
  ...typescript.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
    },
  },
  {
    files: react,
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'react/display-name': 'off',
      // These two speak to the React Compiler, which is not used: reading the browser's store after mount
      // and measuring an element are what effects are for.
      'react-hooks/immutability': 'off',
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  { files: ['src/**/*.{ts,tsx}', 'payload.config.ts'], plugins: { boundaries }, rules: { 'no-console': 'error' } },
  ...layers,
  { files: ['{src,scripts,seed,tests}/**/*.{ts,tsx}', '*.config.ts'], rules: written },
  { files: ['{src,scripts,tests}/**/*.{ts,tsx,mjs}', 'seed/*.ts'], rules: { 'max-lines': ['error', 200] } },
  { files: ['src/core/**'], rules: { 'max-lines': ['error', 150] } },
  { files: ['src/**/*.{ts,tsx}'], rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] } },
  {
    files: ['src/**/*.{ts,tsx}', 'seed/**', '{next,payload}.config.ts'],
    ignores: ['src/config/env.ts', 'src/instrumentation.ts'],
    rules: environment,
  },
  { files: ['seed/**/*.ts'], ignores: ['seed/*-repository.ts'], rules: seeding },
  { files: ['src/**/*.{ts,tsx}'], ignores: ['src/config/env.ts', 'src/instrumentation.ts'], rules: wholeMoney },
  { files: ['src/core/**'], rules: core },
  { files: ['src/core/money/**'], rules: coreMoney },
  { files: ['src/core/calendar.ts'], rules: coreCalendar },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/core/**', 'src/request-context{,/**,.*}', 'src/app/(payload)/**'],
    rules: settings,
  },
  {
    files: ['src/{server,cms}/**/*.ts'],
    ignores: ['src/server/**/*-repository.ts', 'src/server/platform/database/**', 'src/cms/migrations/**'],
    rules: decisions,
  },
  { files: keepersOnRequest, rules: besideRequest },
  // Hooks and endpoints translate: what they would decide in more lines is a use case of a domain (ADR 035).
  {
    files: ['src/cms/hooks/**/*.ts', 'src/cms/endpoints/calls/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 20, skipComments: true }] },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['seed/locales.ts'],
    plugins: { languages: { rules: { 'no-list': noLanguageList } } },
    rules: { 'languages/no-list': 'error' },
  },
  { files: ['src/ui/**'], rules: pictures },
  {
    // `eslint --fix` rewrites them. A page's default export stays a declaration, as Next writes it.
    files: ['src/{features,parts,ui}/**/*.tsx'],
    rules: { 'react/function-component-definition': ['error', { namedComponents: 'arrow-function', unnamedComponents: 'arrow-function' }] },
  },
  {
    files: ['src/{features,ui,app}/**/*.tsx'],
    ignores: ['src/app/(payload)/**'],
    plugins: { storefront: { rules: { 'no-words-in-jsx': noWordsInJsx } } },
    rules: { 'storefront/no-words-in-jsx': 'error' },
  },
]

export default config
