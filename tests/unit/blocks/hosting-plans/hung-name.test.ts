import { describe, expect, it } from 'vitest'
import { withHungName } from '@/blocks/hosting-plans/plan-cost'

const item = { type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 1 } as const

describe('withHungName', () => {
  it('DESIGN: the name that hangs on the plan goes into the cart with it', () => {
    expect(withHungName(item, 'otterbean.com')).toEqual({ ...item, serviceData: { domain: 'otterbean.com' } })
  })

  it('DESIGN: a plan without a plate goes alone', () => {
    expect(withHungName(item, null)).toEqual(item)
  })

  it('§5: what could not be registered hangs nowhere', () => {
    expect(withHungName(item, '--.com')).toEqual(item)
  })
})
