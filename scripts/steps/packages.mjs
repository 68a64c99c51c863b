import fs from 'node:fs'
import { runLogged } from './child.mjs'
import { npmCommand } from './npm.mjs'
import { fromRoot, imagePrograms } from './paths.mjs'

/** @typedef {{version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean, inBundle?: boolean}} LockedPackage */
/** @typedef {{packages?: Record<string, LockedPackage>}} LockFile */

/**
 * Packages of the lock file that are not installed. npm writes its own lock file last, so interrupted installs are detected too.
 * @param {LockFile} wanted package-lock.json
 * @param {LockFile | undefined} present node_modules/.package-lock.json
 * @returns {string[]} paths such as `node_modules/next`
 */
export const missingPackages = (wanted, present) =>
  Object.entries(wanted.packages ?? {}).flatMap(([path, entry]) => {
    // optional packages may be for other platforms
    if (path === '' || entry.optional === true || entry.devOptional === true) return []
    return present?.packages?.[path]?.version === entry.version ? [] : [path]
  })

/** @param {string} file @returns {LockFile | undefined} */
const readLock = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Installed by `npm ci --omit=dev`.
 * @param {LockFile} wanted
 * @param {LockFile | undefined} present
 */
export const isInstalledWithoutTools = (wanted, present) => {
  const installed = Object.keys(present?.packages ?? {})
  return installed.length > 0 && installed.every((path) => wanted.packages?.[path]?.dev !== true)
}

const locks = () => ({
  wanted: readLock(fromRoot('package-lock.json')) ?? {},
  present: readLock(fromRoot('node_modules', '.package-lock.json')),
})

export const isWithoutTools = () => {
  const { wanted, present } = locks()
  return isInstalledWithoutTools(wanted, present)
}

const isImage = () => fs.existsSync(imagePrograms)

/** @returns {string[]} */
export const findMissingPackages = () => {
  const { wanted, present } = locks()
  return missingPackages(wanted, present)
}

/** Ignores development packages if they were omitted on purpose; images are complete. @returns {string[]} */
export const findNeededPackages = () => {
  if (isImage()) return []
  const { wanted, present } = locks()
  const missing = missingPackages(wanted, present)
  return isInstalledWithoutTools(wanted, present) ? missing.filter((path) => wanted.packages?.[path]?.dev !== true) : missing
}

/** @param {(words: string) => void} note */
export const ensurePackages = async (note) => {
  if (findNeededPackages().length === 0) {
    note(!isImage() && findMissingPackages().length === 0 ? 'all there' : 'all that a built shop needs')
    return
  }
  // build, migration and seed need development packages, even with NODE_ENV=production
  const [command, args] = npmCommand(['ci', '--include=dev', '--include=optional', '--no-progress'])
  await runLogged('Installing the packages', command, args, {
    log: 'install',
    mend: 'Check the network and the registry npm is set to, then start again (log: .data/logs/install.log).',
  })
}
