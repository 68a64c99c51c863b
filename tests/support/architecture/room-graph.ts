import { filesUnder } from './files'
import { readImportGraph, type ImportGraph } from './import-graph'

/** Excludes generated files. */
const isWritten = (file: string): boolean => /^src\/.*\.tsx?$/.test(file) && !/^src\/(?:payload-types\.ts|payload\/migrations\/)/.test(file)

export const readSourceGraph = (root: string, read?: (source: string) => string): ImportGraph =>
  readImportGraph(root, filesUnder(root).filter(isWritten), read)

/** Coarser graph: files with the same `placeOf` form one node. */
export const graphOf = (files: ImportGraph, placeOf: (file: string) => string): ImportGraph => {
  const places = new Map<string, Set<string>>()
  for (const [file, imported] of files) {
    const from = placeOf(file)
    const known = places.get(from) ?? new Set<string>()
    for (const to of imported.map(placeOf)) if (to !== from) known.add(to)
    places.set(from, known)
  }
  return new Map([...places].map(([place, others]) => [place, [...others].sort()]))
}

/**
 * Nodes of docs/architecture.md: folders of `src`, modules, and files between them. Schemas and endpoints are nodes of their own, since
 * every module may import schemas and endpoints are above the modules. A block's config.ts belongs to Payload.
 */
export const roomOf = (file: string): string => {
  const [, room = '', inner = ''] = file.split('/')
  if (room === 'blocks' && file.endsWith('/config.ts')) return 'payload'
  if (room === 'components' && inner === 'ui') return 'components/ui'
  if (room !== 'modules') return room.replace(/\.ts$/, '')
  if (file.endsWith('schema.ts')) return 'schemas'
  if (file.endsWith('endpoints.ts')) return 'endpoints'
  return file.startsWith('src/modules/invoices/pdf/') ? 'invoices/pdf' : `modules/${inner}`
}
