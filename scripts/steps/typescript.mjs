import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { dataFolder, fromRoot, imagePrograms, root } from './paths.mjs'

/** @param {string} file */
const isScript = (file) => path.extname(file) === '.mjs'

/** As a module names another. @param {string} folder @param {string} file */
const relativeTo = (folder, file) => {
  const way = path.relative(folder, file).split(path.sep).join('/')
  return way.startsWith('.') ? way : `./${way}`
}

/**
 * Our scripts stay where they are, because they know the project by their own place; what is compiled is told its place,
 * seen from its own, so that a whole folder can be moved.
 * @param {string} folder where the program will stand
 * @returns {import('esbuild').Plugin}
 */
const placesSeenFrom = (folder) => ({
  name: 'places',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^\.{1,2}\/.*\.mjs$/ }, ({ path: asked, resolveDir }) => {
      const file = path.resolve(resolveDir, asked)
      return isScript(file) ? { path: relativeTo(folder, file), external: true } : undefined
    })
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const source = await fs.promises.readFile(file, 'utf8')
      return {
        contents: source.replaceAll('import.meta.url', `new URL(${JSON.stringify(relativeTo(folder, file))}, import.meta.url).href`),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
})

/** @param {string} entry @param {string} outfile @param {string} folder where it will stand @param {'inline' | false} sourcemap */
const compile = async (entry, outfile, folder, sourcemap) => {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: [fromRoot(entry)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap,
    logLevel: 'warning',
    plugins: [placesSeenFrom(folder)],
  })
}

/** @param {string} entry */
const programName = (entry) => `${entry.replace(/\.tsx?$/, '').replaceAll(/[^\w-]+/g, '.')}.mjs`

/**
 * Compiles a TypeScript program to one file that Node runs as it is (docs/adr/029-programs-are-compiled.md). An image has it already.
 * @param {string} entry from the project's root: `seed/run.ts`
 * @returns {Promise<string>} the compiled file
 */
export const compileProgram = async (entry) => {
  const ready = path.join(imagePrograms, programName(entry))
  if (fs.existsSync(ready)) return ready
  const folder = path.join(dataFolder, 'programs')
  const file = path.join(folder, programName(entry))
  // two commands may compile the same program at once: each writes its own, and the rename is one step
  const draft = `${file}.${randomUUID()}`
  await compile(entry, draft, folder, 'inline')
  fs.renameSync(draft, file)
  return file
}

/** For an image whose root is to be `target`. @param {string} entry @param {string} target */
export const compileForImage = (entry, target) =>
  compile(entry, path.join(target, path.basename(imagePrograms), programName(entry)), imagePrograms, false)

/**
 * What Node is started with to run a TypeScript program.
 * @param {string} entry from the project's root
 * @param {readonly string[]} [args] for the program
 * @returns {Promise<string[]>}
 */
export const programArguments = async (entry, args = []) => [...programFlags, await compileProgram(entry), ...args]

/**
 * The editor's packages choose between two builds of themselves by a dynamic import that they await at their top, and Node 20 now and
 * then loses such a wait: the program ends before its first line. Where this condition is set they need not choose.
 */
export const programFlags = ['--enable-source-maps', '--conditions=production']

/**
 * A module of the shop's own, in this process.
 * @param {string} entry from the project's root
 */
export const importTypeScript = async (entry) => import(pathToFileURL(await compileProgram(entry)).href)
