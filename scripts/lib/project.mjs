import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** Local state: secrets, database, logs. Never committed. */
export const dataFolder = path.join(root, '.data')

export const logFolder = path.join(dataFolder, 'logs')

/** Precompiled programs of an image, where nothing is compiled or installed. */
export const imagePrograms = path.join(root, 'programs')

/** @param {...string} parts */
export const fromRoot = (...parts) => path.join(root, ...parts)

/** Environment variables; Next's type of `process.env` requires NODE_ENV. @typedef {Record<string, string | undefined>} Variables */

/** Cast for child processes, which use Next's type. @param {Variables} variables */
export const forProcess = (variables) => /** @type {NodeJS.ProcessEnv} */ (variables)

/** @param {string} folder @param {string} entry file or folder below it @returns {string[]} relative paths with `/`, sorted */
const listFiles = (folder, entry) => {
  const at = path.join(folder, entry)
  const stat = fs.statSync(at, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (!stat.isDirectory()) return [entry]
  const names = fs.readdirSync(at).sort()
  return names.flatMap((name) => listFiles(folder, `${entry}/${name}`))
}

/**
 * Hash over names and contents of files; if equal, nothing needs to be redone.
 * @param {string} folder @param {string[]} entries files and folders below it; missing ones count as empty
 * @param {string[]} [values] further inputs
 */
export const fingerprint = (folder, entries, values = []) => {
  const hash = createHash('sha256')
  for (const file of entries.flatMap((entry) => listFiles(folder, entry))) {
    const content = fs.readFileSync(path.join(folder, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  for (const value of values) hash.update(`\0${value}\0`)
  return hash.digest('hex')
}
