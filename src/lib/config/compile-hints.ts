import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Makes Chromium compile the whole script off the main thread while it loads; other browsers ignore the comment. */
export const compileHint = '//# allFunctionsCalledOnLoad\n'

const manifests = /(^|[\\/])(build-manifest\.json|react-loadable-manifest\.json|\S*client-reference-manifest\.js)$/
const scripts = /static\/chunks\/[\w.~-]+\.js/g

/** The site's root layouts (ADR 004). */
const frames: ReadonlySet<string> = new Set(['(checkout)', '(site)'])

/** Scripts of the site's pages; excludes the admin, of which a page load uses little. */
const scriptsOfSite = (distDir: string): ReadonlySet<string> => {
  const app = path.join(distDir, 'server', 'app')
  const found = readdirSync(app)
    .filter((root) => frames.has(root))
    .flatMap((root) => readdirSync(path.join(app, root), { recursive: true, encoding: 'utf8' }).map((name) => path.join(app, root, name)))
    .filter((file) => manifests.test(file))
  return new Set(found.flatMap((file) => readFileSync(file, 'utf8').match(scripts) ?? []))
}

/**
 * Otherwise, functions compile on first call on the main thread, which takes a sixth of a second on a phone (ADR 016). Part of `next
 * build`.
 */
export const addCompileHints = (distDir: string): void => {
  const names = scriptsOfSite(distDir)
  // The manifests are internal to Next: if their format changes, the build fails instead of silently losing the hints.
  if (names.size === 0) throw new Error('No site scripts found in the Next manifests (ADR 016)')
  for (const name of names) {
    const file = path.join(distDir, name)
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(compileHint)) writeFileSync(file, compileHint + script)
  }
}
