import { withClient } from './database.mjs'

/** @typedef {import('./variables.mjs').Variables} Variables */

/** Direct connection, for session locks and long statements, which a pooler can't handle. @param {Variables} env */
export const directUrl = (env) => {
  const direct = env.DATABASE_DIRECT_URL?.trim() ?? ''
  return direct === '' ? (env.DATABASE_URL ?? '') : direct
}

/** @param {Variables} env */
const isPooled = (env) => directUrl(env) !== env.DATABASE_URL

/** Same timeouts as the shop sets per connection without a pooler (src/payload/database.ts). */
const ends = new Map([
  ['statement_timeout', '15s'],
  ['lock_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '5s'],
])

/** Reads the stored role settings: the pooler may have opened this connection before they were set. */
const missing = `SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = '0' AND name NOT IN (
  SELECT split_part(entry, '=', 1) FROM pg_db_role_setting, unnest(setconfig) AS entry
  WHERE setrole IN (0, (SELECT oid FROM pg_roles WHERE rolname = current_user))
    AND setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database())))`

/** @param {import('pg').Client} client @param {string} name */
const setOnRole = async (client, name) => {
  const { rows } = await client.query(
    "SELECT format('ALTER ROLE %I IN DATABASE %I SET %s = %L', current_user, current_database(), $1::text, $2::text) AS command",
    [name, ends.get(name)],
  )
  await client.query(rows[0].command)
}

/**
 * Poolers reject timeouts per connection, so they are set on the role. Existing settings stay.
 * @param {Variables} env
 */
export const ensureRoleTimeouts = async (env) => {
  if (!isPooled(env)) return
  await withClient(
    env.DATABASE_URL ?? '',
    async (client) => {
      const { rows } = await client.query(missing, [[...ends.keys()]])
      for (const { name } of rows) await setOnRole(client, name)
      // This connection predates the settings; the pooler must not reuse it.
      if (rows.length > 0) await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {})
    },
    { startsWithTimeouts: false },
  )
}
