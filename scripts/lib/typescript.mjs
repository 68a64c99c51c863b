import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { dataFolder, fromRoot, imagePrograms, root } from './project.mjs'

/** Import specifier relative to a folder. @param {string} folder @param {string} file */
const relativeTo = (folder, file) => {
  const way = path.relative(folder, file).split(path.sep).join('/')
  return way.startsWith('.') ? way : `./${way}`
}

/**
 * Scripts stay external, because they locate the project by their own path; compiled programs import them relative to their target, so the
 * whole folder can be moved.
 * @param {string} folder target of the program @returns {import('esbuild').Plugin}
 */
const placesSeenFrom = (folder) => ({
  name: 'places',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^\.{1,2}\/.*\.mjs$/ }, ({ path: asked, resolveDir }) => ({
      path: relativeTo(folder, path.resolve(resolveDir, asked)),
      external: true,
    }))
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const source = await fs.promises.readFile(file, 'utf8')
      return {
        contents: source.replaceAll('import.meta.url', `new URL(${JSON.stringify(relativeTo(folder, file))}, import.meta.url).href`),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
})

/** @param {string} entry @param {string} outfile @param {string} folder target of the program @param {'inline' | false} sourcemap */
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
 * Compiles a TypeScript program to a single file (docs/adr/001-runtime-packages.md). Images contain it precompiled.
 * @param {string} entry relative to the project: `seed/run.ts` @returns {Promise<string>} compiled file
 */
export const compileProgram = async (entry) => {
  const ready = path.join(imagePrograms, programName(entry))
  if (fs.existsSync(ready)) return ready
  // below bench, its packages are found
  const folder = entry.startsWith('bench/') ? fromRoot('bench', '.programs') : path.join(dataFolder, 'programs')
  const file = path.join(folder, programName(entry))
  // concurrent commands may compile the same program: write a draft and rename it atomically
  const draft = `${file}.${randomUUID()}`
  await compile(entry, draft, folder, 'inline')
  fs.renameSync(draft, file)
  return file
}

/** @param {string} entry @param {string} target root of the image */
export const compileForImage = (entry, target) =>
  compile(entry, path.join(target, path.basename(imagePrograms), programName(entry)), imagePrograms, false)

/**
 * The editor's packages choose their build by a top-level await of a dynamic import, which Node 20 occasionally loses, ending the program
 * early. This condition makes the choice static.
 */
export const programFlags = ['--enable-source-maps', '--conditions=production']

/** Node arguments for a TypeScript program. @param {string} entry relative to the project @param {readonly string[]} [args] */
export const programArguments = async (entry, args = []) => [...programFlags, await compileProgram(entry), ...args]

/** Imports a module of the shop into this process. @param {string} entry relative to the project */
export const importTypeScript = async (entry) => import(pathToFileURL(await compileProgram(entry)).href)
