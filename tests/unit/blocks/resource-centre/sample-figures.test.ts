import { describe, expect, it } from 'vitest'
import { toResourceCentreView } from '@/blocks/resource-centre/to-list-view'
import type { ResourceCentreBlock } from '@/payload-types'
import type { ListedResource } from '@/modules/content/articles'

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
const figuresOf = (own: Partial<ListedResource>) => {
  const [resource] = toResourceCentreView(block, { rows: [guide(own)], total: 1 }, 'en').resources
  return [resource?.rating, resource?.views]
}

describe('R10: ratings and views', () => {
  it('are hidden when a resource is demo content', () => {
    expect(figuresOf({ demo: true, rating: 4.6, views: 120 })).toEqual([null, null])
  })

  it('are shown when a resource is real', () => {
    expect(figuresOf({ demo: false, rating: 4.6, views: 120 })).toEqual([4.6, 120])
  })
})
