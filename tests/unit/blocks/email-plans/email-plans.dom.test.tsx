import { describe, expect, it, vi } from 'vitest'
import { emailPlansSection } from '@/blocks/email-plans/component'
import { showSection } from '../../../support/show-section'

vi.mock('@/blocks/email-plans/email-plan.split.client', () => import('@/blocks/email-plans/email-plan.client'))

// By hand: a year is 38.99 less 20 %, 31.19; the strike price is 1.4 times that (§9), 43.67.

const show = () => showSection(emailPlansSection, { blockType: 'email-plans', heading: 'Mail', defaultBilling: 'monthly' })

describe('the email plan chooser', () => {
  it('§2.38, §9.25, P6: shows the yearly price beside its strike price, and none for the month', async () => {
    const { seen, choose } = await show()
    expect(seen('.mail-plan__buy')).toMatch(/^\$3\.49 \/month/)
    await choose('Yearly')
    expect(seen('.mail-plan__buy')).toMatch(/^Instead of \$43\.67 \$31\.19 \/year/)
    expect(seen('.mail-plan__buy')).not.toContain('/month')
  })

  it('P3: shows the yearly saving', async () => {
    const { seen } = await show()
    expect(seen('label', 'Yearly')).toBe('Yearly Save 26%')
  })

  it('§4.12, P4: lists the other periods with prices, and no others', async () => {
    const { rows } = await show()
    expect(rows('.mail-plan__other')).toEqual(['Every 3 months: $9.49', 'Every 6 months: $18.49', 'Every 2 years: $50.03'])
  })

  it('§2.38: adds the selected period to the cart', async () => {
    const { added, choose, box } = await show()
    await choose('Yearly')
    box.querySelector<HTMLElement>('.when-yearly button')?.click()
    expect(added).toMatchObject([{ type: 'email', id: 'email-team', billing: 'yearly', quantity: 1 }])
  })
})
