import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutTypeImports, type ImportGraph } from '../../support/architecture/import-graph'

const isOfServer = (file: string): boolean =>
  (file.startsWith('src/modules/') && !file.endsWith('schema.ts')) ||
  file.startsWith('src/container') ||
  file.startsWith('src/lib/db/') ||
  file === 'src/request-context.ts'
const isClient = (file: string): boolean => /\.client\.tsx?$/.test(file)
const isOfAdmin = (file: string): boolean => file.startsWith('src/payload/')

const isAction = (root: string, file: string): boolean => /^'use server'/.test(readFileSync(path.join(root, file), 'utf8'))

/** How client components come to a file they must not load, a trail for each such file. What a server action imports stays on the server. */
const trailsTo = (
  isForbidden: (file: string) => boolean,
  clients: readonly string[],
  root: string,
  graph: ImportGraph,
): readonly string[] => {
  const seen = new Set<string>()
  const walk = (file: string, trail: readonly string[]): readonly string[] => {
    if (seen.has(file)) return []
    seen.add(file)
    if (isForbidden(file)) return [[...trail, file].join(' → ')]
    if (isAction(root, file)) return []
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

const importsZod = /from '(?:zod|@conform-to\/zod[^']*)'/
const importsSafeZod = "'@/lib/config/zod-without-eval'"

/**
 * Where the storefront's client components load Zod without `zod-without-eval`: the CSP forbids its probe for `new Function`. The graph is
 * without type imports.
 */
export const zodInBrowser = (root: string, graph: ImportGraph): readonly string[] => {
  const sourceOf = (file: string) => withoutTypeImports(readFileSync(path.join(root, file), 'utf8'))
  const safe = new Map([...graph].map(([file, imported]) => [file, sourceOf(file).includes(importsSafeZod) ? [] : imported]))
  return trailsTo(
    (file) => importsZod.test(sourceOf(file)) && !sourceOf(file).includes(importsSafeZod) && !isAction(root, file),
    [...graph.keys()].filter((file) => isClient(file) && !isOfAdmin(file)),
    root,
    safe,
  )
}

/** Modules that no page needs at its start: all topic icons, the engine's item rules, the parser of cart links, the add-on picker, the tables of paths. */
const neededLater: ReadonlySet<string> = new Set([
  'src/components/ui/icons/topic-icon.tsx',
  'src/core/orders/price-lines.ts',
  'src/features/cart/deep-links.ts',
  'src/features/domain-search/addon-picker.client.tsx',
  'src/lib/config/site-routes.ts',
])

/** Where the client components of every page load such a module at once. The graph is without type and dynamic imports. */
export const lateModulesAtStart = (root: string, graph: ImportGraph): readonly string[] =>
  trailsTo(
    (file) => neededLater.has(file),
    [...graph.keys()].filter(
      (file) =>
        isClient(file) && !neededLater.has(file) && /^src\/(?:features\/(?:cart|site-header|domain-search)|components)\//.test(file),
    ),
    root,
    graph,
  )

/** The admin's texts in every language: Payload sends client components the few they show, in one. */
export const cataloguesInBrowser = (root: string, graph: ImportGraph): readonly string[] =>
  trailsTo((file) => file === 'src/payload/words.ts', [...graph.keys()].filter(isClient), root, graph)
