import type { Context } from '@/server/platform/context'
import { describeFault } from '@/server/platform/database/database-faults'
import { whileDatabaseAnswers } from '@/server/platform/database/database-state'
import { findMissingMigrations } from '@/server/platform/database/migration-repository'

export interface Health {
  readonly database: boolean
  readonly migrated: boolean
}

const patience = 1_000

const withinPatience = <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database took too long')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
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
