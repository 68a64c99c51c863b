import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { whileDatabaseAnswers } from './database-health'

/** Fails where the database is away, and does nothing else. */
export const askDatabase = async ({ db }: Payload): Promise<void> => {
  await whileDatabaseAnswers(() => db.drizzle.execute(sql`select 1`))
}
