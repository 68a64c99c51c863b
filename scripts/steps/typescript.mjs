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
      return { contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)), loader: file.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/**
 * Compiles a TypeScript program to one file that Node runs as it is. Compiled ahead, not by hooks in Node's module loader:
 * in Node 20 these answer from another thread, and now and then an answer is lost, so that a program ends with its work
 * undone and an exit code of 0 (docs/adr/029-programs-are-compiled.md).
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
export const programArguments = async (entry, args = []) => ['--enable-source-maps', await compileProgram(entry), ...args]

/**
 * A module of the shop's own, in this process.
 * @param {string} entry from the project's root
 */
export const importTypeScript = async (entry) => import(pathToFileURL(await compileProgram(entry)).href)
