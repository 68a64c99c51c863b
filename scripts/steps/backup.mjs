import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dumpName, hashFiles, manifestName, mediaName, pack, secretMark, unpack } from './archive.mjs'
import { bucketOf } from './bucket.mjs'
import { run } from './child.mjs'
import { checkDatabase, withClient } from './database.mjs'
import { Fault } from './fault.mjs'
import { dataFolder, fromRoot, root } from './paths.mjs'
import { requireClient, runClient } from './postgres-client.mjs'
import { directUrl } from './pooler.mjs'
import { countRows } from './table-rows.mjs'

/** @typedef {import('./variables.mjs').Variables} Variables */
/** @typedef {import('./postgres-client.mjs').PostgresClient} PostgresClient */

/** @param {Variables} env */
export const mediaFolder = ({ MEDIA_DIR }) => path.resolve(root, MEDIA_DIR || '.data/media')

/** `2026-11-24T03-15-00`: sortable, and a valid file name everywhere. */
const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-')

/** @param {string | undefined} asked folder or file; defaults to `.data/backups` */
const targetOf = (asked) => {
  const name = `hostfront-${stamp()}.tar`
  if (asked === undefined) return path.join(dataFolder, 'backups', name)
  const isFolder = asked.endsWith(path.sep) || (fs.existsSync(asked) && fs.statSync(asked).isDirectory())
  return path.resolve(isFolder ? path.join(asked, name) : asked)
}

/**
 * Runs work with a temporary folder, which is always deleted.
 * @template T
 * @param {string} beside
 * @param {(folder: string) => Promise<T>} work
 */
export const withFolderBeside = async (beside, work) => {
  fs.mkdirSync(path.dirname(beside), { recursive: true, mode: 0o700 })
  const folder = fs.mkdtempSync(`${beside}.`)
  try {
    return await work(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Counts rows and dumps in the same snapshot, so that a running shop can't cause differences.
 * @param {string} url
 * @param {PostgresClient} client
 * @param {string} file
 */
const dumpDatabase = (url, { dump }, file) =>
  withClient(url, async (connection) => {
    // role timeouts are meant for the site
    await connection.query(`SET idle_in_transaction_session_timeout = 0; SET statement_timeout = 0`)
    await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await connection.query('SELECT pg_export_snapshot() AS snapshot')
    await runClient(
      dump,
      url,
      ['--format=custom', `--file=${file}`, '--no-owner', '--no-privileges', `--snapshot=${rows[0].snapshot}`],
      'The dump',
    )
    const counted = await countRows(connection)
    const migrations = await connection.query('SELECT name FROM payload_migrations WHERE name IS NOT NULL ORDER BY name')
    const shop = await connection.query('SELECT site_url FROM infra.shop')
    return { rows: counted, migrations: migrations.rows.map(({ name }) => name), site: shop.rows[0]?.site_url ?? null }
  })

/** Verifies the whole dump, including compressed blocks. @param {PostgresClient} client @param {string} file */
const readBack = async ({ restore }, file) => {
  const code = await run(restore, [`--file=${os.devNull}`, file])
  if (code !== 0) throw new Fault('The dump cannot be read back', 'The lines above say why; is the disk full?')
}

/**
 * Archives database, media and the fingerprint of the secret. Unpacks and verifies the archive before renaming it.
 * @param {Variables} env
 * @param {string | undefined} asked
 * @param {(words: string) => void} note
 * @returns {Promise<string>} the file
 */
export const backUp = async (env, asked, note) => {
  const url = directUrl(env)
  const postgres = await checkDatabase(url)
  const client = requireClient(postgres)
  const target = targetOf(asked)
  if (fs.existsSync(target)) throw new Fault(`${target} is there already`, 'Name another file, or a folder.')
  const draft = `${target}.part`
  const manifest = await withFolderBeside(target, async (folder) => {
    const database = await dumpDatabase(url, client, path.join(folder, dumpName))
    // after the database, so that every referenced file exists
    const media = mediaFolder(env)
    if (bucketOf(env) === undefined && fs.existsSync(media)) fs.cpSync(media, path.join(folder, mediaName), { recursive: true })
    const made = {
      format: 1,
      made: new Date().toISOString(),
      version: JSON.parse(fs.readFileSync(fromRoot('package.json'), 'utf8')).version,
      postgres,
      secret: secretMark(env.PAYLOAD_SECRET ?? ''),
      bucket: bucketOf(env) ?? null,
      ...database,
      files: await hashFiles(folder),
    }
    fs.writeFileSync(path.join(folder, manifestName), JSON.stringify(made, null, 2))
    await pack(folder, draft)
    return made
  })
  await withFolderBeside(target, async (folder) => {
    await unpack(draft, folder)
    await readBack(client, path.join(folder, dumpName))
  })
  fs.renameSync(draft, target)
  const megabytes = (fs.statSync(target).size / 1_000_000).toFixed(1)
  const pictures =
    manifest.bucket === null ? `${Object.keys(manifest.files).length - 1} pictures` : `pictures stay in the bucket ${manifest.bucket}`
  note(`${target}: ${megabytes} MB, ${manifest.rows['"public"."orders"'] ?? 0} orders, ${pictures}, read back`)
  return target
}
