import { createHash, createHmac } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { run } from './child.mjs'
import { Fault } from './fault.mjs'

export const manifestName = 'manifest.json'
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
