import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { joinAmounts } from '@/core/money/currency'
import { CurrencyStyles } from '@/components/ui/price/currency-styles'
import { Price, PriceInSentence, priceMark, PriceOffer } from '@/components/ui/price/price'

const amounts = joinAmounts(['$12.99', '€11.04', '¥1,429'])

describe('ADR 005: one page serves every currency', () => {
  it('renders the amount once per currency', () => {
    expect(renderToStaticMarkup(<Price amounts={amounts} />)).toBe('<span class="price"><i>$12.99</i><i>€11.04</i><i>¥1,429</i></span>')
  })

  it('escapes markup in an amount', () => {
    const markup = renderToStaticMarkup(<Price amounts={joinAmounts(['<i>&"'])} />)
    expect(markup).toBe('<span class="price"><i>&lt;i&gt;&amp;&quot;</i></span>')
  })

  it('renders an amount in a single currency unchanged', () => {
    expect(renderToStaticMarkup(<Price amounts="€11.04" look="plain" />)).toBe('<span class="price price--plain">€11.04</span>')
  })

  it('renders a sentence once around the amount in each currency', () => {
    expect(renderToStaticMarkup(<PriceInSentence sentence={`Renews at ${priceMark}/year`} amounts={amounts} />)).toBe(
      'Renews at <span class="price price--plain"><i>$12.99</i><i>€11.04</i><i>¥1,429</i></span>/year',
    )
  })

  it('shows the selected currency, or the default', () => {
    const rules = renderToStaticMarkup(<CurrencyStyles codes={['USD', 'EUR']} defaultCode="USD" />)
    expect(rules).toContain('html[data-currency=EUR] :is(.price,.per-currency)>i:nth-child(2)')
    expect(rules).toContain('html:not([data-currency=USD]):not([data-currency=EUR]) :is(.price,.per-currency)>i:nth-child(1)')
  })

  it('accepts only codes of three capitals in the stylesheet', () => {
    const rules = renderToStaticMarkup(<CurrencyStyles codes={['USD', "x'] *{}"]} defaultCode="EUR" />)
    expect(rules).not.toContain('*{}')
    expect(rules).toContain('html:not([data-currency=USD]) :is(.price,.per-currency)>i:nth-child(1)')
  })
})

describe('an offer', () => {
  it('lists strike price, price and saving in this order', () => {
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
