import fs from 'node:fs'
import path from 'node:path'
import {
  backUp,
  dumpName,
  hashFiles,
  mediaFolder,
  mediaName,
  requireClient,
  runClient,
  secretMark,
  unpack,
  withFolderBeside,
} from './backup.mjs'
import { checkDatabase, countRows, directUrl, dropEverything, findTables, withClient } from './database.mjs'
import { checkedInMigrations, replacedMigrations } from './migration-files.mjs'
import { ensureMigrated } from './migrations.mjs'
import { Fault, say, step } from './output.mjs'
import { dataFolder } from './project.mjs'
import { bucketOf } from './storage.mjs'
import { importTypeScript } from './typescript.mjs'

/** @typedef {import('./project.mjs').Variables} Variables */
/** @typedef {import('./backup.mjs').Manifest} Manifest */

/** Checks an archive before anything changes. @param {Manifest} manifest @param {Variables} env @param {boolean} hasOtherSecret */
const judge = (manifest, env, hasOtherSecret) => {
  const known = new Set([...checkedInMigrations(), ...replacedMigrations()])
  const unknown = manifest.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Fault(
      `The backup was made by a newer version (${manifest.version}: ${unknown.join(', ')})`,
      'Restore it with that version of the shop.',
    )
  const secrets = [env.PAYLOAD_SECRET ?? '', ...(env.PAYLOAD_SECRET_PREVIOUS ?? '').split(',').map((secret) => secret.trim())]
  if (!hasOtherSecret && !secrets.some((secret) => secretMark(secret) === manifest.secret))
    throw new Fault(
      'The backup is sealed by another PAYLOAD_SECRET',
      'Set the one that belongs to it, here or in PAYLOAD_SECRET_PREVIOUS; with --other-secret sealed authorization codes and links of earlier mails are lost.',
    )
}

/** @param {Manifest} manifest @param {string} url */
const compareRows = async ({ rows }, url) => {
  const found = await withClient(url, countRows)
  const wrong = Object.keys({ ...rows, ...found }).filter((table) => rows[table] !== found[table])
  if (wrong.length > 0)
    throw new Fault(`Not every row came back: ${wrong.slice(0, 3).join(', ')}`, 'Restore it again, into an empty database.')
  return found
}

/** @param {string} from @param {string} to */
const restoreMedia = async (from, to) => {
  fs.mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of fs.readdirSync(to)) fs.rmSync(path.join(to, name), { recursive: true, force: true })
  if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true })
  const [packed, restored] = [await hashFiles(from), await hashFiles(to)]
  const wrong = Object.keys(packed).filter((name) => packed[name] !== restored[name])
  if (wrong.length > 0) throw new Fault(`${wrong.length} pictures could not be written to ${to}`, 'Make room there, and restore again.')
  return Object.keys(packed).length
}

/**
 * Marks the database as a copy, which stays in staging mode under any address until promoted.
 * @param {string} url
 * @param {Variables} env
 */
const holdAsCopy = async (url, env) => {
  /** @type {typeof import('../../src/lib/restored-copy.ts')} */
  const { restoredMark } = await importTypeScript('src/lib/restored-copy.ts')
  await withClient(url, async (client) => {
    const { rows } = await client.query(`SELECT to_regclass('infra.shop') IS NOT NULL AS "isThere"`)
    // backups of older versions get the table by migration
    if (!rows[0].isThere) return
    await client.query(
      `INSERT INTO infra.shop (site_url) VALUES ($1::text || $2::text) ON CONFLICT (single) DO UPDATE
        SET site_url = $1::text || infra.shop.site_url WHERE NOT starts_with(infra.shop.site_url, $1::text)`,
      [restoredMark, env.SITE_URL],
    )
  })
}

/**
 * Restores an archive into an empty database, or over an existing shop after backing it up.
 * @param {Variables} env
 * @param {readonly string[]} args archive and options
 */
export const restore = async (env, args) => {
  const [file] = args.filter((each) => !each.startsWith('--'))
  if (file === undefined) throw new Fault('No backup is named', 'npm run restore -- path/to/shop.tar')
  const url = directUrl(env)
  const client = requireClient(await checkDatabase(url))
  const media = mediaFolder(env)
  const replaces = args.includes('--replace')
  await withFolderBeside(path.join(dataFolder, 'restore'), async (folder) => {
    const manifest = await step('The archive', async (note) => {
      const read = await unpack(path.resolve(file), folder)
      judge(read, env, args.includes('--other-secret'))
      note(`of ${read.made}, version ${read.version}, every file as it was packed`)
      return read
    })
    if (await requireRoom(url, media, replaces)) {
      await step('A backup of what stands there', (note) => backUp(env, undefined, note))
      await withClient(url, dropEverything)
    }
    await step('The database', async (note) => {
      const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
      await runClient(client.restore, url, [...options, path.join(folder, dumpName)], 'Restoring the database')
      const rows = await compareRows(manifest, url)
      await holdAsCopy(url, env)
      note(`${Object.values(rows).reduce((sum, each) => sum + each, 0)} rows in ${Object.keys(rows).length} tables, as many as were packed`)
    })
    await step('The pictures', async (note) =>
      note(
        typeof manifest.bucket === 'string'
          ? `are in the bucket ${manifest.bucket}, not in the archive`
          : `${await restoreMedia(path.join(folder, mediaName), media)} in ${media}${bucketOf(env) === undefined ? '' : `: copy them into the bucket ${bucketOf(env)}`}`,
      ),
    )
    await step('Migrations', (note) => ensureMigrated(env, note))
    await holdAsCopy(url, env)
    say('     It is a copy that sends no mail and takes no cards, until npm run restore -- --promote says that it is the shop.')
  })
}

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
const requireRoom = (url, media, replaces) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS others FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    )
    const hasPictures = fs.existsSync(media) && fs.readdirSync(media).length > 0
    return evaluateRoom({ others: rows[0].others, tables: await findTables(client), media, hasPictures, replaces })
  })

/**
 * Moves the shop of this database to SITE_URL: from the next start it sends emails and charges cards.
 * @param {import('./project.mjs').Variables} env
 * @param {(words: string) => void} note
 */
export const promoteStaging = (env, note) =>
  withClient(directUrl(env), async (client) => {
    await client.query(
      'INSERT INTO infra.shop (site_url) VALUES ($1) ON CONFLICT (single) DO UPDATE SET site_url = excluded.site_url, at = now()',
      [env.SITE_URL],
    )
    const { rows } = await client.query(`SELECT count(*)::int AS waiting FROM mail_outbox WHERE status IN ('queued', 'sending')`)
    const { waiting } = rows[0]
    note(
      `it belongs to ${env.SITE_URL}; ${waiting === 1 ? '1 mail waits' : `${waiting} mails wait`} to be sent. Start the shop and its worker again`,
    )
  })
