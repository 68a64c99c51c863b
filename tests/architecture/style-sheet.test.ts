import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findStyleSheets, withStyleSheets } from '../../scripts/steps/style-sheets.mjs'

const source = path.resolve(import.meta.dirname, '../../src')
const rooms = ['ui', 'parts', 'features'] as const

const filesOf = (room: string, ending: RegExp) =>
  readdirSync(path.join(source, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${room}/${file}`)

const read = (file: string) => readFileSync(path.join(source, file), 'utf8')

describe('the one style sheet (ADR 016)', () => {
  it('names every style sheet of the rooms once: else npm run dev, which writes it', () => {
    const file = read('app/site.css')
    expect(file.split('\n')).toEqual(withStyleSheets(file, findStyleSheets()).split('\n'))
  })

  it('begins with the groundwork, which names each of its own', () => {
    const groundwork = filesOf('ui', /styles\/[^/]+\.css$/)
    const named = [...read('ui/styles/global.css').matchAll(/^@import '\.\/([^']+)'/gm)].map(([, file]) => `ui/styles/${file}`)
    expect([...named, 'ui/styles/global.css'].sort()).toEqual([...groundwork].sort())
    expect(/^@import '(.*)';$/m.exec(read('app/site.css'))?.[1]).toBe('../ui/styles/global.css')
  })

  it('is what pages load: no component brings one of its own', () => {
    const bringing = rooms
      .flatMap((room) => filesOf(room, /\.tsx?$/))
      .filter((file) => /^import '[^']+\.css'/m.test(readFileSync(path.join(source, file), 'utf8')))
    expect(bringing).toEqual([])
  })

  it('is in layers, so that the order of its files never decides who wins', () => {
    const loose = rooms
      .flatMap((room) => filesOf(room, /\.css$/))
      .filter((file) => !file.startsWith('ui/styles/'))
      .filter((file) => !/^(?:\/\*[\s\S]*?\*\/\s*)?@layer (?:components|sections) \{/.test(readFileSync(path.join(source, file), 'utf8')))
    expect(loose).toEqual([])
  })

  describe('asks `:has()` of small things only: otherwise each element that is added styles the whole page anew', () => {
    /** Of the page itself, by a place among siblings, or for a whole kind of element. */
    const costly =
      /(?:^|[\s,])(?:html|body|main|:root):has\(|:has\([^{,]*:(?:nth|first|last|only)-|:has\([^{,]*\)[^{,]*[\s>+~](?:\*|span|div|li|a|p)(?=\s*[,{])/m

    it.each(['body:has(.drawer) .toast {', '.a:has(.b:nth-child(2) input) .c {', '.a:has(:checked) .b > span {', '.a:has(.b) * {'])(
      'is red on %s',
      (rule) => {
        expect(rule).toMatch(costly)
      },
    )

    it('no style sheet does', () => {
      const files = rooms.flatMap((room) => filesOf(room, /\.css$/))
      expect(files.filter((file) => costly.test(readFileSync(path.join(source, file), 'utf8')))).toEqual([])
    })
  })
})
