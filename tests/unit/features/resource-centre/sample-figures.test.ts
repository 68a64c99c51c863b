import { describe, expect, it } from 'vitest'
import { toResourceCentreView } from '@/features/resource-centre/to-view'
import type { ResourceCentreBlock } from '@/payload-types'
import type { ListedResource } from '@/server/content/find-resources'

const block: ResourceCentreBlock = { blockType: 'resource-centre', heading: 'Guides and videos' }
const guide = (own: Partial<ListedResource>): ListedResource => ({
  id: 'a',
  key: 'a',
  slug: 'a',
  hasPage: false,
  type: 'guide',
  difficulty: 'Beginner',
  order: 1,
  ...own,
})
const hasSampleFigures = (own: Partial<ListedResource>) =>
  toResourceCentreView(block, { rows: [guide(own)], total: 1 }, 'en').hasSampleFigures

describe('R10: views and ratings nobody gave', () => {
  it('are called samples', () => {
    expect(hasSampleFigures({ demo: true, views: 120 })).toBe(true)
    expect(hasSampleFigures({ demo: true, rating: 4.6 })).toBe(true)
  })

  it('a real guide, or one without figures, is not', () => {
    expect(hasSampleFigures({ demo: false, views: 120 })).toBe(false)
    expect(hasSampleFigures({ demo: true })).toBe(false)
  })
})
