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

/** Import trails from client components to files they must not load, one per file. A server action's imports stay on the server. */
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

/** Checks the storefront only: admin screens are served to staff and belong to Payload. */
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
 * Import trails where the storefront's client components load Zod without `zod-without-eval`: the CSP forbids its `new Function` probe.
 * Expects a graph without type imports.
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

/** Modules that no page needs initially: topic icons, core item rules, the cart link parser, the add-on picker and the path tables. */
const neededLater: ReadonlySet<string> = new Set([
  'src/components/ui/icons/topic-icon.tsx',
  'src/core/orders/price-lines.ts',
  'src/features/cart/deep-links.ts',
  'src/features/domain-search/addon-picker.client.tsx',
  'src/lib/config/site-routes.ts',
])

/** Import trails where client components on every page load such a module initially. Expects a graph without type and dynamic imports. */
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

/** Finds the admin's full catalogue in client code: Payload sends client components only the texts they show, in one language. */
export const cataloguesInBrowser = (root: string, graph: ImportGraph): readonly string[] =>
  trailsTo((file) => file === 'src/payload/words.ts', [...graph.keys()].filter(isClient), root, graph)
