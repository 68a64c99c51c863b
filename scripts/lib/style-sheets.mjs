// The site's style sheet imports every component's (ADR 016); in development the list follows the folders.
import fs from 'node:fs'
import path from 'node:path'
import { fromRoot } from './project.mjs'

const source = fromRoot('src')

const rooms = ['components', 'blocks', 'features']

/** Imported by `components/ui/styles/global.css` in a fixed order. */
const groundwork = 'components/ui/styles/'

/** Style sheets of components, relative to `src`. */
export const findStyleSheets = () =>
  rooms
    .flatMap((room) => fs.readdirSync(path.join(source, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`))
    .filter((file) => file.endsWith('.css') && !file.startsWith(groundwork))
    .sort()

/** Updates the imports: keeps existing lines in order and appends new ones. @param {string} text @param {readonly string[]} files */
export const withStyleSheets = (text, files) => {
  const missing = new Set(files)
  const kept = text
    .trimEnd()
    .split('\n')
    .filter((line) => {
      const file = /^@import '\.\.\/([^']+)';$/.exec(line)?.[1]
      return file === undefined || file.startsWith(groundwork) || missing.delete(file)
    })
  return [...kept, ...[...missing].map((file) => `@import '../${file}';`), ''].join('\n')
}

const writeStyleSheet = () => {
  const file = path.join(source, 'app', 'site.css')
  const text = fs.readFileSync(file, 'utf8')
  const whole = withStyleSheets(text, findStyleSheets())
  if (whole !== text) fs.writeFileSync(file, whole)
}

/** Updates the imports now and whenever a style sheet is added. Returns a stop function. */
export const watchStyleSheets = () => {
  writeStyleSheet()
  /** @type {NodeJS.Timeout | undefined} */
  let soon
  const watcher = fs.watch(source, { recursive: true }, (event, file) => {
    if (event !== 'rename' || !file?.endsWith('.css')) return
    clearTimeout(soon)
    // editors may replace a file in two steps
    soon = setTimeout(writeStyleSheet, 300)
  })
  return () => {
    clearTimeout(soon)
    watcher.close()
  }
}
