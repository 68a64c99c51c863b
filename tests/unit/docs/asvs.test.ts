import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const page = read('docs/asvs.md')
/** The numbers of levels 1 and 2, by chapter. */
const asked = Object.values(JSON.parse(read('tests/data/asvs-level-2.json')) as Record<string, readonly string[]>).flat()

const inOrder = (id: string) => id.split('.').reduce((sum, part) => sum * 1_000 + Number(part), 0)
const rows = [...page.matchAll(/^\| ([\d.]+)(?: – ([\d.]+))? \| ([^|]+) \| ([^|]+) \|$/gm)]
const answered = rows.flatMap(([, first = '', last = first]) =>
  asked.filter((id) => inOrder(id) >= inOrder(first) && inOrder(id) <= inOrder(last)),
)

describe('docs/asvs.md', () => {
  it('answers what each number of level 2 asks for, once', () => {
    expect(asked).toHaveLength(253)
    expect([...answered].sort()).toEqual([...asked].sort())
  })

  it('names tests, places and commands that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...page.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
    const places = named.filter((text) => /^(?:tests|src|docs|deploy|scripts)\//.test(text))
    expect(places.length).toBeGreaterThan(150)
    expect(places.filter((place) => !existsSync(place))).toEqual([])
    const commands = named.flatMap((text) => /^npm run ([\w:]+)$/.exec(text)?.[1] ?? [])
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })

  it('says of whatever does not apply why', () => {
    expect(rows.map(([, , , , how = '']) => how).filter((how) => /does not apply/.test(how) && !/does not apply: \S/.test(how))).toEqual([])
  })
})
