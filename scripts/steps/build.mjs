import fs from 'node:fs'
import { packageFile, runLogged } from './child.mjs'
import { Fault } from './fault.mjs'
import { fingerprint } from './fingerprint.mjs'
import { findMissingPackages, isWithoutTools } from './packages.mjs'
import { fromRoot, root } from './paths.mjs'
import { readRunningShop } from './running-shop.mjs'

/** What a build is made of. The seed and the tests are not: changing a demo text builds nothing. */
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

/** Two places, so that a new build comes to stand beside the one a running shop serves from. */
const folders = ['.next', '.next-beside']

/** @param {string} folder */
const stampOf = (folder) => fromRoot(folder, 'inputs.sha256')

/** @param {string} folder */
const readStamp = (folder) => {
  try {
    return { folder, hash: fs.readFileSync(stampOf(folder), 'utf8'), at: fs.statSync(stampOf(folder)).mtimeMs }
  } catch {
    return { folder, hash: undefined, at: 0 }
  }
}

/** @param {import('./variables.mjs').Variables} env */
export const buildFingerprint = (env) => {
  // Next writes these into the browser's files, so they belong to the build
  const inlined = Object.keys(env)
    .filter((name) => name.startsWith('NEXT_PUBLIC_'))
    .sort()
  return fingerprint(root, inputs, [process.versions.node.split('.')[0] ?? '', ...inlined.map((name) => `${name}=${env[name]}`)])
}

/** Where nobody serves from. @param {string | undefined} inUse */
export const folderBeside = (inUse) => folders.find((each) => each !== inUse) ?? '.next'

/** The newest first. @returns {ReturnType<typeof readStamp>[]} */
const builds = () => folders.map(readStamp).sort((one, other) => other.at - one.at)

/** @param {import('./variables.mjs').Variables} env */
export const isBuildFresh = (env) => {
  const hash = buildFingerprint(env)
  return builds().some((build) => build.hash === hash)
}

/** Where the build lies that these sources are served from. @param {import('./variables.mjs').Variables} env */
export const servedBuild = (env) => {
  const hash = buildFingerprint(env)
  const all = builds()
  return (all.find((build) => build.hash === hash) ?? all[0])?.folder ?? '.next'
}

/** Whether there is a build at all, of whatever age. */
export const isBuilt = () => builds().some(({ hash }) => hash !== undefined)

/**
 * Builds the shop, beside the build that a running one serves from. Needs no database.
 * @param {import('./variables.mjs').Variables} env
 * @param {Pick<import('./child.mjs').RunOptions, 'isPatient'>} [options]
 */
export const build = async (env, { isPatient } = {}) => {
  if (isWithoutTools() && findMissingPackages().length > 0) {
    throw new Fault(
      'The sources are not the ones that were built, and what builds them is not installed',
      'npm ci, or start the version that was built.',
    )
  }
  const folder = folderBeside(readRunningShop()?.build)
  const hash = buildFingerprint(env)
  fs.rmSync(stampOf(folder), { force: true })
  await runLogged('The build', process.execPath, [packageFile('next', 'dist', 'bin', 'next'), 'build'], {
    env: { ...env, NODE_ENV: 'production', NEXT_DIST_DIR: folder },
    log: 'build',
    isPatient,
  })
  // a file that was saved while the build ran may or may not be in it: then the next start builds again
  fs.writeFileSync(stampOf(folder), hash === buildFingerprint(env) ? hash : 'changed while building')
}

/**
 * @param {import('./variables.mjs').Variables} env
 * @param {(words: string) => void} note
 * @param {Pick<import('./child.mjs').RunOptions, 'isPatient'>} [options]
 */
export const ensureBuild = async (env, note, options) => {
  if (isBuildFresh(env)) note('nothing changed')
  else await build(env, options)
}
