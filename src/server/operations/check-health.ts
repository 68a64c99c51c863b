import type { Context } from '@/server/platform/context'
import { describeFault } from '@/server/platform/database/database-faults'
import { whileDatabaseAnswers } from '@/server/platform/database/database-state'
import { findMissingMigrations } from '@/server/platform/database/migration-repository'
import { withinPatience } from './within-patience'

export interface Health {
  readonly database: boolean
  readonly migrated: boolean
}

/** Whether the shop can serve: a database that answers within a second, with every migration of this version in it. */
export const checkHealth = async ({ payload, logger }: Context, migrationNames: readonly string[]): Promise<Health> => {
  try {
    const missing = await withinPatience(whileDatabaseAnswers(() => findMissingMigrations(payload.db.drizzle, migrationNames)))
    return { database: true, migrated: missing.length === 0 }
  } catch (fault) {
    logger.warn({ fault: describeFault(fault) }, 'The shop is not ready')
    return { database: false, migrated: false }
  }
}
