import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { joinAmounts } from '@/core/money/amounts-in-every-currency'
import { CurrencyStyles } from '@/ui/price/currency-styles'
import { Price } from '@/ui/price/price'
import { PriceInSentence, priceMark } from '@/ui/price/price-in-sentence'
import { PriceOffer } from '@/ui/price/price-offer'

const amounts = joinAmounts({ USD: '$12.99', EUR: '€11.04', JPY: '¥1,429' })

describe('ADR 005: one page serves every currency', () => {
  it('writes the amount once per currency', () => {
    expect(renderToStaticMarkup(<Price amounts={amounts} />)).toBe(
      '<span class="price"><in-usd>$12.99</in-usd><in-eur>€11.04</in-eur><in-jpy>¥1,429</in-jpy></span>',
    )
  })

  it('writes no markup that stands in an amount', () => {
    const markup = renderToStaticMarkup(<Price amounts={joinAmounts({ USD: '<i>&"', '"><b>': '$1' })} />)
    expect(markup).toBe('<span class="price"><in-usd>&lt;i&gt;&amp;&quot;</in-usd></span>')
  })

  it('writes an amount that is in one currency as it is', () => {
    expect(renderToStaticMarkup(<Price amounts="€11.04" look="plain" />)).toBe('<span class="price price--plain">€11.04</span>')
  })

  it('says a sentence once, around the amount in each currency', () => {
    expect(renderToStaticMarkup(<PriceInSentence sentence={`Renews at ${priceMark}/year`} amounts={amounts} />)).toBe(
      'Renews at <span class="price price--plain"><in-usd>$12.99</in-usd><in-eur>€11.04</in-eur><in-jpy>¥1,429</in-jpy></span>/year',
    )
  })

  it('shows the chosen currency, and the default one where none is chosen', () => {
    const rules = renderToStaticMarkup(<CurrencyStyles codes={['USD', 'EUR']} defaultCode="USD" />)
    expect(rules).toContain("html[data-currency='EUR'] in-eur")
    expect(rules).toContain("html:not([data-currency='USD']):not([data-currency='EUR']) in-usd")
  })

  it('lets no code into the style sheet that is not three capitals', () => {
    const rules = renderToStaticMarkup(<CurrencyStyles codes={['USD', "x'] *{}"]} defaultCode="EUR" />)
    expect(rules).not.toContain('*{}')
    expect(rules).toContain("html:not([data-currency='USD']) in-usd")
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
