import fs from 'node:fs'
import path from 'node:path'
import { Fault } from './output.mjs'
import { findMissingPackages, isWithoutTools } from './packages.mjs'
import { packageFile, runLogged } from './process.mjs'
import { fingerprint, fromRoot, root } from './project.mjs'
import { readRunningShop } from './running-shop.mjs'

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

/** @param {string} folder */
const readStamp = (folder) => {
  try {
    return { folder, hash: fs.readFileSync(stampOf(folder), 'utf8'), at: fs.statSync(stampOf(folder)).mtimeMs }
  } catch {
    return { folder, hash: undefined, at: 0 }
  }
}

/** @param {import('./project.mjs').Variables} env */
export const buildFingerprint = (env) => {
  // Next inlines these into client bundles
  const inlined = Object.keys(env)
    .filter((name) => name.startsWith('NEXT_PUBLIC_'))
    .sort()
  return fingerprint(root, inputs, [process.versions.node.split('.')[0] ?? '', ...inlined.map((name) => `${name}=${env[name]}`)])
}

/** Folder not being served. @param {string | undefined} inUse */
export const folderBeside = (inUse) => folders.find((each) => each !== inUse) ?? '.next'

/** Newest first. @returns {ReturnType<typeof readStamp>[]} */
const builds = () => folders.map(readStamp).sort((one, other) => other.at - one.at)

/** @param {import('./project.mjs').Variables} env */
export const isBuildFresh = (env) => {
  const hash = buildFingerprint(env)
  return builds().some((build) => build.hash === hash)
}

/** Build folder of the current sources. @param {import('./project.mjs').Variables} env */
export const servedBuild = (env) => {
  const hash = buildFingerprint(env)
  const all = builds()
  return (all.find((build) => build.hash === hash) ?? all[0])?.folder ?? '.next'
}

export const isBuilt = () => builds().some(({ hash }) => hash !== undefined)

/**
 * Builds the shop into the folder not being served. Needs no database.
 * @param {import('./project.mjs').Variables} env
 * @param {Pick<import('./process.mjs').RunOptions, 'isPatient'>} [options]
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
  // sources changed during the build may not be in it, so force a rebuild
  fs.writeFileSync(stampOf(folder), hash === buildFingerprint(env) ? hash : 'changed while building')
}

/**
 * @param {import('./project.mjs').Variables} env
 * @param {(words: string) => void} note
 * @param {Pick<import('./process.mjs').RunOptions, 'isPatient'>} [options]
 */
export const ensureBuild = async (env, note, options) => {
  if (isBuildFresh(env)) note('nothing changed')
  else await build(env, options)
}

// The global style sheet imports every component's style sheet (ADR 016); the list comes from the folders.

const rooms = ['components', 'blocks', 'features']

/** Imported by `components/ui/styles/global.css` in a fixed order. */
const groundwork = 'components/ui/styles/'

/** Style sheets of components, relative to `src`. */
export const findStyleSheets = (source = fromRoot('src')) =>
  rooms
    .flatMap((room) => fs.readdirSync(path.join(source, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`))
    .filter((file) => file.endsWith('.css') && !file.startsWith(groundwork))
    .sort()

/**
 * Updates the imports: keeps existing lines in order and appends new ones.
 * @param {string} text
 * @param {readonly string[]} files
 */
export const withStyleSheets = (text, files) => {
  const missing = new Set(files)
  const kept = text
    .trimEnd()
    .split('\n')
    .filter((line) => {
      const file = /^@import '\.\.\/([^']+)';$/.exec(line)?.[1]
      return file === undefined || file.startsWith(groundwork) || missing.delete(file)
    })
  return [...kept, ...[...missing].map((file) => `@import '../${file}';`), ''].join('\n')
}

const writeStyleSheet = () => {
  const file = fromRoot('src', 'app', 'site.css')
  const text = fs.readFileSync(file, 'utf8')
  const whole = withStyleSheets(text, findStyleSheets())
  if (whole !== text) fs.writeFileSync(file, whole)
}

/** Updates the imports now and, in development, whenever a style sheet is added. Returns a stop function. */
export const followStyleSheets = () => {
  writeStyleSheet()
  /** @type {NodeJS.Timeout | undefined} */
  let soon
  const watchers = rooms.map((room) =>
    fs.watch(fromRoot('src', room), { recursive: true }, (event, file) => {
      if (event !== 'rename' || !file?.endsWith('.css')) return
      clearTimeout(soon)
      // editors may replace a file in two steps
      soon = setTimeout(writeStyleSheet, 300)
    }),
  )
  return () => {
    clearTimeout(soon)
    for (const watcher of watchers) watcher.close()
  }
}
