import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { migrations } from './migrations'

/** Payload's migration type does not name the database. */
const ofAnyDatabase = migrations.map(({ name, up, down }) => ({
  name,
  up: (args: unknown) => up(args as MigrateUpArgs),
  down: (args: unknown) => down(args as MigrateDownArgs),
}))

/**
 * Applies missing migrations. The caller must be the only process doing so (scripts/lib/database.mjs).
 * @param isWanted filters out migrations that should run later
 */
export const applyMigrations = (payload: Payload, isWanted: (name: string) => boolean = () => true): Promise<void> =>
  payload.db.migrate({ migrations: ofAnyDatabase.filter(({ name }) => isWanted(name)) })
