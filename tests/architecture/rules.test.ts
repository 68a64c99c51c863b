import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder } from '../support/architecture/files'

const root = path.resolve(import.meta.dirname, '../..')

const filesOf = (room: string): readonly string[] =>
  filesUnder(path.join(root, room))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('payload/migrations/'))
    .map((file) => path.join(room, file))

const texts = new Map<string, string>()
const read = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8')
  texts.set(file, text)
  return text
}

interface Rule {
  readonly id: string
  /** Undefined for rules of the specification. */
  readonly place: string | undefined
}

const rulesOn = (page: string): readonly Rule[] =>
  [...page.matchAll(/^\*\*(?<id>[A-Z]\d{1,2}|§\d\.\d+)\*\* .*?(?: \(`(?<place>[^`]+)`\))?$/gm)].map(({ groups }) => ({
    id: groups?.['id'] ?? '',
    place: groups?.['place'],
  }))

const ids = /\b[ACMPDOSNRLKIUXWTGH]\d{1,2}\b|§\d+(?:\.\d+)*/g
/** Paragraphs of somebody else's document. */
const elsewhere = /RFC \d+ §[\d.]+(?:-[\d.]+)?/g

/** Not drawings, whose strokes are written alike (`M6 9l6 6`): what comments say, and what tests are called. */
const commentsIn = (source: string) => [...source.matchAll(/^\s*\/?\*.*$|(?:^|\s)\/\/ .*$/gm)].map(([comment]) => comment)
const titlesIn = (source: string) =>
  [...source.matchAll(/\b(?:it|test|describe)\b[^\n'"`]*(?<sign>['"`])(?<title>.*?)\k<sign>[,)]/g)].map(
    ({ groups }) => groups?.['title'] ?? '',
  )

/** Titles, and what a table of cases puts into them. */
const stringsIn = (source: string) =>
  [...source.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)].map(([text]) => text)

const idsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.replace(elsewhere, '').match(ids) ?? []))

const rules = rulesOn(read('docs/rules.md'))
const known = new Set(rules.map(({ id }) => id))
/** §5 is all that stands under its heading. */
const headings = new Set([...read('docs/rules.md').matchAll(/^## (§\d) /gm)].map(([, section = '']) => section))
const tests = filesOf('tests')

describe('docs/rules.md', () => {
  it('says each rule once', () => {
    expect(known.size).toBe(rules.length)
    expect(rules.length).toBeGreaterThan(300)
    expect([...headings]).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9'])
  })

  it('defines every rule that code or a test cites', () => {
    const unknown = [...['src', 'scripts', 'bench', 'seed'].flatMap(filesOf), ...tests]
      .filter((file) => file !== 'tests/architecture/rules.test.ts')
      .flatMap((file) =>
        [...idsIn([...commentsIn(read(file)), ...titlesIn(read(file))])]
          .filter((id) => !known.has(id) && !headings.has(id))
          .map((id) => `${file}: ${id}`),
      )
    expect(unknown).toEqual([])
  })

  it('is like every page that is cited: a reader can open it', () => {
    const pages = new Set([
      'README.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
      'SECURITY.md',
      ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((page) => path.basename(page)),
    ])
    const cited = [...['src', 'scripts', 'bench', 'seed'].flatMap(filesOf), ...tests].flatMap((file) =>
      [...commentsIn(read(file)), ...titlesIn(read(file))]
        .flatMap((text) => text.match(/\b[\w-]+\.md\b/g) ?? [])
        .map((page) => `${file}: ${page}`),
    )
    expect(cited.filter((each) => !pages.has(each.split(': ')[1] ?? ''))).toEqual([])
  })

  it('ends each rule of ours with a place that exists', () => {
    const ours = rules.filter(({ id }) => !id.startsWith('§'))
    expect(ours.filter(({ place }) => place === undefined || !existsSync(path.join(root, place)))).toEqual([])
  })

  it('holds no rule that no test is named after', () => {
    const proven = idsIn(tests.flatMap((file) => stringsIn(read(file))))
    expect([...known].filter((id) => !proven.has(id))).toEqual([])
  })
})
