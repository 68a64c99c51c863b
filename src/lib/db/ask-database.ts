import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { withDatabase } from './database-health'

/** Fails where the database is away, and does nothing else. */
export const checkDatabase = async ({ db }: Payload): Promise<void> => {
  await withDatabase(() => db.drizzle.execute(sql`select 1`))
}
