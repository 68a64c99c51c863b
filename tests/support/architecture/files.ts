import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Generated or untracked. */
const skipped = new Set([
  '.bench',
  '.data',
  '.git',
  '.next',
  '.next-beside',
  '.programs',
  '.tmp',
  'coverage',
  'node_modules',
  'playwright-report',
  'test-results',
])

/** Relative paths with forward slashes, sorted. */
export const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`) : [entry.name],
    )
    .sort()
