import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { CurrencyStyles } from '@/ui/price/currency-styles'
import { Price } from '@/ui/price/price'
import { PriceOffer } from '@/ui/price/price-offer'

const amounts = { USD: '$12.99', EUR: '€11.04', JPY: '¥1,429' }

describe('ADR 005: one page serves every currency', () => {
  it('writes the amount once per currency', () => {
    expect(renderToStaticMarkup(<Price amounts={amounts} />)).toBe(
      '<span class="price"><span data-currency="USD">$12.99</span><span data-currency="EUR">€11.04</span><span data-currency="JPY">¥1,429</span></span>',
    )
  })

  it('writes no markup that stands in an amount', () => {
    const markup = renderToStaticMarkup(<Price amounts={{ '"><b>': '<i>&"' }} />)
    expect(markup).toBe('<span class="price"><span data-currency="&quot;&gt;&lt;b&gt;">&lt;i&gt;&amp;&quot;</span></span>')
  })

  it('writes an amount that is in one currency as it is', () => {
    expect(renderToStaticMarkup(<Price amounts="€11.04" look="plain" />)).toBe('<span class="price price--plain">€11.04</span>')
  })

  it('shows the chosen currency, and the default one where none is chosen', () => {
    const rules = renderToStaticMarkup(<CurrencyStyles codes={['USD', 'EUR']} defaultCode="USD" />)
    expect(rules).toContain("html[data-currency='EUR'] [data-currency='EUR']")
    expect(rules).toContain("html:not([data-currency='USD']):not([data-currency='EUR']) [data-currency='USD']")
  })

  it('lets no code into the style sheet that is not three capitals', () => {
    const rules = renderToStaticMarkup(<CurrencyStyles codes={['USD', "x'] *{}"]} defaultCode="EUR" />)
    expect(rules).not.toContain('*{}')
    expect(rules).toContain("html:not([data-currency='USD']) [data-currency='USD']")
  })
})

describe('the order of an offer', () => {
  it('is struck original, price, saving', () => {
    const markup = renderToStaticMarkup(<PriceOffer amounts="$12.99" original="$15.99" saving="−19 %" />)
    expect(
      markup
        .replace(/<[^>]+>/g, '|')
        .split('|')
        .filter(Boolean),
    ).toEqual(['$15.99', '$12.99', '−19 %'])
    expect(markup).toContain('<s ')
  })
})
