import fs from 'node:fs'
import { packageFile, runLogged } from './child.mjs'
import { Fault } from './fault.mjs'
import { fingerprint } from './fingerprint.mjs'
import { fromRoot, root } from './paths.mjs'
import { readRunningShop } from './running-shop.mjs'

/** What a build is made of. The seed and the tests are not: changing a demo text builds nothing. */
const inputs = [
  'src',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'postcss.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

const stamp = fromRoot('.next', 'inputs.sha256')

/** @param {import('./variables.mjs').Variables} env */
export const buildFingerprint = (env) => {
  // Next writes these into the browser's files, so they belong to the build
  const inlined = Object.keys(env).filter((name) => name.startsWith('NEXT_PUBLIC_')).sort()
  return fingerprint(root, inputs, [
    process.versions.node.split('.')[0] ?? '',
    `standalone=${env.BUILD_STANDALONE ?? ''}`,
    ...inlined.map((name) => `${name}=${env[name]}`),
  ])
}

/** @param {import('./variables.mjs').Variables} env */
export const isBuildFresh = (env) => {
  try {
    return fs.readFileSync(stamp, 'utf8') === buildFingerprint(env)
  } catch {
    return false
  }
}

/**
 * Builds the shop. Needs no database.
 * @param {import('./variables.mjs').Variables} env
 */
export const build = async (env) => {
  const running = readRunningShop()
  if (running !== undefined && running.mode === 'start') {
    throw new Fault(
      `The shop runs from this folder (process ${running.pid}), and a new build would replace its files under it`,
      'Stop it with Ctrl-C first.',
    )
  }
  const hash = buildFingerprint(env)
  fs.rmSync(stamp, { force: true })
  await runLogged('The build', process.execPath, [packageFile('next', 'dist', 'bin', 'next'), 'build'], {
    env: { ...env, NODE_ENV: 'production' },
    log: 'build',
  })
  // a file that was saved while the build ran may or may not be in it: then the next start builds again
  fs.writeFileSync(stamp, hash === buildFingerprint(env) ? hash : 'changed while building')
}

/**
 * @param {import('./variables.mjs').Variables} env
 * @param {(words: string) => void} note
 */
export const ensureBuild = async (env, note) => {
  if (isBuildFresh(env)) note('nothing changed')
  else await build(env)
}
