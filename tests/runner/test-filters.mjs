import fs from 'node:fs'
import path from 'node:path'
import { Fault } from '../../scripts/lib/output.mjs'
import { fromRoot, root } from '../../scripts/lib/project.mjs'

/** @param {string} file such as `tests/unit/modules/orders/order-number.test.ts` */
const nameOf = (file) => path.basename(file).replace(/(?:\.(?:dom|full))*\.test\.tsx?$/, '')

/**
 * Matches by path, by folder name, or by whole words of the file name: `order` matches `order-number`, but not every file in `orders`, as
 * Vitest's substring search would.
 * @param {string} file @param {string} filter
 */
const isMeant = (file, filter) =>
  file === filter ||
  path.basename(file) === filter ||
  file.startsWith(`${filter.replace(/\/$/, '')}/`) ||
  path.dirname(file).split(path.sep).includes(filter) ||
  `-${nameOf(file)}-`.includes(`-${filter}-`)

/** Component tests are among the unit tests; other projects have their own folder. @param {string} project */
const folderOf = (project) => (project === 'browsers' ? 'bench/browsers' : `tests/${project === 'components' ? 'unit' : project}`)

/** @param {readonly string[]} projects @returns {string[]} */
export const testFilesIn = (projects) =>
  [...new Set(projects.map(folderOf))]
    .flatMap((folder) =>
      fs
        .readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.test\.tsx?$/.test(file))
        .map((file) => path.join(folder, file)),
    )
    .sort()

/**
 * Arguments for the runner: options unchanged, names replaced by matching files.
 * @param {readonly string[]} typed @param {readonly string[]} files
 * @returns {string[]}
 */
export const chooseFiles = (typed, files) =>
  typed.flatMap((each, index) => {
    // an option, or its value (`-t 'a name'`)
    if (each.startsWith('-') || /^-(t|-[\w.]+)$/.test(typed[index - 1] ?? '')) return [each]
    const filter = path.isAbsolute(each) ? path.relative(root, each) : each
    const meant = files.filter((file) => isMeant(file, filter))
    if (meant.length === 0) throw new Fault(`No test file is called "${each}"`, 'Name a file, a folder, or whole words of a file’s name.')
    return meant
  })
