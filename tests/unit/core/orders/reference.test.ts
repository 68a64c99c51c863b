import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { calculateQuote } from '@/core/orders/calculate-quote'
import type { Minor } from '@/core/money/types'
import { propertyRuns } from '../../../support/engine/hold'
import { differencesOn, type Engine } from '../../../support/reference-model/compare'
import { caseOf, proveCarts } from '../../../support/reference-model/prove'
import { shrinkCase } from '../../../support/reference-model/shrink'

const carts = Math.max(500, Math.ceil(propertyRuns / 16))

describe('the reference implementation of the pricing rules', () => {
  it('M1, M2, M4, D2, D8, O1: agrees with the engine on every figure, rejection and part of random carts', { timeout: 30 * 60_000 }, () => {
    const proof = proveCarts(20_260_101, 0, carts)
    expect(proof).toMatchObject({ carts, differingCarts: 0, differingUnits: 0, first: null })
    // If all or none of the carts were refused, the comparison would prove nothing.
    expect(proof.priced).toBeGreaterThan(carts / 2)
    expect(proof.priced).toBeLessThan(carts)
    expect(proof.lines).toBeGreaterThan(2 * proof.priced)
  })

  it('shares only types with the engine', () => {
    const folder = path.resolve(import.meta.dirname, '../../../support/reference-model')
    const imported = readdirSync(folder)
      .filter((file) => !file.startsWith('draw-'))
      .flatMap((file) =>
        [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^import (?!type ).*(?:'@\/|engine\/).*$/gm)].map(
          ([line]) => `${file}: ${line}`,
        ),
      )
    expect(imported).toEqual([
      "compare.ts: import { calculateQuote } from '@/core/orders/calculate-quote'",
      "prove.ts: import { calculateQuote } from '@/core/orders/calculate-quote'",
      "prove.ts: import { Random } from '../engine/random'",
    ])
  })
})

describe('a faulty engine', () => {
  /** Adds a cent of tax to the third line. */
  const careless: Engine = (request, world) => {
    const answer = calculateQuote(request, world)
    if (!answer.ok || answer.value.lines.length < 3) return answer
    const lines = answer.value.lines.map((line, place) => (place === 2 ? { ...line, tax: (line.tax + 1) as Minor } : line))
    return { ok: true, value: { ...answer.value, lines } }
  }

  it('is detected by one unit, and the cart is reduced to what shows it', () => {
    const { first, differingCarts, differingUnits } = proveCarts(1, 0, 200, careless)
    expect(differingCarts).toBeGreaterThan(20)
    expect(differingUnits).toBe(differingCarts)
    const found = shrinkCase(caseOf(1, first ?? -1), careless)
    expect(found.request).toMatchObject({ currency: 'USD', codes: [] })
    expect(found.request.items).toHaveLength(3)
    expect(differencesOn(found.request, found.world, careless).map(({ what }) => what)).toEqual(['lines.2.tax'])
  })

  it.each(['a quote that is none', 'a refusal that is none'])('is detected by %s', (which) => {
    const refused: Engine = () => ({ ok: false, error: { code: 'unknown-product', item: 0 } })
    const generous: Engine = (request, world) => {
      const answer = calculateQuote(request, world)
      return answer.ok ? answer : calculateQuote({ ...request, currency: 'USD', items: [] }, world)
    }
    const engine = which === 'a refusal that is none' ? refused : generous
    expect(proveCarts(3, 0, 100, engine).differingCarts).toBeGreaterThan(0)
  })
})
