import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hostingPlansSection } from '@/blocks/hosting-plans/component'
import { setVisitorName } from '@/components/ui/visitor-name/visitor-name-store'
import { showSection } from '../../../support/show-section'

vi.mock('@/blocks/hosting-plans/rack-unit.split.client', () => import('@/blocks/hosting-plans/rack-unit.client'))
// happy-dom has no layout and measures no fonts.
vi.mock('@/components/ui/plate/fit-plate.client', () => ({ useFitPlate: () => {} }))

const show = (showPlate = false) =>
  showSection(hostingPlansSection, {
    blockType: 'hosting-plans',
    heading: 'Plans',
    category: 'shared',
    defaultBilling: 'monthly',
    showPlate,
  })

const type = (name: string) => act(async () => setVisitorName(name))
afterEach(() => type(''))

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

  it('C15: adds the plan for the visitor’s domain, says so, and is the only control of the plan', async () => {
    const { box, added, press, rows } = await show(true)
    await type('riverbank')
    expect(rows('.unit__action button')).toEqual(['Use with riverbank.com shared-basic', 'Use with riverbank.com shared-pro'])
    expect(box.querySelectorAll('.unit :is(button, input, a, select)')).toHaveLength(2)
    await press('shared-pro')
    expect(added).toEqual([
      { type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 1, serviceData: { domain: 'riverbank.com' } },
    ])
  })

  it.each([
    ['nothing was typed', true, ''],
    ['the name cannot be a domain', true, '--.com'],
    ['the section shows no domain', false, 'riverbank.com'],
  ])('C15: adds the plan alone when %s', async (_, showPlate, name) => {
    const { added, press, rows } = await show(showPlate)
    await type(name)
    expect(rows('.unit__action button')).toEqual(['Add shared-basic', 'Add shared-pro'])
    await press('shared-pro')
    expect(added).toEqual([{ type: 'hosting', id: 'shared-pro', billing: 'monthly', quantity: 1 }])
  })

  it('C15: hides placeholder domains from screen readers', async () => {
    const { box } = await show(true)
    const plates = [...box.querySelectorAll('.plate')]
    expect(plates).toHaveLength(1)
    expect(plates.every((plate) => plate.closest('[aria-hidden=true]'))).toBe(true)
  })
})
