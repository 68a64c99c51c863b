import next from 'eslint-config-next/core-web-vitals'
import boundaries from 'eslint-plugin-boundaries'
import typescript from 'typescript-eslint'
import { layers } from './tests/architecture/rules/layers.mjs'
import { noBareTextBeside } from './tests/architecture/rules/no-bare-text-beside.mjs'
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
 * Enforces docs/architecture.md. To keep a cold run short, no rule needs type information or the React Compiler; import cycles are found
 * by tests/architecture/tree.test.ts.
 */

/** Written by tools. */
const generated = ['src/payload-types.ts', 'src/payload/migrations/**', 'src/app/(payload)/**/importMap.js', 'next-env.d.ts']

/** Components and hooks. The React rules find nothing elsewhere. */
const react = ['src/**/*.tsx', 'src/{app,blocks,features,components,payload/admin}/**/*.ts', 'src/request-context.ts', 'tests/**/*.tsx']

const { plugins } = next.find(({ name }) => name === 'next')

/**
 * A selection of eslint-config-next. Left out: rules of the React Compiler (not used, half of the run's time), of class components and
 * of the pages router, and what TypeScript checks itself.
 */
const reactRules = {
  'react-hooks/rules-of-hooks': 'error',
  'react-hooks/exhaustive-deps': 'error',
  'react/jsx-key': 'error',
  'react/jsx-no-comment-textnodes': 'error',
  'react/no-children-prop': 'error',
  'react/no-danger-with-children': 'error',
  'react/no-unescaped-entities': 'error',
  'jsx-a11y/alt-text': ['error', { elements: ['img'], img: ['Image'] }],
  'jsx-a11y/aria-props': 'error',
  'jsx-a11y/aria-proptypes': 'error',
  'jsx-a11y/aria-unsupported-elements': 'error',
  'jsx-a11y/role-has-required-aria-props': 'error',
  'jsx-a11y/role-supports-aria-props': 'error',
  '@next/next/inline-script-id': 'error',
  '@next/next/no-async-client-component': 'error',
  '@next/next/no-css-tags': 'error',
  '@next/next/no-html-link-for-pages': 'error',
  '@next/next/no-img-element': 'error',
  '@next/next/no-sync-scripts': 'error',
}

const config = [
  {
    ignores: [
      ...generated,
      '.next/**',
      '.next-beside/**',
      '.data/**',
      '.bench/**',
      'bench/.programs/**',
      '.tmp/**',
      'coverage/**',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  // Comments can't switch rules off.
  { linterOptions: { noInlineConfig: true } },
  ...typescript.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // no rule asks for the globals of a TypeScript library
    languageOptions: { parserOptions: { lib: [] } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
    },
  },
  { files: react, plugins, settings: { react: { version: 'detect' } }, rules: reactRules },
  {
    files: ['src/**/*.{ts,tsx}', 'payload.config.ts'],
    plugins: { boundaries },
    settings: { 'import/resolver': { typescript: true } },
    rules: { 'no-console': 'error' },
  },
  { files: ['src/programs/**'], rules: { 'no-console': 'off' } },
  ...layers,
  { files: ['{src,scripts,bench,seed,tests}/**/*.{ts,tsx}', '*.config.ts'], rules: written },
  { files: ['{server,src,scripts,bench,tests}/**/*.{ts,tsx,mjs}', 'seed/*.ts'], rules: { 'max-lines': ['error', 600] } },
  {
    files: ['src/**/*.{ts,tsx}', 'seed/**', '{next,payload}.config.ts'],
    ignores: ['src/lib/config/env.ts', 'src/instrumentation.ts'],
    rules: environment,
  },
  { files: ['seed/**/*.ts'], ignores: ['seed/*-repository.ts'], rules: seeding },
  { files: ['src/**/*.{ts,tsx}'], ignores: ['src/lib/config/env.ts', 'src/instrumentation.ts'], rules: wholeMoney },
  { files: ['src/core/**'], rules: core },
  { files: ['src/core/money/**'], rules: coreMoney },
  { files: ['src/core/dates.ts'], rules: coreCalendar },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/core/**', 'src/programs/**', 'src/request-context{,/**,.*}', 'src/app/(payload)/**'],
    rules: settings,
  },
  {
    files: ['src/{modules,payload}/**/*.ts', 'src/container.ts'],
    ignores: ['src/modules/**/*.repository.ts', 'src/payload/migrations/**'],
    rules: decisions,
  },
  { files: keepersOnRequest, rules: besideRequest },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['seed/locales.ts'],
    plugins: { languages: { rules: { 'no-list': noLanguageList } } },
    rules: { 'languages/no-list': 'error' },
  },
  { files: ['src/components/ui/**'], rules: pictures },
  {
    // `eslint --fix` rewrites them. A page's default export stays a declaration, as Next writes it.
    files: ['src/{blocks,features,components}/**/*.tsx'],
    rules: { 'react/function-component-definition': ['error', { namedComponents: 'arrow-function', unnamedComponents: 'arrow-function' }] },
  },
  {
    files: ['src/{blocks,features,components,app}/**/*.tsx'],
    ignores: ['src/app/(payload)/**'],
    plugins: { translated: { rules: { 'no-bare-text-beside': noBareTextBeside } } },
    rules: { 'translated/no-bare-text-beside': 'error' },
  },
  {
    files: ['src/{blocks,features,components,app}/**/*.tsx'],
    ignores: ['src/app/(payload)/**'],
    plugins: { storefront: { rules: { 'no-words-in-jsx': noWordsInJsx } } },
    rules: { 'storefront/no-words-in-jsx': 'error' },
  },
]

export default config
