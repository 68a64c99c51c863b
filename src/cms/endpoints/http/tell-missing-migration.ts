import type { Payload } from 'payload'
import { migrations } from '@/cms/migrations'
import { describeFault, isSchemaFault } from '@/lib/db/database-errors'
import { findMissingMigrations, missingMigrationWords, noteMissingMigration } from '@/lib/db/missing-migration'

/** What ships with this code and was never applied to this database. */
export const missingMigrations = ({ db }: Payload): Promise<readonly string[]> =>
  findMissingMigrations(
    db.drizzle,
    migrations.map(({ name }) => name),
  )

const notApplied = 'A migration is missing: npm run migrate'
/** The code was edited and none was written. */
const notWritten = 'A migration is missing: npm run migrate:create name, then npm run migrate'

/** Says what to do about a table or column that is not there; whether it was such a fault. */
export const tellMissingMigration = async (findPayload: () => Payload | Promise<Payload>, fault: unknown): Promise<boolean> => {
  if (!isSchemaFault(fault)) return false
  if (missingMigrationWords() !== null) return true
  noteMissingMigration(notApplied)
  const payload = await findPayload()
  const missing = await missingMigrations(payload).catch(() => [])
  const words = missing.length > 0 ? notApplied : notWritten
  noteMissingMigration(words)
  payload.logger.error({ missing, fault: describeFault(fault) }, words)
  return true
}
