import { describe, expect, it } from 'vitest'
import { duePartSchema } from '@/modules/orders/schema'
import type { Minor } from '@/core/money/types'
import type { DuePart } from '@/modules/subscriptions/parts'
import { presentPart } from '@/modules/subscriptions/presenter'

const part: DuePart = {
  paymentId: '01a1f000-0000-7000-8000-000000000009',
  orderNumber: 'ORD-PARTS-000001',
  names: ['VPS Power'],
  dueAt: '2028-04-10T00:00:00.000Z',
  isOverdue: true,
  status: 'failed',
  amount: 4_005 as Minor,
  currency: 'EUR',
  way: { kind: 'transfer', reference: 'ORD-PARTS-000001' },
}

describe('an installment in the API', () => {
  it('U47: has product, due date, amount and status, without payment id', () => {
    const answer = presentPart(part)
    expect(answer).toEqual({
      orderNumber: 'ORD-PARTS-000001',
      products: ['VPS Power'],
      dueAt: '2028-04-10T00:00:00.000Z',
      isOverdue: true,
      amount: 40.05,
      currency: 'EUR',
      status: 'failed',
    })
    expect(duePartSchema.safeParse(answer).success).toBe(true)
  })

  it('U47: has no decimals if its currency has none', () => {
    expect(presentPart({ ...part, currency: 'JPY' }).amount).toBe(4_005)
  })
})
