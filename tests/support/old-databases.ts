import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Replaces the list of applied migrations. */
export const rememberMigrations = async ({ db: { drizzle } }: Payload, names: readonly string[]): Promise<void> => {
  await drizzle.execute(sql`delete from payload_migrations`)
  for (const name of names)
    await drizzle.execute(
      sql`insert into payload_migrations (id, name, batch, created_at, updated_at) values (gen_random_uuid(), ${name}, 1, now(), now())`,
    )
}
