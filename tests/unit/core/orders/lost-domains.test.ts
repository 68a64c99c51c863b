import { expect, it } from 'vitest'
import { lostDomains } from '@/core/orders/keep-back'

it('N1: reads domains lost to others from the order’s events, each once', () => {
  const events = [
    { type: 'paid', note: 'a.com' },
    { type: 'name-lost', note: 'b.com' },
    { type: 'name-lost', note: 'b.com' },
    { type: 'name-lost', note: null },
    { type: 'name-lost' },
  ]
  expect([...lostDomains(events)]).toEqual(['b.com'])
})
