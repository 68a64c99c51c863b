import { describe, expect, it, vi } from 'vitest'
import { hostingPlansSection } from '@/blocks/hosting-plans/component'
import { showSection } from '../../../support/show-section'

vi.mock('@/blocks/hosting-plans/rack-unit.split.client', () => import('@/blocks/hosting-plans/rack-unit.client'))

const show = () =>
  showSection(hostingPlansSection, {
    blockType: 'hosting-plans',
    heading: 'Plans',
    category: 'shared',
    defaultBilling: 'monthly',
    showPlate: false,
  })

describe('the plan button', () => {
  it('§1.12: adds the plan monthly, and yearly once the toggle shows years', async () => {
    const { box, added, press, choose } = await show()
    expect(box.querySelectorAll('.unit__action button')).toHaveLength(2)
    await press('Add shared-basic')
    await choose('Yearly')
    await press('Add shared-basic')
    expect(added).toMatchObject([
      { type: 'hosting', id: 'shared-basic', billing: 'monthly' },
      { type: 'hosting', id: 'shared-basic', billing: 'yearly' },
    ])
  })
})
