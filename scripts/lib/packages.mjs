import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { Fault } from './output.mjs'
import { runLogged } from './process.mjs'
import { fromRoot, imagePrograms, root } from './project.mjs'

/**
 * npm passes its path to scripts; without npm (node scripts/start.mjs) it is looked up. @param {string[]} args
 * @returns {[string, string[]]}
 */
export const npmCommand = (args) => {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') === true ? [process.execPath, [npm, ...args]] : ['npm', args]
}

/** Captures npm's output. @param {string[]} args @param {string} [cwd] */
export const askNpm = (args, cwd = root) => {
  const [command, all] = npmCommand(args)
  const { stdout, stderr } = spawnSync(command, all, { cwd, encoding: 'utf8', maxBuffer: 100_000_000, timeout: 120_000 })
  return { stdout: stdout ?? '', stderr: stderr ?? '' }
}

const leastNode = [20, 19, 0]

/**
 * @param {string} version as in `process.versions.node`
 * @throws {Fault} if older than required
 */
export const checkNode = (version = process.versions.node) => {
  const parts = version.split('.').map(Number)
  for (const [index, least] of leastNode.entries()) {
    const part = parts[index] ?? 0
    if (part > least) return
    if (part < least) {
      throw new Fault(
        `This is Node ${version}, and the shop needs ${leastNode.slice(0, 2).join('.')} or newer`,
        'Install the current LTS release of Node and start again.',
      )
    }
  }
}

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
