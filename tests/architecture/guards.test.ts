import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { filesUnder } from '../../scripts/rooms/files'
import { fixtureLint, fixtureRoot, findingsOf, type Finding } from './lint'

/**
 * Each guard is shown red: a line of a fixture that ends in `// red: rule, rule` must be found by exactly those
 * rules, and every other line by none.
 */
const marksOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => {
    const rules = /\/[/*] red: ([^*]*)/.exec(line)?.[1]
    return rules
      ? rules
          .trim()
          .split(/,\s*/)
          .map((rule) => `${index + 1} ${rule}`)
      : []
  })

const fixtures = filesUnder(fixtureRoot).filter((file) => !file.endsWith('.json'))

describe('every guard is red on its fixture and green elsewhere', () => {
  let findings: readonly Finding[] = []
  beforeAll(async () => {
    findings = findingsOf(await fixtureLint().lintFiles(['.']), fixtureRoot)
  }, 120_000)

  it.each(fixtures)('%s', (fixture) => {
    const found = findings.filter(({ file }) => file === fixture).map(({ line, rule }) => `${line} ${rule}`)
    expect([...new Set(found)].sort()).toEqual([...marksOf(readFileSync(path.join(fixtureRoot, fixture), 'utf8'))].sort())
  })
})

describe('sizes', () => {
  const rulesIn = async (filePath: string, code: string) =>
    findingsOf(await fixtureLint().lintText(code, { filePath: path.join(fixtureRoot, filePath) }), fixtureRoot).map(({ rule }) => rule)
  const rulesFor = (filePath: string, lines: number) => rulesIn(filePath, 'export {}\n'.repeat(lines))

  it('a file has at most 200 lines', async () => {
    expect(await rulesFor('src/server/orders/long.ts', 200)).toEqual([])
    expect(await rulesFor('src/server/orders/long.ts', 201)).toEqual(['max-lines'])
  })

  it('a file of core has at most 150 lines', async () => {
    expect(await rulesFor('src/core/long.ts', 150)).toEqual([])
    expect(await rulesFor('src/core/long.ts', 151)).toEqual(['max-lines'])
  })

  it('a function has at most 80 lines, blank ones and comments aside', async () => {
    const longFunction = (lines: number) => `export const long = (): void => {\n\n  // why\n${'  void 0\n'.repeat(lines - 2)}}\n`
    expect(await rulesIn('src/features/long/long.ts', longFunction(80))).toEqual([])
    expect(await rulesIn('src/features/long/long.ts', longFunction(81))).toEqual(['max-lines-per-function'])
  })
})
