// npm run backup and npm run restore: archives of the database and the media.
import { createHash, createHmac } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { restoredMark } from '@/lib/config/staging'
import { checkDatabase, directUrl, withClient } from '../../scripts/lib/database.mjs'
import { ensureMigrated, knownMigrations } from '../../scripts/lib/migrations.mjs'
import { Fault, say, step } from '../../scripts/lib/output.mjs'
import { requireClient, runClient } from '../../scripts/lib/postgres-client.mjs'
import { run } from '../../scripts/lib/process.mjs'
import { dataFolder, fromRoot, type Variables } from '../../scripts/lib/project.mjs'
import { bucketOf, mediaFolder } from '../../scripts/lib/storage.mjs'

type Note = (words: string) => void
type Counts = Readonly<Record<string, number>>

const manifestName = 'manifest.json'
const dumpName = 'database.dump'
const mediaName = 'media'

/** A file or a folder may be named; `.data/backups` otherwise. */
const targetOf = (asked = `${path.join(dataFolder, 'backups')}${path.sep}`): string => {
  // sortable, and a valid file name everywhere
  const name = `hostfront-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar`
  const isFolder = asked.endsWith(path.sep) || fs.statSync(asked, { throwIfNoEntry: false })?.isDirectory() === true
  return path.resolve(isFolder ? path.join(asked, name) : asked)
}

/** Runs work with a temporary folder, which is always deleted. */
const withFolderBeside = async <T>(beside: string, work: (folder: string) => Promise<T>): Promise<T> => {
  fs.mkdirSync(path.dirname(beside), { recursive: true, mode: 0o700 })
  const folder = fs.mkdtempSync(`${beside}.`)
  try {
    return await work(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Tables of the shop, by schema and name, quoted. */
const findTables = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('"%s"."%s"', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'infra')
      ORDER BY schemaname, tablename`,
  )
  return rows.map(({ name }) => name)
}

const countRows = async (client: Client): Promise<Counts> => {
  const counts: Record<string, number> = {}
  for (const table of await findTables(client)) {
    const { rows } = await client.query<{ number: number }>(`SELECT count(*)::float8 AS number FROM ${table}`)
    counts[table] = rows[0]?.number ?? 0
  }
  return counts
}

/** SHA-256 per file, by relative path. */
const hashFiles = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : []
  const hashes: Record<string, string> = {}
  for (const name of names) {
    const file = path.join(folder, name)
    if (!fs.statSync(file).isFile()) continue
    const hash = createHash('sha256')
    await pipeline(fs.createReadStream(file), hash)
    hashes[name.split(path.sep).join('/')] = hash.digest('hex')
  }
  return hashes
}

/** Fingerprint for comparing secrets. */
const secretMark = (secret: string): string => createHmac('sha256', secret).update('hostfront-backup').digest('hex').slice(0, 16)

/** Counts rows and dumps in the same snapshot, so that a running shop can't cause differences. */
const dumpDatabase = (url: string, program: string, file: string) =>
  withClient(url, async (client) => {
    // Role timeouts are meant for the site, not for backups.
    await client.query('SET idle_in_transaction_session_timeout = 0; SET statement_timeout = 0')
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows: snapshots } = await client.query<{ name: string }>('SELECT pg_export_snapshot() AS name')
    const options = ['--format=custom', `--file=${file}`, '--no-owner', '--no-privileges', `--snapshot=${snapshots[0]?.name}`]
    await runClient(program, url, options, 'The dump')
    const rows = await countRows(client)
    const migrations = await client.query<{ name: string }>('SELECT name FROM payload_migrations WHERE name IS NOT NULL ORDER BY name')
    const shop = await client.query<{ site_url: string }>('SELECT site_url FROM infra.shop')
    return { rows, migrations: migrations.rows.map(({ name }) => name), site: shop.rows[0]?.site_url ?? null }
  })

/** Writes database, media and manifest into a folder. */
const collect = async (env: Variables, major: number, folder: string) => {
  const database = await dumpDatabase(directUrl(env), requireClient(major).dump, path.join(folder, dumpName))
  /** It holds the media, which then aren't in the archive. */
  const bucket = bucketOf(env) ?? null
  // after the database, so that every referenced file exists
  const media = mediaFolder(env)
  if (bucket === null && fs.existsSync(media)) fs.cpSync(media, path.join(folder, mediaName), { recursive: true })
  const { version } = JSON.parse(fs.readFileSync(fromRoot('package.json'), 'utf8')) as { readonly version: string }
  const made = new Date().toISOString()
  const secret = secretMark(env['PAYLOAD_SECRET'] ?? '')
  const manifest = { format: 1, made, version, postgres: major, secret, bucket, ...database, files: await hashFiles(folder) }
  fs.writeFileSync(path.join(folder, manifestName), JSON.stringify(manifest, null, 2))
  return manifest
}

type Manifest = Awaited<ReturnType<typeof collect>>

const tar = async (args: string[], what: string): Promise<void> => {
  const code = await run('tar', args).catch(() => 127)
  if (code !== 0)
    throw new Fault(
      `${what} failed (tar: exit code ${code})`,
      'Check that enough disk space is free and that npm run backup wrote the file.',
    )
}

/** Archives database, media and the fingerprint of the secret. Unpacks and verifies the archive before renaming it. */
export const backUp = async (env: Variables, asked: string | undefined, note: Note): Promise<void> => {
  const major = await checkDatabase(directUrl(env))
  const { restore: reader } = requireClient(major)
  const target = targetOf(asked)
  if (fs.existsSync(target)) throw new Fault(`${target} already exists`, 'Choose another file name, or pass a folder.')
  const draft = `${target}.part`
  const { bucket, files, rows } = await withFolderBeside(target, async (folder) => {
    const manifest = await collect(env, major, folder)
    await tar(['-cf', draft, '-C', folder, '.'], 'Packing the archive')
    fs.chmodSync(draft, 0o600)
    return manifest
  })
  await withFolderBeside(target, async (folder) => {
    await unpack(draft, folder)
    // reads the whole dump, including compressed blocks
    const code = await run(reader, [`--file=${os.devNull}`, path.join(folder, dumpName)])
    if (code !== 0) throw new Fault('The dump is unreadable', 'See the output above, and check the free disk space.')
  })
  fs.renameSync(draft, target)
  const megabytes = Math.round(fs.statSync(target).size / 100_000) / 10
  const pictures = bucket === null ? `${Object.keys(files).length - 1} pictures` : `pictures stay in the bucket ${bucket}`
  note(`${target}: ${megabytes} MB, ${rows['"public"."orders"'] ?? 0} orders, ${pictures}, verified`)
}

/** Unpacks an archive into an empty folder and verifies its files. */
const unpack = async (file: string, folder: string): Promise<Manifest> => {
  if (!fs.existsSync(file)) throw new Fault(`${file} does not exist`, 'Pass the path of the archive: npm run restore -- path/to/shop.tar')
  await tar(['-xf', file, '-C', folder], `Unpacking ${file}`)
  const manifestFile = path.join(folder, manifestName)
  if (!fs.existsSync(manifestFile)) throw new Fault(`${file} is not a shop backup`, 'Pass an archive written by npm run backup.')
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Manifest
  if (manifest.format !== 1)
    throw new Fault(`${file} has a format that this version does not support`, 'Restore it with a newer version of the shop.')
  fs.rmSync(manifestFile)
  const found = await hashFiles(folder)
  const wrong = Object.keys({ ...found, ...manifest.files }).filter((name) => found[name] !== manifest.files[name])
  if (wrong.length === 0) return manifest
  throw new Fault(`${file} is damaged: checksum mismatch in ${wrong.slice(0, 3).join(', ')}`, 'Use another backup.')
}

/** Checks an archive before anything changes. */
const requireFitting = (manifest: Manifest, env: Variables, hasOtherSecret: boolean): void => {
  const known = knownMigrations()
  const unknown = manifest.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Fault(`The backup was made by a newer version (${manifest.version}: ${unknown.join(', ')})`, 'Restore it with that version.')
  const { PAYLOAD_SECRET = '', PAYLOAD_SECRET_PREVIOUS = '' } = env
  const secrets = [PAYLOAD_SECRET, ...PAYLOAD_SECRET_PREVIOUS.split(',').map((secret) => secret.trim())]
  if (!hasOtherSecret && !secrets.some((secret) => secretMark(secret) === manifest.secret))
    throw new Fault(
      'The backup was made with a different PAYLOAD_SECRET',
      'Set PAYLOAD_SECRET or PAYLOAD_SECRET_PREVIOUS to that secret, or add --other-secret and lose the encrypted auth codes and the links in earlier emails.',
    )
}

/** Statements that drop all tables, enums, functions and jobs of the shop. */
const dropStatements = `
  SELECT format('DROP TABLE IF EXISTS %I.%I CASCADE', schemaname, tablename) AS statement FROM pg_tables
    WHERE schemaname IN ('public', 'infra')
  UNION ALL SELECT format('DROP TYPE IF EXISTS %I.%I CASCADE', n.nspname, t.typname) FROM pg_type t
    JOIN pg_namespace n ON n.oid = t.typnamespace
    WHERE n.nspname = 'public' AND t.typtype = 'e' AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
  UNION ALL SELECT format('DROP FUNCTION IF EXISTS %I.%I(%s) CASCADE', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = 'public' AND p.prokind = 'f' AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL SELECT 'DROP SCHEMA IF EXISTS infra CASCADE'
  UNION ALL SELECT 'DROP SCHEMA IF EXISTS graphile_worker CASCADE'`

/** In one transaction. */
const dropEverything = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ statement: string }>(dropStatements)
  await client.query(['BEGIN', ...rows.map(({ statement }) => statement), 'COMMIT'].join(';\n'))
}

/** Returns a summary of the restored rows; throws if any differ. */
const compareRows = async ({ rows }: Manifest, url: string): Promise<string> => {
  const found = await withClient(url, countRows)
  const wrong = Object.keys({ ...rows, ...found }).filter((table) => rows[table] !== found[table])
  if (wrong.length > 0)
    throw new Fault(`Row counts differ from the backup: ${wrong.slice(0, 3).join(', ')}`, 'Restore again into an empty database.')
  const counts = Object.values(found)
  return `${counts.reduce((sum, each) => sum + each, 0)} rows in ${counts.length} tables, as in the backup`
}

/** Returns the number of pictures. */
const restoreMedia = async (from: string, to: string): Promise<number> => {
  fs.mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of fs.readdirSync(to)) fs.rmSync(path.join(to, name), { recursive: true, force: true })
  if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true })
  const [packed, restored] = [await hashFiles(from), await hashFiles(to)]
  const wrong = Object.keys(packed).filter((name) => packed[name] !== restored[name])
  if (wrong.length > 0)
    throw new Fault(`Failed to write pictures to ${to} (${wrong.length} affected)`, 'Free up space there and restore again.')
  return Object.keys(packed).length
}

/** Marks the database as a copy, which stays in staging mode under any address until promoted. */
const holdAsCopy = (url: string, { SITE_URL = '' }: Variables): Promise<void> =>
  withClient(url, async (client) => {
    // backups of older versions get the table by migration
    if (!(await findTables(client)).includes('"infra"."shop"')) return
    await client.query(
      `INSERT INTO infra.shop (site_url) VALUES ($1::text || $2::text) ON CONFLICT (single) DO UPDATE
        SET site_url = $1::text || infra.shop.site_url WHERE NOT starts_with(infra.shop.site_url, $1::text)`,
      [restoredMark, SITE_URL],
    )
  })

/** Restores an archive into an empty database, or over an existing shop after backing it up. */
export const restore = async (env: Variables, args: readonly string[]): Promise<void> => {
  const file = args.find((each) => !each.startsWith('--'))
  if (file === undefined) throw new Fault('No archive was specified', 'Pass its path: npm run restore -- path/to/shop.tar')
  const url = directUrl(env)
  const programs = requireClient(await checkDatabase(url))
  const media = mediaFolder(env)
  const bucket = bucketOf(env)
  await withFolderBeside(path.join(dataFolder, 'restore'), async (folder) => {
    const manifest = await step('Archive', async (note) => {
      const read = await unpack(path.resolve(file), folder)
      requireFitting(read, env, args.includes('--other-secret'))
      note(`from ${read.made}, version ${read.version}, all checksums match`)
      return read
    })
    if (await requireRoom(url, media, args.includes('--replace'))) {
      await step('Backup of the existing shop', (note) => backUp(env, undefined, note))
      await withClient(url, dropEverything)
    }
    await step('Database', async (note) => {
      const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
      await runClient(programs.restore, url, [...options, path.join(folder, dumpName)], 'Restoring the database')
      const found = await compareRows(manifest, url)
      await holdAsCopy(url, env)
      note(found)
    })
    await step('Pictures', async (note) => {
      if (typeof manifest.bucket === 'string') return note(`in the bucket ${manifest.bucket}, not in the archive`)
      const pictures = await restoreMedia(path.join(folder, mediaName), media)
      note(`${pictures} in ${media}${bucket === undefined ? '' : `: copy them into the bucket ${bucket}`}`)
    })
    await step('Migrations', (note) => ensureMigrated(env, note))
    await holdAsCopy(url, env)
    say('     This is a staging copy: it sends no email and charges no cards until you run npm run restore -- --promote.')
  })
}

interface Room {
  readonly others: number
  readonly tables: readonly string[]
  readonly media: string
  readonly hasPictures: boolean
  readonly replaces: boolean
}

/**
 * Requires that no one else is connected and the database is empty, unless --replace was given. Only a shop, which can be backed up, is
 * overwritten. Returns whether a shop exists.
 */
export const checkTarget = ({ others, tables, media, hasPictures, replaces }: Room): boolean => {
  if (others > 0) throw new Fault(`Other connections to this database are open (${others})`, 'Stop the shop and its worker first.')
  const isFilled = tables.length > 0
  if (isFilled && !tables.includes('"public"."payload_migrations"'))
    throw new Fault("This database contains another application's tables", 'Set DATABASE_URL to an empty database.')
  if (isFilled && !replaces)
    throw new Fault(
      'This database already contains a shop',
      'Set DATABASE_URL to an empty database, or add --replace to back up this shop and overwrite it.',
    )
  if (hasPictures && !isFilled)
    throw new Fault(
      `${media} already contains pictures, but the database is empty`,
      'Move them elsewhere, or set MEDIA_DIR to an empty folder.',
    )
  return isFilled
}

const requireRoom = (url: string, media: string, replaces: boolean): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    )
    const hasPictures = fs.existsSync(media) && fs.readdirSync(media).length > 0
    return checkTarget({ others: rows[0]?.others ?? 0, tables: await findTables(client), media, hasPictures, replaces })
  })

/** Moves the shop of this database to SITE_URL: from the next start it sends emails and charges cards. */
export const promoteStaging = (env: Variables, note: Note): Promise<void> =>
  withClient(directUrl(env), async (client) => {
    const { SITE_URL } = env
    await client.query(
      'INSERT INTO infra.shop (site_url) VALUES ($1) ON CONFLICT (single) DO UPDATE SET site_url = excluded.site_url, at = now()',
      [SITE_URL],
    )
    const { rows } = await client.query<{ waiting: number }>(`SELECT count(*)::int AS waiting FROM mail_outbox WHERE status = 'queued'`)
    const waiting = rows[0]?.waiting ?? 0
    const emails = waiting === 1 ? '1 email is' : `${waiting} emails are`
    note(`this database now serves the live shop at ${SITE_URL}; ${emails} queued. Restart the shop and its worker`)
  })
