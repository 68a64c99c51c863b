import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { renamedTables } from '@/payload/migrations/baseline/made-before'
import { migrations } from '@/payload/migrations'
import replaced from '@/payload/migrations/baseline/replaced.json'

/** Replaces the list of applied migrations. */
export const rememberMigrations = async ({ db: { drizzle } }: Payload, names: readonly string[]): Promise<void> => {
  await drizzle.execute(sql`delete from payload_migrations`)
  for (const name of names)
    await drizzle.execute(
      sql`insert into payload_migrations (id, name, batch, created_at, updated_at) values (gen_random_uuid(), ${name}, 1, now(), now())`,
    )
}

/** Turns the database into one of the version before the baseline. */
export const becomeOlder = async (payload: Payload): Promise<void> => {
  const later = migrations.filter(({ name }) => !name.endsWith('_baseline'))
  for (const { down } of later.toReversed()) await down({ db: payload.db.drizzle as never, payload, req: {} as never })
  for (const [before, now] of renamedTables) await payload.db.drizzle.execute(sql.raw(`alter table infra.${now} rename to ${before}`))
  await rememberMigrations(payload, replaced)
}
