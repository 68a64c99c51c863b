import { withClient } from './database.mjs'

/** @typedef {import('./variables.mjs').Variables} Variables */

/** Postgres itself: for what a pooler cannot carry (locks of a session, statements that take long). @param {Variables} env */
export const directUrl = (env) => {
  const direct = env.DATABASE_DIRECT_URL?.trim() ?? ''
  return direct === '' ? (env.DATABASE_URL ?? '') : direct
}

/** @param {Variables} env */
const isPooled = (env) => directUrl(env) !== env.DATABASE_URL

/** As every connection of the shop asks for where there is no pooler (src/payload/database.ts). */
const ends = new Map([
  ['statement_timeout', '15s'],
  ['lock_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '5s'],
])

/** Not by what this connection says: the pooler may have opened it before somebody set them. */
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
 * A pooler takes no time-outs from a connection, so they stand on the role. What the operator has set there stays.
 * @param {Variables} env
 */
export const ensureRoleTimeouts = async (env) => {
  if (!isPooled(env)) return
  await withClient(
    env.DATABASE_URL ?? '',
    async (client) => {
      const { rows } = await client.query(missing, [[...ends.keys()]])
      for (const { name } of rows) await setOnRole(client, name)
      // This one was opened without them, and the pooler would hand it on.
      if (rows.length > 0) await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {})
    },
    { startsWithTimeouts: false },
  )
}
