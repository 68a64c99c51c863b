import { expect, it } from 'vitest'
import { overBase } from '../../e2e/support/script-weight'

const base = new Map([
  ['framework.js', 900_000],
  ['shell.js', 50_000],
])

it('H6: measures a custom screen’s script beyond Payload’s, and reports more than 60 KB', () => {
  expect(overBase(base, new Map([...base, ['desk.js', 61_000]]))).toBe(61)
  expect(overBase(base, new Map([...base, ['desk.js', 30_000], ['grid.js', 29_000]]))).toBe(59)
  expect(overBase(base, base)).toBe(0)
})
