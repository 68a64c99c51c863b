import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { casesOn, hasTitle, judgeCases, untried } from '../../../scripts/steps/abuse-cases.mjs'

const page = readFileSync('docs/abuse-cases.md', 'utf8')
const cases = casesOn(page)
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
/** With the kits it hands its subject to, whose tests run as its own. */
const readWithKits = (file: string) => {
  const own = read(file)
  const kits = [...own.matchAll(/from '(\.[^']*-contract)'/g)].map(([, kit = '']) => read(`${path.join(path.dirname(file), kit)}.ts`))
  return [own, ...kits].join('\n')
}
const isTitleIn = (source: string, title: string) => ["'", '"', '`'].some((sign) => source.includes(`${sign}${title}${sign}`))

describe('docs/abuse-cases.md', () => {
  it('names more than a hundred cases, each once', () => {
    expect(cases.length).toBeGreaterThan(100)
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
    expect(cases).toHaveLength(page.split('\n').filter((line) => line.includes('`tests/')).length)
  })

  it('names tests that are there, by their titles', () => {
    expect(cases.filter(({ file, title }) => !isTitleIn(readWithKits(file), title))).toEqual([])
  })

  it('counts as tried what ran and passed, whatever was filled into its title', () => {
    const tried = { name: 'a code is used twice', file: 'tests/unit/a.test.ts', title: 'K3: of %i (at once), one of $name logs in' }
    const other = { name: 'another', file: 'tests/unit/b.test.ts', title: 'never' }
    const passed = [{ file: '/anywhere/tests/unit/a.test.ts', title: 'codes K3: of 10 (at once), one of Ada logs in' }]
    expect(untried([tried, other], passed)).toEqual([other])
    expect(hasTitle('a code never', 'never')).toBe(true)
    expect(hasTitle('a code whenever', 'never')).toBe(false)
    expect(hasTitle('never once', 'never')).toBe(false)
  })

  it('says what could not be tried here, for want of a program, and fails for what nobody tried', () => {
    const named = (name: string) => ({ name, file: 'tests/unit/a.test.ts', title: name })
    const ran = (title: string) => ({ file: '/anywhere/tests/unit/a.test.ts', title: `a backup ${title}` })
    expect(judgeCases([named('one'), named('two'), named('three')], [ran('one')], [ran('two')])).toEqual({
      tried: 1,
      failed: 1,
      lines: ['Not tried on this machine: two (tests/unit/a.test.ts).', 'No test that passed tries: three (tests/unit/a.test.ts).'],
    })
  })
})
