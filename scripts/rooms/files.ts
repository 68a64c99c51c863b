import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Not written by us, or not kept. */
const skipped = new Set([
  '.bench',
  '.data',
  '.git',
  '.next',
  '.next-beside',
  '.tmp',
  'coverage',
  'node_modules',
  'playwright-report',
  'test-results',
])

/** Every file under a folder, as paths from it with forward slashes, in a fixed order. */
export const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`) : [entry.name],
    )
    .sort()
