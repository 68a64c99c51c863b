import { describe, expect, it, vi } from 'vitest'
import { pricingComparisonSection } from '@/blocks/pricing-comparison/component'
import { showSection } from '../../../support/show-section'

vi.mock('@/blocks/pricing-comparison/comparison-table.split.client', () => import('@/blocks/pricing-comparison/comparison-table.client'))

// Prices typed from the price list of §9 and added up by hand.

const show = () =>
  showSection(pricingComparisonSection, { blockType: 'pricing-comparison', heading: 'All plans', defaultBilling: 'monthly' })

describe('the pricing comparison table', () => {
  it('§1.12: has a table per family and a column per plan', async () => {
    const { box, rows } = await show()
    const columns = [...box.querySelectorAll('table')].map((table) =>
      [...table.querySelectorAll('thead th:not(:first-child)')].map((head) => head.textContent?.trim()),
    )
    expect(columns).toEqual([['shared-basic', 'shared-pro'], ['vps-starter'], ['dedicated-basic']])
    expect(rows('caption')).toEqual(['Shared hosting: plans compared', 'VPS hosting: plans compared', 'Dedicated servers: plans compared'])
  })

  it('§1.12, §4.10: starts with monthly prices, and switches to yearly ones', async () => {
    const { rows, choose, choice } = await show()
    expect(choice('Monthly')?.checked).toBe(true)
    expect(rows('.compare__row--price')[0]).toBe('Price $4.99 /month $9.99 /month')
    await choose('Yearly')
    expect(rows('.compare__row--price')[0]).toBe('Price $49.99 /year $99.99 /year')
  })

  it('P3: shows the yearly saving in the yearly view only', async () => {
    const { rows, choose } = await show()
    const saved = () => rows('tr').filter((row) => row.startsWith('Saving when paid yearly'))
    expect(saved()).toEqual([])
    await choose('Yearly')
    expect(saved()[0]).toBe('Saving when paid yearly $9.89 $19.89')
  })

  it('O2: adds the setup fee to the first payment only', async () => {
    const { rows, choose } = await show()
    await choose('Yearly')
    const server = rows('tr').filter((row) => /\$(?:15\.00|314\.99|299\.99)/.test(row))
    expect(server).toEqual(['Price $299.99 /year', 'Setup fee, once $15.00', 'First payment $314.99', 'Renewal price $299.99 /year'])
  })

  it('§1.12: adds a plan in the displayed period', async () => {
    const { added, choose, box } = await show()
    await choose('Yearly')
    box.querySelector<HTMLElement>('.compare__row--action button')?.click()
    expect(added).toMatchObject([{ type: 'hosting', id: 'shared-basic', billing: 'yearly' }])
  })
})
