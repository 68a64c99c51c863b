import fs from 'node:fs'
import path from 'node:path'
import { fromRoot } from './paths.mjs'

// The site's one style sheet names every one of its rooms (ADR 016). Which there are the folders know, so nobody has to write it down.

const rooms = ['components', 'blocks', 'features']

/** Brought by `components/ui/styles/global.css`, in the order it says. */
const groundwork = 'components/ui/styles/'

/** The style sheets beside components, as paths under `src`. */
export const findStyleSheets = (source = fromRoot('src')) =>
  rooms
    .flatMap((room) => fs.readdirSync(path.join(source, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`))
    .filter((file) => file.endsWith('.css') && !file.startsWith(groundwork))
    .sort()

/**
 * The one style sheet with a line for each of these: what stands there stays where it is, what is new comes last.
 * @param {string} text
 * @param {readonly string[]} files
 */
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
  const file = fromRoot('src', 'app', 'site.css')
  const text = fs.readFileSync(file, 'utf8')
  const whole = withStyleSheets(text, findStyleSheets())
  if (whole !== text) fs.writeFileSync(file, whole)
}

/** Names each style sheet that is added, now and while the shop runs for developers. Gives back what ends it. */
export const followStyleSheets = () => {
  writeStyleSheet()
  /** @type {NodeJS.Timeout | undefined} */
  let soon
  const watchers = rooms.map((room) =>
    fs.watch(fromRoot('src', room), { recursive: true }, (event, file) => {
      if (event !== 'rename' || !file?.endsWith('.css')) return
      clearTimeout(soon)
      // an editor may put the new file in the place of the old in two steps
      soon = setTimeout(writeStyleSheet, 300)
    }),
  )
  return () => {
    clearTimeout(soon)
    for (const watcher of watchers) watcher.close()
  }
}
