import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
export const fixtureRoot = fileURLToPath(new URL('./fixtures', import.meta.url))

/** Finds `@payload-config`, which is another file in the small house. */
const resolverOfNext = createRequire(import.meta.resolve('eslint-config-next')).resolve('eslint-import-resolver-typescript')

/** The project's own rules, over the small house of the fixtures: its `src` is judged as if it were the real one. */
export const fixtureLint = (): ESLint =>
  new ESLint({
    cwd: fixtureRoot,
    overrideConfigFile: `${projectRoot}/eslint.config.mjs`,
    overrideConfig: [
      {
        settings: {
          'boundaries/root-path': fixtureRoot,
          'import/resolver': { [resolverOfNext]: { project: `${fixtureRoot}/tsconfig.json` } },
        },
      },
    ],
  })

export interface Finding {
  readonly file: string
  readonly line: number
  readonly rule: string
  readonly message: string
}

/** What was found as an error. What no rule says, such as a file that does not parse, is of the rule `none`. */
export const findingsOf = (results: readonly ESLint.LintResult[], root: string): readonly Finding[] =>
  results.flatMap(({ filePath, messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ line, ruleId, message }) => ({
        file: filePath.slice(root.length).replace(/^\//, ''),
        line,
        rule: ruleId ?? 'none',
        message,
      })),
  )
