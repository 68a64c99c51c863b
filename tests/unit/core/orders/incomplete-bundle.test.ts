import { describe, expect, it } from 'vitest'
import { incompleteBundle } from '@/core/orders/price-lines'
import type { CategoryId } from '@/core/catalog/types'

const part = (
  category: CategoryId,
  fields: { bundle?: string; quantity?: number; billing?: 'monthly' | 'yearly' } = { bundle: 'server-a' },
) =>
  ({
    category,
    billing: fields.billing ?? 'monthly',
    quantity: fields.quantity ?? 1,
    serviceData: fields.bundle === undefined ? {} : { bundle: fields.bundle },
  }) as const
const check = (...lines: readonly ReturnType<typeof part>[]) =>
  incompleteBundle(
    lines.map((_, index) => ({ index })),
    lines,
  )

describe('incompleteBundle', () => {
  it('O9: requires processor, memory and storage', () => {
    expect(check(part('cpu'), part('memory'), part('storage'), part('backup'))).toBeNull()
    expect(check(part('ssl', {}), part('cpu'), part('storage'))).toBe(1)
    expect(check(part('cpu'), part('memory', { bundle: 'server-b' }), part('storage'))).toBe(0)
    expect(check(part('cpu'), part('memory'), part('storage', { bundle: 'server-a', billing: 'yearly' }))).toBe(0)
  })

  it('O9: requires equal quantities', () => {
    expect(
      check(part('cpu', { bundle: 'a', quantity: 2 }), part('memory', { bundle: 'a', quantity: 2 }), part('storage', { bundle: 'a' })),
    ).toBe(0)
  })

  it('ignores parts sold alone', () => {
    expect(check(part('cpu', {}), part('storage', {}))).toBeNull()
  })
})
