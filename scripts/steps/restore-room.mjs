import fs from 'node:fs'
import { withClient } from './database.mjs'
import { Fault } from './fault.mjs'
import { findTables } from './table-rows.mjs'

/** @typedef {{others: number, tables: readonly string[], media: string, hasPictures: boolean, replaces: boolean}} Room */

/**
 * Requires that no one else is connected and the database is empty, unless --replace was given. Only a shop, which can be backed up, is
 * overwritten.
 * @param {Room} room
 * @returns {boolean} whether a shop exists
 */
export const evaluateRoom = ({ others, tables, media, hasPictures, replaces }) => {
  if (others > 0) throw new Fault(`${others} other connections to this database are open`, 'Stop the shop and its worker first.')
  const isFilled = tables.length > 0
  if (isFilled && !tables.includes('"public"."payload_migrations"'))
    throw new Fault('This database holds something else than a shop', 'Name an empty one in DATABASE_URL.')
  if (isFilled && !replaces)
    throw new Fault(
      'This database holds a shop already',
      'Name an empty one in DATABASE_URL, or say --replace: it is backed up, then overwritten.',
    )
  if (hasPictures && !isFilled)
    throw new Fault(
      `${media} holds pictures already, and the database nothing that knows them`,
      'Move them away, or name an empty folder in MEDIA_DIR.',
    )
  return isFilled
}

/** @param {string} url @param {string} media @param {boolean} replaces */
export const requireRoom = (url, media, replaces) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS others FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    )
    const hasPictures = fs.existsSync(media) && fs.readdirSync(media).length > 0
    return evaluateRoom({ others: rows[0].others, tables: await findTables(client), media, hasPictures, replaces })
  })
