import { readFileSync } from 'node:fs'
import { snapshots } from '../../scripts/lib/migrations.mjs'

/** Schema after the latest migration. */
export const newestSnapshot = (): Record<string, unknown> =>
  JSON.parse(readFileSync(`src/payload/migrations/${snapshots().at(-1) ?? ''}`, 'utf8')) as Record<string, unknown>
