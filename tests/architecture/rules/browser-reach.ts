import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ImportGraph } from '../../support/architecture/import-graph'

const isOfServer = (file: string): boolean =>
  (file.startsWith('src/modules/') && !file.endsWith('schema.ts')) ||
  file.startsWith('src/container') ||
  file.startsWith('src/lib/db/') ||
  file === 'src/request-context.ts'
const isClient = (file: string): boolean => /\.client\.tsx?$/.test(file)
const isOfAdmin = (file: string): boolean => file.startsWith('src/payload/')

/** How client components come to a file they must not load, a trail for each such file. What a server action imports stays on the server. */
const trailsTo = (
  isForbidden: (file: string) => boolean,
  clients: readonly string[],
  root: string,
  graph: ImportGraph,
): readonly string[] => {
  const isAction = (file: string) => /^'use server'/.test(readFileSync(path.join(root, file), 'utf8'))
  const seen = new Set<string>()
  const walk = (file: string, trail: readonly string[]): readonly string[] => {
    if (seen.has(file)) return []
    seen.add(file)
    if (isForbidden(file)) return [[...trail, file].join(' → ')]
    if (isAction(file)) return []
    return (graph.get(file) ?? []).flatMap((next) => walk(next, [...trail, file]))
  }
  return clients.flatMap((file) => walk(file, []))
}

/** Of the storefront: the admin's screens are sent to staff, and are Payload's. */
export const serverFilesInBrowser = (root: string, graph: ImportGraph): readonly string[] =>
  trailsTo(
    isOfServer,
    [...graph.keys()].filter((file) => isClient(file) && !isOfAdmin(file)),
    root,
    graph,
  )

/** The admin's texts in every language: Payload sends client components the few they show, in one. */
export const cataloguesInBrowser = (root: string, graph: ImportGraph): readonly string[] =>
  trailsTo((file) => file === 'src/payload/words.ts', [...graph.keys()].filter(isClient), root, graph)
