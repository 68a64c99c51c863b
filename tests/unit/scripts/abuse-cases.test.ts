import { describe, expect, it } from 'vitest'
import { casesOn, hasTitle, evaluateCases, untried } from '../../runner/abuse-cases.mjs'

describe('abuse cases', () => {
  it('are read from the page, with their tests', () => {
    const page = '- not one\n\n## Abuse cases\n\n### Prices\n\n- a code is used twice\n'
    const test = { file: 'tests/unit/a.test.ts', title: 'D12: once' }
    expect(casesOn(page, { 'a code is used twice': test })).toEqual([{ name: 'a code is used twice', ...test }])
    expect(() => casesOn(page, {})).toThrow('has no test')
  })

  it('count as tried when a test with their title passed, whatever fills its placeholders', () => {
    const tried = { name: 'a code is used twice', file: 'tests/unit/a.test.ts', title: 'K3: of %i (at once), one of $name logs in' }
    const other = { name: 'another', file: 'tests/unit/b.test.ts', title: 'never' }
    const passed = [{ file: '/anywhere/tests/unit/a.test.ts', title: 'codes K3: of 10 (at once), one of Ada logs in' }]
    expect(untried([tried, other], passed)).toEqual([other])
    expect(hasTitle('a code never', 'never')).toBe(true)
    expect(hasTitle('a code whenever', 'never')).toBe(false)
    expect(hasTitle('never once', 'never')).toBe(false)
  })

  it('are reported when skipped, and fail when no test tried them', () => {
    const named = (name: string) => ({ name, file: 'tests/unit/a.test.ts', title: name })
    const ran = (title: string) => ({ file: '/anywhere/tests/unit/a.test.ts', title: `a backup ${title}` })
    expect(evaluateCases([named('one'), named('two'), named('three')], [ran('one')], [ran('two')])).toEqual({
      tried: 1,
      failed: 1,
      lines: ['Not tried on this machine: two (tests/unit/a.test.ts).', 'No test that passed tries: three (tests/unit/a.test.ts).'],
    })
  })
})
