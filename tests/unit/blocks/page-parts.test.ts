import { describe, expect, it, vi } from 'vitest'

import { firstBlockCarriesHeading, type BlockView } from '@/blocks/load-blocks'
import { joinProof } from '@/blocks/render-blocks'
import { labelLength } from '@/blocks/domain-hero/hero-search.client'

// Form blocks import server actions, which need a running shop.
vi.mock('@/request-context', () => ({}))

const person = {
  id: '1',
  name: 'Ada',
  role: 'Owner',
  company: 'Ada & Co',
  content: 'Fine.',
  rating: 5,
  verified: true,
  sample: false,
  industry: '',
  companySize: '',
}
const study = {
  slug: 'ada',
  company: 'Ada & Co',
  sample: false,
  industry: '',
  description: '',
  challenge: '',
  solution: '',
  testimonial: '',
  results: [],
  timeline: '',
  tags: [],
  count: 3,
}
const quote: BlockView = { id: 'a', slug: 'testimonials', view: { heading: 'Said', presentation: 'quote', items: [person] } }
const grid: BlockView = { id: 'a', slug: 'testimonials', view: { heading: 'Said', presentation: 'grid', items: [person] } }
const story: BlockView = { id: 'b', slug: 'case-studies', view: { heading: 'Done', presentation: 'feature', items: [study] } }
const stats: BlockView = { id: 'c', slug: 'trust-stats', view: { items: [] } }
const hero: BlockView = { id: 'd', slug: 'domain-hero', view: { heading: 'Name', lead: '', intro: '' } }

describe('the parts of a page', () => {
  it('puts a quote and the story after it in one row', () => {
    expect(joinProof([stats, quote, story]).map(({ slug }) => slug)).toEqual(['trust-stats', 'proof'])
  })

  it('keeps a grid of quotes in its own row', () => {
    expect(joinProof([grid, story]).map(({ slug }) => slug)).toEqual(['testimonials', 'case-studies'])
  })

  it('pairs nothing across other sections or in reverse', () => {
    expect(joinProof([quote, stats, story])).toHaveLength(3)
    expect(joinProof([story, quote])).toHaveLength(2)
  })

  it('detects pages that need their own heading', () => {
    expect(firstBlockCarriesHeading([hero, stats])).toBe(true)
    expect(firstBlockCarriesHeading([stats, hero])).toBe(false)
    expect(firstBlockCarriesHeading([])).toBe(false)
  })
})

describe('§5: counts characters before the first dot', () => {
  it.each([
    ['', 0],
    ['otterbean', 9],
    ['otterbean.com', 9],
    [' otterbean ', 9],
    ['.com', 0],
  ])('%s is %i', (typed, length) => {
    expect(labelLength(typed)).toBe(length)
  })
})
