import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { migrations } from '@/payload/migrations'

/** Migrations after the baseline. */
export const [, ...sinceBaseline] = migrations

export const withinMigration = async (payload: Payload, work: (given: MigrateUpArgs) => Promise<unknown>): Promise<void> => {
  const req = await createLocalReq({}, payload)
  await payload.db.drizzle.transaction((db) => work({ db, payload, req }))
}

/** Rolls back to the baseline. */
export const backToBaseline = async (payload: Payload): Promise<void> => {
  for (const { down } of sinceBaseline.toReversed()) await withinMigration(payload, down)
}

/** Replaces the list of applied migrations. */
export const rememberMigrations = async ({ db: { drizzle } }: Payload, names: readonly string[]): Promise<void> => {
  await drizzle.execute(sql`delete from payload_migrations`)
  for (const name of names)
    await drizzle.execute(
      sql`insert into payload_migrations (id, name, batch, created_at, updated_at) values (gen_random_uuid(), ${name}, 1, now(), now())`,
    )
}
