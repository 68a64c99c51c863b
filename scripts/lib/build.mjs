import fs from 'node:fs'
import { Fault } from './output.mjs'
import { findMissingPackages } from './packages.mjs'
import { packageFile, runLogged } from './process.mjs'
import { fingerprint, fromRoot, root } from './project.mjs'
import { readRunningShop } from './running-shop.mjs'

/** @typedef {import('./project.mjs').Variables} Variables */
/** @typedef {Pick<import('./process.mjs').RunOptions, 'isPatient'>} BuildOptions */

/** Inputs of a build. Seed and tests are excluded, so changing them rebuilds nothing. */
const inputs = [
  'src',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'server/next-settings.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** Two folders, so that a new build doesn't overwrite the one being served. */
const folders = ['.next', '.next-beside']

/** @param {string} folder */
const stampOf = (folder) => fromRoot(folder, 'inputs.sha256')

/** Finished builds, newest first. */
const findBuilds = () =>
  folders
    .filter((folder) => fs.existsSync(stampOf(folder)))
    .map((folder) => ({ folder, hash: fs.readFileSync(stampOf(folder), 'utf8'), at: fs.statSync(stampOf(folder)).mtimeMs }))
    .sort((one, other) => other.at - one.at)

/** @param {Variables} env */
export const buildFingerprint = (env) => {
  // Next inlines these into client bundles
  const inlined = Object.keys(env).filter((name) => name.startsWith('NEXT_PUBLIC_'))
  const [nodeMajor = ''] = process.versions.node.split('.')
  return fingerprint(root, inputs, [nodeMajor, ...inlined.sort().map((name) => `${name}=${env[name]}`)])
}

/** Folder not being served. @param {string | undefined} inUse */
export const folderBeside = (inUse) => folders.find((each) => each !== inUse) ?? '.next'

export const isBuilt = () => findBuilds().length > 0

/** @param {Variables} env */
const findFreshBuild = (env) => {
  const hash = buildFingerprint(env)
  return findBuilds().find((build) => build.hash === hash)
}

/** @param {Variables} env */
export const isBuildFresh = (env) => findFreshBuild(env) !== undefined

/** Build folder of the current sources, or the newest one. @param {Variables} env */
export const servedBuild = (env) => (findFreshBuild(env) ?? findBuilds()[0])?.folder ?? '.next'

/** Builds the shop into the folder not being served. Needs no database. @param {Variables} env @param {BuildOptions} [options] */
export const build = async (env, { isPatient } = {}) => {
  const { missing, isWithoutTools } = findMissingPackages()
  if (isWithoutTools && missing.length > 0)
    throw new Fault('The sources have changed, but the build tools are missing', 'Run npm ci, or check out the version that was built.')
  const folder = folderBeside(readRunningShop()?.build)
  const hash = buildFingerprint(env)
  fs.rmSync(stampOf(folder), { force: true })
  await runLogged('The build', process.execPath, [packageFile('next', 'dist', 'bin', 'next'), 'build'], {
    env: { ...env, NODE_ENV: 'production', NEXT_DIST_DIR: folder },
    log: 'build',
    isPatient,
  })
  // sources changed during the build may not be in it, so force a rebuild
  fs.writeFileSync(stampOf(folder), hash === buildFingerprint(env) ? hash : 'changed while building')
}

/** @param {Variables} env @param {(words: string) => void} note @param {BuildOptions} [options] */
export const ensureBuild = async (env, note, options) => {
  if (isBuildFresh(env)) note('nothing changed')
  else await build(env, options)
}
