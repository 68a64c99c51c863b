import { readFileSync } from 'node:fs'
import { snapshots } from '../../scripts/steps/migration-files.mjs'

/** What Payload compares the collections with: the database as the newest migration left it. */
export const newestSnapshot = (): Record<string, unknown> =>
  JSON.parse(readFileSync(`src/payload/migrations/${snapshots().at(-1) ?? ''}`, 'utf8')) as Record<string, unknown>
