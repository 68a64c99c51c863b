import { describe, expect, it } from 'vitest'
import { withHungName } from '@/blocks/hosting-plans/plan-cost'

const item = { type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 1 } as const

describe('withHungName', () => {
  it('DESIGN: adds the domain on the plan’s plate to the cart reference', () => {
    expect(withHungName(item, 'otterbean.com')).toEqual({ ...item, serviceData: { domain: 'otterbean.com' } })
  })

  it('DESIGN: adds none to a plan without a plate', () => {
    expect(withHungName(item, null)).toEqual(item)
  })

  it('§5: ignores a domain that cannot be registered', () => {
    expect(withHungName(item, '--.com')).toEqual(item)
  })
})
