// node deploy/container/image-files.mjs, after `next build`: collects into .next/image everything the image needs to serve, work, migrate and seed:
// the files Next traced (.nft.json), the imports of the custom server, scripts and programs, and the compiled programs. No build-only
// packages.
import fs from 'node:fs'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { fromRoot, root } from '../../scripts/lib/project.mjs'
import { compileForImage, compileProgram } from '../../scripts/lib/typescript.mjs'

const target = fromRoot('.next', 'image')
const own = [
  'deploy/container/start.mjs',
  'scripts/with-database.mjs',
  'deploy/container/database-password.mjs',
  'deploy/container/healthy.mjs',
  'scripts/run.mjs',
  'server/index.mjs',
  'server/next-settings.mjs',
]

/** TypeScript programs the scripts run (`compileProgram`). */
const programs = [
  'src/programs/backup.ts',
  'src/programs/migrate.ts',
  'src/programs/rdap-refresh.ts',
  'src/programs/rotate-secrets.ts',
  'src/programs/worker.ts',
  'seed/run.ts',
  'src/lib/config/contraction.ts',
  'src/lib/config/unknown-settings.ts',
]

/** Next's custom server entry; its dependencies are in the build's trace. */
const nextDoor = ['node_modules/next/package.json', 'node_modules/next/dist/server/next.js']

/** Build-only parts of Next, and runtimes the build's own traces don't list. */
const nextBuilds = /^node_modules\/next\/dist\/(?:docs\/|compiled\/(?:next-server|next-devtools)\/)/

/** Payload only imports these to generate code and schemas. */
const neverServes =
  /^node_modules\/(?:(?:sass|drizzle-kit|esbuild|@esbuild|esbuild-register|typescript|caniuse-lite)\/|prettier\/(?:plugins|internal)\/)/

/** Traces include project files that packages read from the working directory; the image keeps only these. */
const ofProject =
  /^(?:\.next\/|node_modules\/|server\/|scripts\/|deploy\/container\/|docs\/guides\/|seed\/|src\/payload\/migrations\/|src\/blocks\/[^/]+\/thumbnail\.webp$|src\/components\/ui\/styles\/fonts\/.+\.(?:ttf|json|license\.txt)$|src\/lib\/i18n\/messages\/[^/]+\.json$|package\.json$)/

/** @param {string} list .nft.json file of the build @returns {string[]} relative to the root */
const filesOf = (list) =>
  JSON.parse(fs.readFileSync(list, 'utf8')).files.map((/** @type {string} */ file) =>
    path.relative(root, path.resolve(path.dirname(list), file)),
  )

/** @param {string} folder */
const within = (folder) =>
  fs
    .readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))

const builtFiles = within('.next/server')
const nextFiles = filesOf(fromRoot('.next', 'next-server.js.nft.json'))
const ofNext = new Set([...nextFiles, ...nextDoor])

const compiled = await Promise.all(programs.map((entry) => compileProgram(entry)))
const { fileList } = await nodeFileTrace([...own.map((file) => fromRoot(file)), ...compiled], {
  base: root,
  ignore: (file) => neverServes.test(file) || (nextBuilds.test(file) && !ofNext.has(file)),
})

const files = new Set([
  ...own,
  ...fileList,
  ...ofNext,
  // Next resolves its build tools while reading next.config.mjs, although nothing is built
  ...within('node_modules/next/dist/compiled/webpack'),
  ...within('node_modules/next/dist/compiled/@babel/runtime'),
  ...builtFiles.filter((file) => file.endsWith('.nft.json')).flatMap((file) => filesOf(fromRoot(file))),
  ...builtFiles.filter((file) => !file.endsWith('.nft.json') && !file.endsWith('.map')),
  ...within('.next/static'),
  ...within('docs/guides'),
  ...fs
    .readdirSync(fromRoot('.next'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('trace'))
    .map(({ name }) => `.next/${name}`),
  // loaded by path, not imported
  ...within('seed'),
  ...within('src/payload/migrations'),
  ...within('src/blocks').filter((file) => file.endsWith('.webp')),
  // loaded on demand for unusual characters
  ...within('src/components/ui/styles/fonts'),
  // read at runtime, besides the precompiled ones
  ...within('src/lib/i18n/messages'),
])

fs.rmSync(target, { recursive: true, force: true })
for (const file of files) {
  const from = fromRoot(file)
  if (!fs.existsSync(from) || !ofProject.test(file) || neverServes.test(file)) continue
  const to = path.join(target, file)
  fs.mkdirSync(path.dirname(to), { recursive: true })
  if (fs.lstatSync(from).isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(from), to)
  else if (fs.statSync(from).isFile()) fs.copyFileSync(from, to)
}
fs.writeFileSync(path.join(target, 'package.json'), '{ "type": "module" }\n')
fs.writeFileSync(path.join(target, 'next.config.mjs'), "export { nextSettings as default } from './server/next-settings.mjs'\n")
for (const entry of programs) await compileForImage(entry, target)
