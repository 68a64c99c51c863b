import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * @param {string} folder
 * @param {string} entry a file or folder below it
 * @returns {string[]} files, relative and with `/`, in an order that does not depend on the disk
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
 * One hash over the names and the contents of files: equal hash, nothing to do again.
 * @param {string} folder
 * @param {string[]} entries files and folders below it; one that is missing counts as empty
 * @param {string[]} [values] further things the outcome depends on
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
