import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '../../src')
const rooms = ['components', 'blocks', 'features'] as const
const maxLines = 600

const filesOf = (room: string, ending: RegExp) =>
  readdirSync(path.join(source, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${room}/${file}`)

const read = (file: string) => readFileSync(path.join(source, file), 'utf8')

const styleSheets = rooms.flatMap((room) => filesOf(room, /\.css$/)).map((file) => ({ file, text: read(file) }))

/** Style sheets with a fault, by name. */
const faulty = (hasFault: (text: string) => boolean, sheets = styleSheets) =>
  sheets.filter(({ text }) => hasFault(text)).map(({ file }) => file)

/** `:has()` on the page itself, with a sibling position, or styling a whole element type: each added element restyles the page. */
const costlyHas =
  /(?:^|[\s,])(?:html|body|main|:root):has\(|:has\([^{,]*:(?:nth|first|last|only)-|:has\([^{,]*\)[^{,]*[\s>+~](?:\*|span|div|li|a|p)(?=\s*[,{])/m

/** Selectors of a width query whose declarations a later plain rule of the same layer takes back. */
const overruled = (text: string): readonly string[] => {
  const narrow = new Map<string, ReadonlySet<string>>()
  const found = new Set<string>()
  const open: string[] = []
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  for (const { 0: token, 1: head = '', index } of code.matchAll(/([^{};]*)\{|\}/g)) {
    if (token === '}') {
      open.pop()
      continue
    }
    const selector = head.trim().replaceAll(/\s+/g, ' ')
    const isTop = open.every((each) => each.startsWith('@'))
    const isNarrow = open.some((each) => /^@(?:media|container).*width/.test(each))
    const isPlain = !open.some((each) => /^@(?:media|container)/.test(each))
    open.push(selector)
    if (selector.startsWith('@') || !isTop) continue
    const from = index + token.length
    const properties = new Set(
      [...code.slice(from, code.indexOf('}', from)).matchAll(/(?:^|;)\s*([a-z-]+):/g)].map(([, name = '']) => name),
    )
    for (const each of selector.split(',').map((one) => one.trim())) {
      if (isNarrow) narrow.set(each, new Set([...(narrow.get(each) ?? []), ...properties]))
      else if (isPlain && [...properties].some((name) => narrow.get(each)?.has(name))) found.add(each)
    }
  }
  return [...found]
}

describe('style sheets (ADR 016)', () => {
  it('declare what narrow screens change before the change', () => {
    const wrong = '@layer a { @media (width <= 9px) { .b, .c { gap: 1px } } } @layer a { .c { gap: 2px } }'
    expect(overruled(wrong)).toEqual(['.c'])
    expect(styleSheets.flatMap(({ file, text }) => overruled(text).map((selector) => `${file}: ${selector}`))).toEqual([])
  })

  it('are all imported by site.css, once', () => {
    const imported = [...read('app/site.css').matchAll(/^@import '\.\.\/([^']+)';$/gm)].map(([, file]) => file)
    const ofComponents = styleSheets.map(({ file }) => file).filter((file) => !file.startsWith('components/ui/styles/'))
    expect(imported.sort()).toEqual(['components/ui/styles/global.css', ...ofComponents].sort())
  })

  it('start with global.css, which imports every file in components/ui/styles', () => {
    const groundwork = filesOf('components', /ui\/styles\/[^/]+\.css$/)
    const named = [...read('components/ui/styles/global.css').matchAll(/^@import '\.\/([^']+)'/gm)].map(
      ([, file]) => `components/ui/styles/${file}`,
    )
    expect([...named, 'components/ui/styles/global.css'].sort()).toEqual([...groundwork].sort())
    expect(/^@import '(.*)';$/m.exec(read('app/site.css'))?.[1]).toBe('../components/ui/styles/global.css')
  })

  it('are not imported by components', () => {
    const components = rooms.flatMap((room) => filesOf(room, /\.tsx?$/)).filter((file) => /^import '[^']+\.css'/m.test(read(file)))
    expect(components).toEqual([])
  })

  it('put all rules in a cascade layer, so import order never decides', () => {
    const ofComponents = styleSheets.filter(({ file }) => !file.startsWith('components/ui/styles/'))
    expect(faulty((text) => !/^(?:\/\*[\s\S]*?\*\/\s*)?@layer (?:components|sections) \{/.test(text), ofComponents)).toEqual([])
  })

  it('give a class its look in one file, so that no two components share a name by accident', () => {
    const filesOfClass = new Map<string, Set<string>>()
    for (const { file, text } of styleSheets.filter((sheet) => !sheet.file.startsWith('components/ui/styles/'))) {
      for (const [, selectors = ''] of text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)) {
        for (const name of selectors.split(',').flatMap((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? [])) {
          filesOfClass.set(name, (filesOfClass.get(name) ?? new Set()).add(file))
        }
      }
    }
    const shared = [...filesOfClass].filter(([, files]) => files.size > 1).map(([name]) => name)
    // the receipt's table, and the panel that the hero lends to the search
    expect(shared.sort()).toEqual(['hero__results', 'receipt-items'])
  })

  it('use no :has() selector that restyles the whole page', () => {
    expect(faulty((text) => costlyHas.test(text))).toEqual([])
  })

  it(`have at most ${maxLines} lines`, () => {
    expect(faulty((text) => text.trimEnd().split('\n').length > maxLines)).toEqual([])
  })
})
