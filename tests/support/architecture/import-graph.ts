import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export type ImportGraph = ReadonlyMap<string, readonly string[]>

const tlds = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

const importsOfTypes = /^import (?:type [^']*|\{(?:\s*type [\w ]+,?)+\s*\} )from '[^']+'$/gm

/** Source without type-only imports, which leaves what is loaded at runtime. */
export const withoutTypeImports = (source: string): string => source.replace(importsOfTypes, '')

/** Source without type-only and dynamic imports, which leaves what is loaded at once. */
export const withoutLateImports = (source: string): string => withoutTypeImports(source).replace(/\bimport\(/g, 'later(')

/** Imports among our own files, type imports included. A linter resolves each file again and takes minutes. */
export const readImportGraph = (root: string, files: readonly string[], read = (source: string): string => source): ImportGraph => {
  const known = new Set(files)
  const resolve = (from: string, specifier: string): readonly string[] => {
    if (!/^(?:\.|@\/)/.test(specifier)) return []
    const target = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : path.posix.join(path.posix.dirname(from), specifier)
    const found = tlds.map((ending) => `${target}${ending}`).find((candidate) => known.has(candidate))
    return found ? [found] : []
  }
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(read(readFileSync(path.join(root, file), 'utf8')), true, true)
      return [file, importedFiles.flatMap(({ fileName }) => resolve(file, fileName))]
    }),
  )
}

/** First cycle found from each file, as `a → b → a`, without duplicates. */
export const findCycles = (graph: ImportGraph): readonly string[] => {
  const finished = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file)
    if (start >= 0) cycles.push([...trail.slice(start), file].join(' → '))
    if (start >= 0 || finished.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file])
    finished.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return cycles
}
