import fs from 'node:fs'
import path from 'node:path'
import { dumpName, hashFiles, mediaName, secretMark, unpack } from './archive.mjs'
import { bucketOf } from './bucket.mjs'
import { backUp, mediaFolder, withFolderBeside } from './backup.mjs'
import { checkDatabase, withClient } from './database.mjs'
import { Fault } from './fault.mjs'
import { checkedInMigrations, replacedMigrations } from './migration-files.mjs'
import { ensureMigrated } from './migrations.mjs'
import { dataFolder } from './paths.mjs'
import { requireClient, runClient } from './postgres-client.mjs'
import { directUrl } from './pooler.mjs'
import { say, step } from './progress.mjs'
import { requireRoom } from './restore-room.mjs'
import { countRows, dropEverything } from './table-rows.mjs'
import { importTypeScript } from './typescript.mjs'

/** @typedef {import('./variables.mjs').Variables} Variables */
/** @typedef {import('./archive.mjs').Manifest} Manifest */

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
    say('     It is a copy that sends no mail and takes no cards, until npm run staging:promote says that it is the shop.')
  })
}
