import { describe, expect, it } from 'vitest'
import { assignOnlyDomain } from '@/features/cart/use-add-to-cart.client'
import { domain, hosting } from '../../../support/engine/world'

const cartWith = (...names: readonly string[]) => ({ items: names.map((id) => ({ type: 'domain', id }) as const) })

describe('C2: a plan added beside domains', () => {
  it('is assigned to the only domain of the cart', () => {
    expect(assignOnlyDomain([hosting('shared-basic')], cartWith('riverbank.com'))).toMatchObject([
      { serviceData: { domain: 'riverbank.com' } },
    ])
  })
  it('is assigned to the domain added with it', () => {
    const added = assignOnlyDomain([domain('riverbank.com'), hosting('shared-basic')], cartWith())
    expect(added.map(({ serviceData }) => serviceData?.domain)).toEqual([undefined, 'riverbank.com'])
  })
  it('is assigned to none if there are several, or none', () => {
    for (const cart of [cartWith('a.com', 'b.com'), cartWith(), null])
      expect(assignOnlyDomain([hosting('shared-basic')], cart)).toEqual([hosting('shared-basic')])
  })
  it('keeps its selected domain', () => {
    const chosen = [hosting('shared-basic', { serviceData: { domain: 'bakery.example' } })]
    expect(assignOnlyDomain(chosen, cartWith('riverbank.com'))).toEqual(chosen)
  })
})
