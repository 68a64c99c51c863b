// npm run migrate: applies the migrations that the database lacks. Nothing else does: of several starts only one is at this (scripts/steps/alone.mjs).
import config from '@payload-config'
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import { migrations } from '@/cms/migrations'

const payload = await getPayload({ config, disableOnInit: true })
// Payload's type of a migration leaves open for which database it is.
const ofAnyDatabase = migrations.map(({ name, up, down }) => ({
  name,
  up: (args: unknown) => up(args as MigrateUpArgs),
  down: (args: unknown) => down(args as MigrateDownArgs),
}))
await payload.db.migrate({ migrations: ofAnyDatabase })
process.exit(0)
