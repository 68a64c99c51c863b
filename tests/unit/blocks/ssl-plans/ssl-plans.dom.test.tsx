import { describe, expect, it } from 'vitest'
import { sslPlansSection } from '@/blocks/ssl-plans/component'
import { showSection } from '../../../support/show-section'

// Prices typed from the price list of §9.

const show = (address?: string) =>
  showSection(
    sslPlansSection,
    { blockType: 'ssl-plans', heading: 'Certificates', presentation: 'plans', defaultBilling: 'yearly' },
    address,
  )

describe('SSL plans', () => {
  it('§2.36, §4.10, §9.20, §9.24: start yearly, each price beside its strike price of 1.2 times', async () => {
    const { rows, choice } = await show()
    expect(choice('Yearly')?.checked).toBe(true)
    expect(rows('article').map((row) => row.match(/Instead of .*\/year/)?.[0])).toEqual([
      'Instead of $119.99 $99.99 /year',
      'Instead of $599.99 $499.99 /year',
      'Instead of $1,199.99 $999.99 /year',
    ])
    expect(rows('article').join()).not.toContain('/month')
  })

  it('§2.36: toggle to monthly prices, and put the period into the URL', async () => {
    const { rows, choose } = await show()
    await choose('Monthly')
    expect(rows('article').map((row) => row.match(/Instead of .*\/month/)?.[0])).toEqual([
      'Instead of $11.99 $9.99 /month',
      'Instead of $59.99 $49.99 /month',
      'Instead of $119.99 $99.99 /month',
    ])
    expect(rows('article').join()).not.toContain('/year')
    expect(window.location.search).toBe('?period=monthly')
  })

  it('§9.21: are labelled “Save 17%” yearly, not monthly', async () => {
    const { seen } = await show()
    expect(seen('label', 'Yearly')).toBe('Yearly Save 17%')
    expect(seen('label', 'Monthly')).toBe('Monthly')
  })

  it('§4.10: start with the period in the URL', async () => {
    const { choice, rows } = await show('/?period=monthly')
    expect(choice('Monthly')?.checked).toBe(true)
    expect(rows('article')[0]).toContain('$9.99 /month')
  })

  it('add the displayed period to the cart', async () => {
    const { added, choose, box } = await show()
    const pressShown = async (period: string) => {
      box.querySelector<HTMLElement>(`article .when-${period} button`)?.click()
      return added.at(-1)
    }
    expect(await pressShown('yearly')).toMatchObject({ id: 'ssl-dv', billing: 'yearly', quantity: 1 })
    await choose('Monthly')
    expect(await pressShown('monthly')).toMatchObject({ id: 'ssl-dv', billing: 'monthly', quantity: 1 })
  })
})
