import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder } from '../../scripts/rooms/files'
import { projectRoot } from './lint'
import { countLines, emptilyNamed, isBarrel, privatePlacesIn } from './rules/tree-rules'

const files = filesUnder(projectRoot)
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const ours = files.filter((file) => /^(?:src|scripts|seed|tests)\//.test(file) && !file.startsWith('tests/architecture/fixtures/'))
const isWritten = (file: string) => !/\/(?:migrations|fonts|messages)\/|importMap\.js$|payload-types\.ts$/.test(file)

describe('names say what a file holds', () => {
  it('is red on a name that says nothing', () => {
    const names = ['src/utils/date.ts', 'src/core/helpers.ts', 'scripts/lib/a.mjs', 'src/common/b.ts']
    expect(emptilyNamed([...names, 'src/core/library.ts', 'src/ui/utility-bar/bar.tsx', 'seed/services/shared.ts'])).toEqual(names)
  })

  it('no folder and no file is called utils, lib, helpers or common', () => {
    expect(emptilyNamed(ours)).toEqual([])
  })
})

describe('no barrels', () => {
  it('is red on a file that only hands on', () => {
    expect(isBarrel("// All of it.\nexport * from './a'\nexport { b, type C } from './b'\n")).toBe(true)
    expect(isBarrel("export { Check } from 'lucide'\n")).toBe(false)
    expect(isBarrel("export type { A } from './a'\n")).toBe(true)
    expect(isBarrel("import { a } from './a'\n\nexport const all = [a]\n")).toBe(false)
    expect(isBarrel("export { a } from './a'\nexport const b = 1\n")).toBe(false)
    expect(isBarrel('')).toBe(false)
  })

  it('no file does nothing but hand on what others export', () => {
    expect(ours.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && isBarrel(read(file)))).toEqual([])
  })
})

describe('sizes', () => {
  it('is red on 301 lines', () => {
    expect(countLines('x\n'.repeat(300))).toBe(300)
    expect(countLines('x\n'.repeat(301))).toBe(301)
  })

  it('no style sheet and no script is longer than 300 lines', () => {
    const long = ours.filter(
      (file) => /^(?:src|scripts)\/.*\.(?:css|mjs|js)$/.test(file) && isWritten(file) && countLines(read(file)) > 300,
    )
    expect(long).toEqual([])
  })
})

describe('nothing private', () => {
  it('is red on a package registry, on a path of one machine and on a number of a list', () => {
    const host = ['https://registry', 'npmjs.org/react'].join('.')
    const places = [
      host,
      ['', 'work', 'main', 'src'].join('/'),
      ['', 'home', 'ada', 'shop'].join('/'),
      ['', 'tmp', 'team'].join('/'),
      ['issue', '4'].join(' '),
      ['decision', '4'].join(' '),
    ]
    for (const place of places) expect(privatePlacesIn(`first\nsee ${place}\n`)).toHaveLength(1)
    for (const fine of ['the registry answers', '/home/page', '/es/work/main', 'https://rdap.example/domain/a.com', 'src/home/hero/a.ts']) {
      expect(privatePlacesIn(fine)).toEqual([])
    }
  })

  it('no file names a package registry, a path of the machine it was written on or a number of somebody’s list', () => {
    const texts = files.filter(
      (file) => !/\.(?:woff2|ttf|png|jpe?g|webp|avif|ico|gif|pdf|tsbuildinfo)$/.test(file) && !/^\.env$/.test(file),
    )
    const named = texts.flatMap((file) => privatePlacesIn(read(file)).map((line) => `${file}:${line}`))
    expect(named).toEqual([])
  })
})
