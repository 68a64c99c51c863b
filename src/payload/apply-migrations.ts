import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { migrations } from './migrations'

/** Payload's type of a migration leaves open for which database it is. */
const ofAnyDatabase = migrations.map(({ name, up, down }) => ({
  name,
  up: (args: unknown) => up(args as MigrateUpArgs),
  down: (args: unknown) => down(args as MigrateDownArgs),
}))

/**
 * Those that the database lacks. Whoever calls it must be alone at it (scripts/lib/database.mjs).
 * @param isWanted leaves out what is for later
 */
export const applyMigrations = (payload: Payload, isWanted: (name: string) => boolean = () => true): Promise<void> =>
  payload.db.migrate({ migrations: ofAnyDatabase.filter(({ name }) => isWanted(name)) })
