import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { dataFolder, fromRoot, root } from './paths.mjs'

/** @param {string} file */
const isScript = (file) => path.extname(file) === '.mjs'

/**
 * Our scripts stay where they are, because they know the project by their own place; what is compiled is told its place.
 * @type {import('esbuild').Plugin}
 */
const places = {
  name: 'places',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^\.{1,2}\/.*\.mjs$/ }, ({ path: asked, resolveDir }) => {
      const file = path.resolve(resolveDir, asked)
      return isScript(file) ? { path: pathToFileURL(file).href, external: true } : undefined
    })
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const source = await fs.promises.readFile(file, 'utf8')
      return {
        contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
}

/**
 * Compiles a TypeScript program to one file that Node runs as it is (docs/adr/029-programs-are-compiled.md).
 * @param {string} entry from the project's root: `seed/run.ts`
 * @returns {Promise<string>} the compiled file
 */
export const compileProgram = async (entry) => {
  const { build } = await import('esbuild')
  const folder = path.join(dataFolder, 'programs')
  const file = path.join(folder, `${entry.replace(/\.tsx?$/, '').replaceAll(/[^\w-]+/g, '.')}.mjs`)
  // two commands may compile the same program at once: each writes its own, and the rename is one step
  const draft = `${file}.${randomUUID()}`
  await build({
    absWorkingDir: root,
    entryPoints: [fromRoot(entry)],
    outfile: draft,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
    plugins: [places],
  })
  fs.renameSync(draft, file)
  return file
}

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
