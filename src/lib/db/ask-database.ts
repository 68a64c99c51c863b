import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { withDatabase } from './database-health'

/** Rejects if the database is unavailable. */
export const checkDatabase = async ({ db }: Payload): Promise<void> => {
  await withDatabase(() => db.drizzle.execute(sql`select 1`))
}
