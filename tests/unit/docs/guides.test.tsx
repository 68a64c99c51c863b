import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { findWordingErrors } from '@/core/wording/find-errors'
import { isComplete, locales } from '@/lib/config/locales'
import { Guide, guides, guidesAt } from '@/payload/admin/guides/how-to'

const markdownOf = (locale: string, name: string) => readFileSync(`docs/guides/${locale}/${name}.md`, 'utf8')

describe('G13: guides', () => {
  it.each(locales.filter(isComplete))('exist for each job in %s, with steps and without a wording fault', (locale) => {
    expect(readdirSync(`docs/guides/${locale}`).sort()).toEqual(
      Object.keys(guides)
        .map((name) => `${name}.md`)
        .sort(),
    )
    for (const name of Object.keys(guides)) {
      const markdown = markdownOf(locale, name)
      expect(markdown.match(/^\d+\. /gm)?.length, name).toBeGreaterThanOrEqual(2)
      const faults = findWordingErrors(locale, markdown.replaceAll('**', ''))
      expect(faults.map(({ kind, found }) => `${name}: ${kind} “${found}”`)).toEqual([])
    }
  })
  it('are shown on the screen they are about, and all of marketing’s or support’s on a screen without its own', () => {
    expect(guidesAt('/prices')).toEqual(['raise-prices', 'schedule-price', 'price-file'])
    expect(guidesAt('/collections/pages/6a1b')).toEqual(['headline', 'landing-page', 'undo'])
    expect(guidesAt('/collections/orders/1')).toEqual(['bank-transfer', 'resend-email', 'refund-order'])
    expect(guidesAt('')).not.toContain('refund-order')
    expect(guidesAt('', { isSupport: true })).toEqual(['bank-transfer', 'resend-email', 'customer-login', 'refund-order'])
    expect(guidesAt('/collections/customers/1')).toEqual(['resend-email', 'customer-login'])
  })
  it('are rendered from their Markdown', () => {
    const html = renderToStaticMarkup(<Guide markdown={'# Title\n\nWhy.\n\n1. Press **Save**.\n2. Look.\n'} isOpen />)
    expect(html).toContain('<summary>Title</summary><p>Why.</p><ol><li>Press <b>Save</b>.</li><li>Look.</li></ol>')
  })
})
