import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * @param {string} folder
 * @param {string} entry file or folder below it
 * @returns {string[]} relative paths with `/`, sorted
 */
const listFiles = (folder, entry) => {
  const at = path.join(folder, entry)
  const stat = fs.statSync(at, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (!stat.isDirectory()) return [entry]
  return fs
    .readdirSync(at)
    .sort()
    .flatMap((name) => listFiles(folder, `${entry}/${name}`))
}

/**
 * Hash over names and contents of files; if equal, nothing needs to be redone.
 * @param {string} folder
 * @param {string[]} entries files and folders below it; missing ones count as empty
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
