import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Chromium compiles all of a script that begins so while it loads and beside the page; any other browser reads a comment. */
export const compileHint = '//# allFunctionsCalledOnLoad\n'

const manifests = /(^|[\\/])(build-manifest\.json|react-loadable-manifest\.json|\S*client-reference-manifest\.js)$/
const scripts = /static\/chunks\/[\w.~-]+\.js/g

/** The root layouts of the site (ADR 062). */
const frames: ReadonlySet<string> = new Set(['(checkout)', '(site)'])

/** What the pages of the site are made of: React, Next, the frame, the sections. Not the admin, of which a page uses little. */
const scriptsOfSite = (distDir: string): ReadonlySet<string> => {
  const app = path.join(distDir, 'server', 'app')
  const found = readdirSync(app)
    .filter((root) => frames.has(root))
    .flatMap((root) => readdirSync(path.join(app, root), { recursive: true, encoding: 'utf8' }).map((name) => path.join(app, root, name)))
    .filter((file) => manifests.test(file))
  return new Set(found.flatMap((file) => readFileSync(file, 'utf8').match(scripts) ?? []))
}

/**
 * Without it the browser compiles each function when it is first called, on the thread that answers the visitor: a sixth of a
 * second of a phone, in one piece (ADR 018). Part of `next build`.
 */
export const addCompileHints = (distDir: string): void => {
  const names = scriptsOfSite(distDir)
  // the manifests are Next's own: another version may write them otherwise, and the hints would be gone without a word
  if (names.size === 0) throw new Error('Next names no script of the site where it did (ADR 018)')
  for (const name of names) {
    const file = path.join(distDir, name)
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(compileHint)) writeFileSync(file, compileHint + script)
  }
}
