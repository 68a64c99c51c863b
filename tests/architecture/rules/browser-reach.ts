import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ImportGraph } from '../../../scripts/rooms/import-graph'

const isOfServer = (file: string): boolean =>
  (file.startsWith('src/modules/') && !file.endsWith('schema.ts')) ||
  file.startsWith('src/container') ||
  file.startsWith('src/lib/db/') ||
  file === 'src/request-context.ts'
/** Of the storefront: the admin's screens are sent to staff, and are Payload's. */
const isClient = (file: string): boolean => /\.client\.tsx?$/.test(file) && !file.startsWith('src/payload/')

/** How a client component comes to a file of the server, a trail for each such file. What a server action imports stays on the server. */
export const serverFilesInBrowser = (root: string, graph: ImportGraph): readonly string[] => {
  const isAction = (file: string) => /^'use server'/.test(readFileSync(path.join(root, file), 'utf8'))
  const seen = new Set<string>()
  const walk = (file: string, trail: readonly string[]): readonly string[] => {
    if (seen.has(file)) return []
    seen.add(file)
    if (isOfServer(file)) return [[...trail, file].join(' → ')]
    if (isAction(file)) return []
    return (graph.get(file) ?? []).flatMap((next) => walk(next, [...trail, file]))
  }
  return [...graph.keys()].filter(isClient).flatMap((file) => walk(file, []))
}
