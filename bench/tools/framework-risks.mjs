// Risks of upgrading Next or Payload that types don't cover (docs/upgrading.md).
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { fromRoot, root } from '../../scripts/lib/project.mjs'

/** @typedef {Readonly<Record<string, string>>} Versions by package */

/** @param {Versions} versions @param {(name: string) => boolean} belongs @returns {string[]} */
const apart = (versions, belongs) => {
  const those = Object.entries(versions).filter(([name]) => belongs(name))
  return new Set(those.map(([, version]) => version)).size > 1 ? those.map(([name, version]) => `${name} ${version}`) : []
}

const families = [
  ...[(/** @type {string} */ name) => name === 'payload' || name.startsWith('@payloadcms/')],
  ...[
    ['next', 'eslint-config-next'],
    ['react', 'react-dom'],
    ['next-intl', 'use-intl', 'icu-minify'],
  ].map((names) => (/** @type {string} */ name) => names.includes(name)),
]

/** Packages that must have the same version. @param {Versions} versions */
export const faultsOfVersions = (versions) => families.flatMap((belongs) => apart(versions, belongs))

/** @param {Versions} wanted @param {(name: string) => string | undefined} installed */
export const faultsOfInstallation = (wanted, installed) =>
  Object.entries(wanted)
    .filter(([name, version]) => /^\d/.test(version) && installed(name) !== version)
    .map(([name, version]) => `${name} ${version} is wanted, ${installed(name) ?? 'nothing'} is installed`)

/** Packages that break if installed twice, since they compare by identity (ADR 001). */
const onlyOnce = ['next', 'react', 'react-dom', 'payload', 'graphql', 'drizzle-orm', 'next-intl']

/** @param {readonly string[]} places paths in the lock file: `node_modules/a/node_modules/b` */
export const faultsOfCopies = (places) =>
  onlyOnce.flatMap((name) => {
    const copies = places.filter((place) => place.endsWith(`node_modules/${name}`))
    return copies.length > 1 ? copies : []
  })

/** @param {readonly string[]} problems as npm ls reports them @param {Versions} wanted */
export const faultsOfPeers = (problems, wanted) =>
  problems.filter((problem) => {
    const [, kind, name = ''] = /^(\w+): ((?:@[^/]+\/)?[^@]+)@/.exec(problem) ?? []
    return (kind === 'invalid' || kind === 'missing') && name in wanted
  })

/** Undocumented features in use: name, file that contains it, text to find, and the code that relies on it. */
export const reliedOn = [
  ['next/root-params', 'next/root-params.js', 'root', 'src/lib/i18n/request.ts: the language of a page'],
  ['unstable_cache', 'next/cache.js', 'unstable_cache', 'src/request-context.ts: caches what pages read'],
  ['unstable_rethrow', 'next/navigation.js', 'navigation', 'src/blocks/load-blocks.ts: redirects are not treated as section failures'],
  ['isrFlushToDisk', 'next/dist/server/config-schema.js', 'isrFlushToDisk', 'next.config.ts: rendered pages do not survive a restart'],
  ['runAfterProductionCompile', 'next/dist/server/config-schema.js', 'runAfterProductionCompile', 'next.config.ts: compile hints'],
  [
    'precompile of messages',
    'next-intl/dist/esm/production/plugin/getNextConfig.js',
    'precompile',
    'next.config.ts: keeps the message parser out of the browser',
  ],
  ['Critical-CH', '@payloadcms/next/dist/withPayload/withPayload.js', 'Critical-CH', 'next.config.ts: removes this header from the site'],
  ['DISABLE_PAYLOAD_HMR', 'payload/dist/index.js', 'DISABLE_PAYLOAD_HMR', 'scripts/lib/migrations.mjs: programs do not wait for a browser'],
  ['reload', 'payload/dist/index.js', 'const reload', 'src/payload/development: applies edited collections immediately'],
  ['--disable-transpile', 'payload/bin.js', 'disable-transpile', 'scripts/lib/migrations.mjs'],
  ['PAYLOAD_TS_OUTPUT_PATH', 'payload/dist/bin/generateTypes.js', 'PAYLOAD_TS_OUTPUT_PATH', 'tests/unit/payload/generated-files.test.ts'],
  [
    's-maxage of cached pages',
    'next/dist/server/lib/cache-control.js',
    's-maxage',
    'server/create-front.mjs: detects cacheable pages by it',
  ],
  ['__prerender_bypass', 'next/dist/server/api-utils/index.js', '__prerender_bypass', 'server/create-front.mjs: detects editors by it'],
  ['client reference manifests', 'next/dist/shared/lib/constants.js', 'client-reference-manifest', 'src/lib/config/compile-hints.ts'],
]

/** @param {readonly (readonly string[])[]} uses @param {(file: string) => string | undefined} read */
export const faultsOfUses = (uses, read) =>
  uses
    .filter(([, file = '', word = '']) => !read(file)?.includes(word))
    .map(([what, file, , who]) => `${what} is no longer in ${file} (${who})`)

/** Tests that cover the rest. */
export const guardingTests = [
  'tests/unit/payload/generated-files.test.ts',
  'tests/unit/lib/config/compile-hints.test.ts',
  'tests/unit/server/server.test.ts',
  'tests/unit/scripts/programs.full.test.ts',
  'tests/unit/scripts/witness.test.ts',
]

/** @param {string} file */
const readPackageFile = (file) => {
  const place = fromRoot('node_modules', file)
  return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined
}

/** @param {string} name @returns {string | undefined} */
const installedVersion = (name) => JSON.parse(readPackageFile(`${name}/package.json`) ?? '{}').version

/** @returns {readonly {name: string, mend: string, faults: () => string[]}[]} */
export const packageChecks = () => {
  const { dependencies, devDependencies } = JSON.parse(fs.readFileSync(fromRoot('package.json'), 'utf8'))
  const { packages } = JSON.parse(fs.readFileSync(fromRoot('package-lock.json'), 'utf8'))
  const wanted = { ...dependencies, ...devDependencies }
  return [
    {
      name: 'Packages of one family have the same version',
      mend: 'Move the whole family in package.json to a version that all its packages have',
      faults: () => faultsOfVersions(wanted),
    },
    { name: 'The installed packages match package.json', mend: 'Run npm ci', faults: () => faultsOfInstallation(wanted, installedVersion) },
    {
      name: 'No package lacks the peers it requires',
      mend: 'npm ls NAME shows which package requires which version',
      faults: () => faultsOfPeers(npmProblems(), wanted),
    },
    {
      name: 'Packages that compare by identity have a single copy',
      mend: 'npm ls NAME shows which package brought the second copy; add an override to package.json, or postpone the upgrade',
      faults: () => faultsOfCopies(Object.keys(packages)),
    },
    {
      name: 'The framework features in use still exist',
      mend: 'Read the changelog, fix the file in parentheses, then update the row in bench/tools/framework-risks.mjs',
      faults: () => faultsOfUses(reliedOn, readPackageFile),
    },
  ]
}

/** @returns {string[]} */
const npmProblems = () => {
  const { stdout } = spawnSync('npm', ['ls', '--all', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout).problems ?? []
}
