import { describe, expect, it, vi } from 'vitest'
import { servicesGridSection } from '@/features/services-grid/services-grid'
import { showSection } from '../../../support/show-section'

vi.mock('@/features/services-grid/services-shelf.split.client', () => import('@/features/services-grid/services-shelf.client'))

describe('the filter of the services', () => {
  it('R3: marks the chip of the category that the address names by style sheet, before the page is awake', async () => {
    const { box } = await showSection(servicesGridSection, {
      blockType: 'services-grid',
      heading: 'Services',
      showFilter: true,
      defaultCategory: 'all',
    })
    const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
    const chips = [...box.querySelectorAll<HTMLElement>('.goods__filter a')].map(({ dataset }) => dataset.category)
    expect(chips[0]).toBe('all')
    expect(chips.length).toBeGreaterThan(1)
    for (const category of chips.slice(1)) {
      expect(rules).toContain(`html[data-type=${category}] .goods__filter a[data-category=${category}]`)
      expect(rules).toContain(`html[data-type=${category}] .goods__filter a[data-category=all]`)
    }
  })
})
