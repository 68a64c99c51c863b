import { describe, expect, it } from 'vitest'
import { passedTests, proofsOf, ruleIdsOn } from '../../runner/rule-proofs.mjs'

const byVitest = {
  testResults: [
    {
      name: 'tests/unit/core/money/round.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'rounding M2: halves round away from zero' },
        { status: 'failed', fullName: 'rounding M3: to the smallest unit' },
        { status: 'pending', fullName: 'rounding M4: not today' },
      ],
    },
  ],
}

const spec = (title: string, ...statuses: readonly string[]) => ({
  title,
  file: 'cart.spec.ts',
  tests: statuses.map((status) => ({
    status,
    results: [{ steps: [{ title: '§4.7: a search', steps: [{ title: '§4.12: within it' }] }] }],
  })),
})
const byPlaywright = {
  suites: [
    {
      title: 'cart.spec.ts',
      suites: [
        {
          title: 'O4: a cart',
          specs: [spec('holds references', 'expected'), spec('M3: is priced', 'flaky'), spec('M4: adds up', 'unexpected')],
        },
      ],
    },
  ],
}

describe('which test proves a rule', () => {
  it('reads the rules off the page', () => {
    expect(ruleIdsOn('**§5.12** A name. (`a`)\n')).toEqual(['§5.12'])
    expect(ruleIdsOn('## M: money\n\n**M1** Whole numbers. (`a`)\n\n**D12** Exact, as in **M9**. (`b`)\n')).toEqual(['M1', 'D12'])
  })

  it('must have run and passed', () => {
    const proofs = proofsOf(['M2', 'M3', 'M4', 'O4', 'M20'], [...passedTests(byVitest), ...passedTests(byPlaywright)])
    expect([...proofs].map(([id, tests]) => [id, tests.map(({ file, title }) => `${file}: ${title}`)])).toEqual([
      ['M2', ['tests/unit/core/money/round.test.ts: rounding M2: halves round away from zero']],
      ['M3', []],
      ['M4', []],
      ['O4', ['tests/e2e/cart.spec.ts: cart.spec.ts O4: a cart holds references']],
      ['M20', []],
    ])
  })

  it('may name it in a step, and only by its whole id', () => {
    const named = [...proofsOf(['§4.1', '§4.7', '§4.12'], passedTests(byPlaywright))].map(([id, tests]) => [
      id,
      tests.map(({ title }) => title),
    ])
    expect(named).toEqual([
      ['§4.1', []],
      ['§4.7', ['§4.7: a search']],
      ['§4.12', ['§4.12: within it']],
    ])
  })
})
