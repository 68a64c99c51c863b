import { spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkDatabase, countRows, directUrl, withClient } from './database.mjs'
import { Fault } from './output.mjs'
import { run } from './process.mjs'
import { dataFolder, fromRoot, root } from './project.mjs'
import { bucketOf } from './storage.mjs'

/** @typedef {import('./project.mjs').Variables} Variables */

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
    // Role timeouts are meant for the site, not for backups.
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

const manifestName = 'manifest.json'
export const dumpName = 'database.dump'
export const mediaName = 'media'

/**
 * @typedef {object} Manifest
 * @property {1} format
 * @property {string} made ISO timestamp
 * @property {string} version of the shop
 * @property {string | null} site address of the shop
 * @property {number} postgres major version of the server
 * @property {string} secret fingerprint of the PAYLOAD_SECRET that encrypts the data
 * @property {string | null} [bucket] bucket with the media, if they aren't in the archive
 * @property {readonly string[]} migrations
 * @property {Readonly<Record<string, number>>} rows per table
 * @property {Readonly<Record<string, string>>} files SHA-256 per file
 */

/** Fingerprint for comparing secrets. @param {string} secret */
export const secretMark = (secret) => createHmac('sha256', secret).update('hostfront-backup').digest('hex').slice(0, 16)

/** @param {string} file */
const hashOf = async (file) => {
  const hash = createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  return hash.digest('hex')
}

/** SHA-256 per file, by relative path. @param {string} folder @returns {Promise<Record<string, string>>} */
export const hashFiles = async (folder) => {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : []
  /** @type {Record<string, string>} */
  const hashes = {}
  for (const name of names) {
    const file = path.join(folder, name)
    if (fs.statSync(file).isFile()) hashes[name.split(path.sep).join('/')] = await hashOf(file)
  }
  return hashes
}

/** @param {string[]} args @param {string} what */
const tar = async (args, what) => {
  const code = await run('tar', args).catch(() => 127)
  if (code !== 0)
    throw new Fault(`${what} failed (tar: exit code ${code})`, 'Is there room on the disk, and is it a file of npm run backup?')
}

/** @param {string} folder @param {string} file */
export const pack = async (folder, file) => {
  await tar(['-cf', file, '-C', folder, '.'], 'Packing the archive')
  fs.chmodSync(file, 0o600)
}

/**
 * Unpacks an archive and verifies its files against the manifest.
 * @param {string} file
 * @param {string} folder must be empty
 * @returns {Promise<Manifest>}
 */
export const unpack = async (file, folder) => {
  if (!fs.existsSync(file)) throw new Fault(`There is no ${file}`, 'Name the archive: npm run restore -- path/to/shop.tar')
  await tar(['-xf', file, '-C', folder], `Unpacking ${file}`)
  const manifestFile = path.join(folder, manifestName)
  if (!fs.existsSync(manifestFile)) throw new Fault(`${file} is no backup of a shop`, 'It is one that npm run backup wrote.')
  /** @type {Manifest} */
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'))
  if (manifest.format !== 1)
    throw new Fault(`${file} is of a form this version does not know`, 'Restore it with a newer version of the shop.')
  const found = await hashFiles(folder)
  delete found[manifestName]
  const names = new Set([...Object.keys(found), ...Object.keys(manifest.files)])
  const wrong = [...names].filter((name) => found[name] !== manifest.files[name])
  if (wrong.length > 0)
    throw new Fault(
      `${file} is damaged: ${wrong.slice(0, 3).join(', ')} ${wrong.length === 1 ? 'is' : 'are'} not what was packed`,
      'Take another backup.',
    )
  return manifest
}

/** @typedef {{dump: string, restore: string, major: number}} PostgresClient */

/** Debian keeps all versions here. */
const debian = '/usr/lib/postgresql'

const folders = () => [
  ...(process.env.PATH ?? '').split(path.delimiter),
  ...(fs.existsSync(debian) ? fs.readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : []),
]

/** @param {string} program @returns {number | undefined} major version; undefined if not installed */
const majorOf = (program) => {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 5000 })
  const major = Number(/(\d+)(?:\.|\b)/.exec(stdout ?? '')?.[1])
  return status === 0 && major > 0 ? major : undefined
}

/** All pairs of pg_dump and pg_restore, newest first. @returns {PostgresClient[]} */
export const findClients = () =>
  [...new Set(folders())]
    .filter((folder) => folder !== '')
    .flatMap((folder) => {
      const [dump, restore] = [path.join(folder, 'pg_dump'), path.join(folder, 'pg_restore')]
      const major = majorOf(dump)
      return major !== undefined && majorOf(restore) === major ? [{ dump, restore, major }] : []
    })
    .sort((one, other) => other.major - one.major)

/**
 * Newest client programs; pg_dump must not be older than the server.
 * @param {number} major server version
 * @param {readonly PostgresClient[]} [clients]
 * @returns {PostgresClient}
 */
export const requireClient = (major, clients = findClients()) => {
  const [newest] = clients
  if (newest !== undefined && newest.major >= major) return newest
  throw new Fault(
    newest === undefined
      ? 'There is no pg_dump on this machine'
      : `The newest pg_dump here is of version ${newest.major}, and the server is Postgres ${major}`,
    `Install postgresql-client-${major} (https://www.postgresql.org/download has it for every Debian), or run this where it is.`,
  )
}

/**
 * Arguments for libpq: passes the password by environment, not argv, and translates options of node-postgres.
 * @param {string} text database URL
 */
const connectionOf = (text) => {
  const url = new URL(text)
  const password = decodeURIComponent(url.password)
  url.password = ''
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  return { address: url.href, env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) } }
}

/**
 * @param {string} program
 * @param {string} databaseUrl
 * @param {string[]} args
 * @param {string} what subject of the message: "The dump"
 */
export const runClient = async (program, databaseUrl, args, what) => {
  const { address, env } = connectionOf(databaseUrl)
  const code = await run(program, [`--dbname=${address}`, ...args], { env })
  if (code !== 0) throw new Fault(`${what} failed (exit code ${code})`, 'The lines above say why.')
}
