import type { JSONField, NumberField } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { AmountCell, DiscountCell, FlagCell, PriceCell } from '@/payload/admin/cells'
import { AmountField, ContactsField, type FieldViewProps, JsonField, NamesField } from '@/payload/admin/record-fields'
import { InvoiceLinesField, orderStatusText, ReceiptTable } from '@/payload/admin/support/order-receipt'
import { TroubleList } from '@/payload/admin/publishing-trouble'

vi.mock('@payloadcms/ui', () => ({}))

const label = { en: 'Label', es: 'Etiqueta', fr: 'Libellé', de: 'Beschriftung' }
const json: JSONField = { name: 'value', type: 'json', label }
const amount: NumberField = { name: 'value', type: 'number', label }

const propsOf = (field: JSONField | NumberField, value: unknown, order: object = {}, language = 'en'): FieldViewProps => ({
  data: order,
  siblingData: { value },
  field,
  i18n: { language } as FieldViewProps['i18n'],
})

describe('an amount in an admin list', () => {
  const shown = (cellData: unknown, rowData: Record<string, unknown>, language = 'en') =>
    renderToStaticMarkup(<AmountCell cellData={cellData} rowData={rowData} i18n={{ language } as FieldViewProps['i18n']} />)

  it('M1: uses the decimals of its currency', () => {
    expect(shown(1299, { currency: 'USD', digits: 2 })).toBe('<span>$12.99</span>')
    expect(shown(1429, { currency: 'JPY', digits: 0 })).toBe('<span>¥1,429</span>')
  })
  it('uses the currency’s default decimals if the row has none', () => {
    expect(shown(1429, { currency: 'JPY' })).toBe('<span>¥1,429</span>')
    expect(shown(1299, { currency: 'EUR' })).toBe('<span>€12.99</span>')
  })
  it('M12: is formatted in the reader’s language', () => {
    expect(shown(125_499, { currency: 'EUR' }, 'de')).toBe('<span>1.254,99\u00a0€</span>')
    expect(shown(125_499, { currency: 'EUR' }, 'fr')).toBe('<span>1\u202f254,99\u00a0€</span>')
  })
  it('is empty without a value', () => {
    expect(shown(undefined, { currency: 'USD' })).toBe('<span></span>')
  })
})

describe('a product list', () => {
  const i18n = { language: 'de' } as FieldViewProps['i18n']
  it('shows switches, prices and discounts as text', () => {
    expect(renderToStaticMarkup(<FlagCell cellData={true} i18n={i18n} />)).toBe('<span>✓ Ja</span>')
    expect(renderToStaticMarkup(<FlagCell cellData={false} i18n={i18n} />)).toBe('<span>–</span>')
    expect(renderToStaticMarkup(<PriceCell cellData={9.9} i18n={i18n} />)).toBe('<span>9,90\u00a0$</span>')
    expect(renderToStaticMarkup(<DiscountCell cellData={10} rowData={{ type: 'fixed' }} i18n={i18n} />)).toBe('<span>10,00\u00a0$</span>')
    expect(renderToStaticMarkup(<DiscountCell cellData={7.5} rowData={{ type: 'percentage' }} i18n={i18n} />)).toBe(
      '<span>7,5\u00a0%</span>',
    )
  })
})

describe('a read-only field', () => {
  it('has its label in the editor’s language', () => {
    const html = renderToStaticMarkup(<AmountField {...propsOf(amount, 1299, { currency: 'USD', digits: 2 }, 'de')} />)
    expect(html).toContain('Beschriftung')
    expect(html).toContain('12,99\u00a0$')
  })
  it('shows JSON as text', () => {
    expect(renderToStaticMarkup(<JsonField {...propsOf(json, [{ id: '<b>' }])} />)).toContain('&quot;id&quot;: &quot;&lt;b&gt;&quot;')
  })
  it('lists add-ons by name, and name servers', () => {
    const addons = [{ id: 'whois-privacy', name: 'WHOIS privacy' }]
    expect(renderToStaticMarkup(<NamesField {...propsOf(json, addons)} />)).toContain('<li>WHOIS privacy</li>')
    expect(renderToStaticMarkup(<NamesField {...propsOf(json, ['ns1.example.com'])} />)).toContain('<li>ns1.example.com</li>')
    expect(renderToStaticMarkup(<NamesField {...propsOf(json, null)} />)).toBe('')
  })
  it('lists the contacts of a domain by role', () => {
    const registrant = {
      name: 'Ines',
      email: 'ines@example.com',
      phone: '+351211',
      line1: 'Rua 1',
      city: 'Porto',
      postalCode: '4050',
      country: 'PT',
    }
    expect(renderToStaticMarkup(<ContactsField {...propsOf(json, { registrant }, {}, 'de')} />)).toContain(
      '<b>Inhaber</b> Ines, Rua 1, 4050 Porto, PT, ines@example.com, +351211',
    )
  })
  it('shows the lines of an invoice with their amounts', () => {
    const lines = [{ key: 'a', name: 'Shared Basic', quantity: 2, total: 10_998 }]
    const html = renderToStaticMarkup(<InvoiceLinesField {...propsOf(json, lines, { currency: 'USD', digits: 2 })} />)
    expect(html).toContain('2 × Shared Basic')
    expect(html).toContain('$109.98')
  })
})

describe('an order in the admin', () => {
  const order = { status: 'pending', currency: 'JPY', digits: 0, breakdown: { subtotal: 10_998, tax: 10, total: 10_908 } }
  const render = (more: object, language = 'en', received = { paid: 0, refunded: 0 }) =>
    renderToStaticMarkup(<ReceiptTable order={{ ...order, ...more }} reader={{ i18n: { language } }} received={received} />)

  it('M4: shows lines and totals with frozen amounts', () => {
    const line = {
      key: 'a',
      name: 'Shared Basic',
      billing: 'yearly',
      quantity: 2,
      serviceData: { domain: 'example.com' },
      unitPrice: 5499,
      setupFee: 0,
      discount: 100,
      tax: 10,
      total: 10908,
    }
    const html = render({ lines: [line] }, 'es')
    for (const text of ['2 × Shared Basic', 'example.com', 'Anual', '10.998\u00a0JPY', '10.908\u00a0JPY']) expect(html).toContain(text)
  })
  it('shows lines that add up to the subtotal', () => {
    expect(render({ lines: [{ key: 'a', name: 'Shared Basic', subtotal: 10_998, discount: 100, tax: 10, total: 10_908 }] })).toMatch(
      /Shared Basic.*<td>¥10,998<\/td>.*Subtotal<\/th><td>¥10,998/,
    )
  })
  it.each([
    ['pending', 0, 0, '<th scope="row">Paid</th><td>¥0</td></tr><tr><th scope="row">Outstanding</th><td>¥10,908</td>'],
    ['pending', 4000, 0, '<th scope="row">Paid</th><td>¥4,000</td></tr><tr><th scope="row">Outstanding</th><td>¥6,908</td>'],
    ['paid', 10_908, 0, '<th scope="row">Paid</th><td>¥10,908</td></tr></tbody>'],
    ['paid', 10_908, 908, '<th scope="row">Paid</th><td>¥10,908</td></tr><tr><th scope="row">Refunded</th><td>−¥908</td></tr></tbody>'],
    ['cancelled', 0, 0, '<th scope="row">Paid</th><td>¥0</td></tr></tbody>'],
  ])('says what was paid of a %s order: %i, %i of it refunded', (status, paid, refunded, text) => {
    expect(render({ status }, 'en', { paid, refunded })).toContain(text)
  })
  it('shows each discount with its amount, and codes by what the customer entered', () => {
    const discounts = {
      automatic: [{ discountId: 'first-order', name: 'First order', savings: 274 }],
      codes: [{ discountId: 'WELCOME10', name: 'Welcome', savings: 549 }],
    }
    expect(render({ discounts })).toMatch(/First order<\/th><td>−¥274.*Welcome \(WELCOME10\)<\/th><td>−¥549/)
  })
  it.each([null, 'rubbish', 42, [null]])('tolerates %j in place of lines or discounts', (value) => {
    expect(render({ lines: value, discounts: value })).toContain('¥10,908')
  })
  it('M15: is partially refunded after a part, and refunded at the end', () => {
    const events = [{ type: 'placed' }, { type: 'partly-refunded' }]
    const reader = { i18n: { language: 'en' } }
    expect(orderStatusText({ status: 'paid', events }, reader)).toBe('Partly refunded')
    expect(orderStatusText({ status: 'refunded', events }, reader)).toBe('Refunded')
    expect(orderStatusText({ status: 'paid', events: [] }, reader)).toBe('Paid')
  })
})

describe('the publishing alert', () => {
  const i18n = { language: 'de' }
  const none = { caches: [], failed: [], overdue: 0 }
  const drawn = (troubles: Partial<Parameters<typeof TroubleList>[0]['troubles']>) =>
    renderToStaticMarkup(<TroubleList troubles={{ ...none, ...troubles }} i18n={i18n} />)

  it('is normally empty', () => {
    expect(drawn({})).toBe('')
  })
  const at = '2026-11-23T08:00:00.000Z'
  it('says that a publication failed, and not that the site is outdated, if that is all', () => {
    const failed = [
      { id: '1', collection: 'redirects', document: 'abc', failedAt: at, timeZone: null, fault: 'no page', name: 'Weiterleitung /alt' },
    ]
    expect(drawn({ failed })).toContain('<h2>Eine geplante Veröffentlichung ist fehlgeschlagen</h2>')
    expect(drawn({ failed, overdue: 1 })).toContain('<h2>Die Website ist nicht aktuell</h2>')
  })
  it('lists outdated processes, failed publications and a missing worker', () => {
    const html = drawn({
      overdue: 3,
      caches: [{ process: 'web-2', waiting: 1, waitingSince: Date.parse(at), tries: 4, fault: 'refused' }],
      failed: [
        { id: '1', collection: 'redirects', document: 'abc', failedAt: at, timeZone: null, fault: 'no page', name: 'Weiterleitung /alt' },
      ],
    })
    expect(html).toContain('role="alert"')
    expect(html).toContain('weil der Hintergrundprozess nicht läuft')
    for (const text of ['Wartend: 3', 'web-2', '23.11.2026, 08:00 UTC', 'Weiterleitung /alt', 'href="/admin/collections/redirects/abc"'])
      expect(html).toContain(text)
  })
})
