import fs from 'node:fs'
import { Fault } from './output.mjs'
import { runLogged } from './process.mjs'
import { fromRoot, imagePrograms } from './project.mjs'

/** npm passes its path to scripts; without npm it is looked up. @param {string[]} args @returns {[string, string[]]} */
export const npmCommand = (args) => {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') === true ? [process.execPath, [npm, ...args]] : ['npm', args]
}

/** As in package.json. @param {string} [version] as in `process.versions.node` */
export const checkNode = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return version
  throw new Fault(`This is Node ${version}, but the shop needs 20.19 or newer`, 'Install the current LTS release of Node and try again.')
}

/** @typedef {{version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean}} LockedPackage */
/** @typedef {{packages?: Record<string, LockedPackage>}} LockFile */

/**
 * Packages of the lock file that are not installed. npm writes its own lock file last, so interrupted installs are detected too.
 * @param {LockFile} wanted package-lock.json @param {LockFile | undefined} present node_modules/.package-lock.json
 * @returns {string[]} paths such as `node_modules/next`
 */
export const missingPackages = (wanted, present) =>
  Object.entries(wanted.packages ?? {}).flatMap(([path, entry]) => {
    // optional packages may be for other platforms
    if (path === '' || entry.optional === true || entry.devOptional === true) return []
    return present?.packages?.[path]?.version === entry.version ? [] : [path]
  })

/** Whether they were installed by `npm ci --omit=dev`. @param {LockFile} wanted @param {LockFile | undefined} present */
export const isInstalledWithoutTools = (wanted, present) => {
  const installed = Object.keys(present?.packages ?? {})
  return installed.length > 0 && installed.every((path) => wanted.packages?.[path]?.dev !== true)
}

/** @param {string} file @returns {LockFile} */
const readLock = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const isImage = () => fs.existsSync(imagePrograms)

/** `needed` leaves out development packages that were omitted on purpose; images are complete. */
export const findMissingPackages = () => {
  const wanted = readLock(fromRoot('package-lock.json'))
  const present = readLock(fromRoot('node_modules', '.package-lock.json'))
  const missing = missingPackages(wanted, present)
  const isWithoutTools = isInstalledWithoutTools(wanted, present)
  const needed = isWithoutTools ? missing.filter((path) => wanted.packages?.[path]?.dev !== true) : missing
  return { missing, needed: isImage() ? [] : needed, isWithoutTools }
}

/** @param {(words: string) => void} note */
export const ensurePackages = async (note) => {
  const { missing, needed } = findMissingPackages()
  if (needed.length === 0) return note(missing.length === 0 ? 'all installed' : 'everything a built shop needs is installed')
  // build, migration and seed need development packages, even with NODE_ENV=production
  const [command, args] = npmCommand(['ci', '--include=dev', '--include=optional', '--no-progress'])
  await runLogged('Installing the packages', command, args, {
    log: 'install',
    mend: 'Check the network and the registry configured in npm, then try again (log: .data/logs/install.log).',
  })
}
