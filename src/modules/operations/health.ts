import type { Context } from '@/lib/context'
import { describeError } from '@/lib/db/database-errors'
import { withDatabase, findMissingMigrations } from '@/lib/db/database-health'
import { z } from 'zod'

/** Milliseconds. */
const patience = 1_000

export const withTimeout = <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Database health check timed out')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

interface Health {
  readonly database: boolean
  readonly migrated: boolean
}

/** Ready means that the database responds within a second and has all of this version's migrations. */
export const checkHealth = async ({ payload, logger }: Context, migrationNames: readonly string[]): Promise<Health> => {
  try {
    const missing = await withTimeout(withDatabase(() => findMissingMigrations(payload.db.drizzle, migrationNames)))
    return { database: true, migrated: missing.length === 0 }
  } catch (fault) {
    logger.warn({ fault: describeError(fault) }, 'Shop is not ready')
    return { database: false, migrated: false }
  }
}

export const healthSchema = z
  .strictObject({ status: z.enum(['ok', 'unavailable']), checks: z.record(z.string(), z.boolean()) })
  .meta({ id: 'Health' })

export type HealthResponse = z.output<typeof healthSchema>
