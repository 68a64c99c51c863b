import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs'
import { Plate } from '@/components/ui/plate/plate'

describe('the plate', () => {
  it('says its state in words, not in colour alone', () => {
    expect(renderToStaticMarkup(<Plate name="otterbean.org" state="taken" stateLabel="Not Available" />)).toContain('(Not Available)')
  })

  it('keeps placeholders from screen readers', () => {
    expect(renderToStaticMarkup(<Plate name="otterbean.com" ghost />)).toContain('aria-hidden="true"')
    expect(renderToStaticMarkup(<Plate name="otterbean.com" />)).not.toContain('aria-hidden')
  })

  it('law of butter: another’s name is not butter', () => {
    expect(renderToStaticMarkup(<Plate name="saltandbarley.example" state="other" />)).toContain('plate--other')
  })
})

describe('breadcrumbs', () => {
  const home = { label: 'Home', href: '/en' }

  it('R7: Home alone shows none', () => {
    expect(renderToStaticMarkup(<Breadcrumbs label="Breadcrumb" items={[home]} />)).toBe('')
  })

  it('§2.24: the last crumb is not a link', () => {
    const markup = renderToStaticMarkup(<Breadcrumbs label="Breadcrumb" items={[home, { label: 'Cart', href: '/en/cart' }]} />)
    expect(markup.match(/<a /g)).toHaveLength(1)
    expect(markup).toContain('<span aria-current="page">Cart</span>')
  })
})
