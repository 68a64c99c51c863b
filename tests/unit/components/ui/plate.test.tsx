import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs'
import { Plate } from '@/components/ui/plate/plate'

describe('the plate', () => {
  it('states its state as text, not by colour alone', () => {
    expect(renderToStaticMarkup(<Plate name="otterbean.org" state="taken" stateLabel="Not Available" />)).toContain('(Not Available)')
  })

  it('hides placeholders from screen readers', () => {
    expect(renderToStaticMarkup(<Plate name="otterbean.com" ghost />)).toContain('aria-hidden="true"')
    expect(renderToStaticMarkup(<Plate name="otterbean.com" />)).not.toContain('aria-hidden')
  })

  it('shows someone else’s domain without yellow', () => {
    expect(renderToStaticMarkup(<Plate name="saltandbarley.example" state="other" />)).toContain('plate--other')
  })
})

describe('breadcrumbs', () => {
  const home = { label: 'Home', href: '/en' }

  it('R7: are not shown for Home alone', () => {
    expect(renderToStaticMarkup(<Breadcrumbs label="Breadcrumb" items={[home]} />)).toBe('')
  })

  it('§2.24: do not link the last entry', () => {
    const markup = renderToStaticMarkup(<Breadcrumbs label="Breadcrumb" items={[home, { label: 'Cart', href: '/en/cart' }]} />)
    expect(markup.match(/<a /g)).toHaveLength(1)
    expect(markup).toContain('<span aria-current="page">Cart</span>')
  })
})
