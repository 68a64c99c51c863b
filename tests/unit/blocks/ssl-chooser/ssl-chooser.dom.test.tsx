import { createElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { sslChooserSection, toSslChooserView } from '@/blocks/ssl-chooser/component'
import { AddToCart, mount } from '../../../support/mount'
import { prices, shop } from '../../../support/priced-shop'
import { showSection } from '../../../support/show-section'

vi.mock('@/blocks/ssl-chooser/ssl-chooser-form.split.client', () => import('@/blocks/ssl-chooser/ssl-chooser-form.client'))

// Prices typed from the price list of §9.

const show = () => showSection(sslChooserSection, { blockType: 'ssl-chooser', heading: 'Which one?', preset: 'single', plan: 'ssl-dv' })

describe('the SSL type chooser', () => {
  it('§2.36, §9.20: shows the yearly price of the selected certificate', async () => {
    const { seen, choose } = await show()
    const prices = [seen('.chooser__price')]
    for (const name of ['ssl-ov', 'ssl-ev']) {
      await choose(name)
      prices.push(seen('.chooser__price'))
    }
    expect(prices).toEqual(['$99.99 /year', '$499.99 /year', '$999.99 /year'])
  })

  it('§3.8: names validation, issuance, warranty and features of the chosen certificate, and the recommended one', async () => {
    const specs = [
      { label: 'Validation', value: 'Domain' },
      { label: 'Issuance', value: '5 minutes' },
      { label: 'Warranty', value: '$10,000' },
    ]
    const services = shop.services.map((each) =>
      each.id === 'ssl-ov' ? { ...each, specs, features: ['Company in the certificate'], popular: true } : each,
    )
    const view = toSslChooserView({ blockType: 'ssl-chooser', heading: 'Which one?', preset: 'single', plan: 'ssl-ov' } as never, {
      shop: { ...shop, services },
      prices,
    })
    const { seen, choose } = await mount(
      createElement(sslChooserSection.draw, { view, AddToCart, placeholderNames: ['otterbean'], headingLevel: 2 }),
    )
    expect(seen('.chooser__result')).toContain('Validation Domain Issuance 5 minutes Warranty $10,000 Company in the certificate')
    expect(seen('label', 'ssl-ov')).toContain('Recommended')
    expect(seen('label', 'ssl-dv')).not.toContain('Recommended')
    await choose('ssl-dv')
    expect(seen('.chooser__result')).not.toContain('Warranty')
  })

  it('§9.22, P7: a wildcard costs three times the year, and says “+2x”', async () => {
    const { seen, choose, press, added } = await show()
    expect(seen('label', 'Wildcard')).toContain('+2x')
    await choose('Wildcard')
    expect(seen('.chooser__price')).toBe('$299.97 /year')
    await choose('ssl-ov')
    expect(seen('.chooser__price')).toBe('$1,499.97 /year')
    await press('Add ssl-ov, Wildcard')
    expect(added).toMatchObject([{ id: 'ssl-ov', billing: 'yearly', serviceData: { coverage: 'wildcard' } }])
  })

  it('§9.22, §9.23: shows the price of every coverage, and the wildcard surcharge as one number', async () => {
    const { seen } = await show()
    expect(seen('label', 'One domain')).toContain('$99.99 /year')
    expect(seen('label', 'Wildcard')).toContain('$299.97 /year')
    expect(seen('label', 'Wildcard')).not.toMatch(/\b3\b/)
    expect(seen('label', 'Multi-domain')).toContain('$149.99 /year')
  })

  it('§9.23: prices several domains at 149.99, whatever the certificate', async () => {
    const { seen, choose } = await show()
    await choose('Multi-domain')
    const prices = [seen('.chooser__price')]
    for (const name of ['ssl-ov', 'ssl-ev']) {
      await choose(name)
      prices.push(seen('.chooser__price'))
    }
    expect(prices).toEqual(Array(3).fill('$149.99 /year'))
  })

  it('P7: does not sell a wildcard for EV, explains why, and restores the selection with another certificate', async () => {
    const { seen, choose, choice, press, added } = await show()
    await choose('Wildcard')
    await choose('ssl-ev')
    expect(choice('Wildcard')?.disabled).toBe(true)
    expect(seen('label', 'Wildcard')).toContain('Not available for EV')
    expect(seen('.chooser__price')).toBe('$999.99 /year')
    await press('Add ssl-ev, One domain')
    expect(added).toMatchObject([{ id: 'ssl-ev', serviceData: { coverage: 'single' } }])
    await choose('ssl-dv')
    expect(seen('.chooser__price')).toBe('$299.97 /year')
  })
})
