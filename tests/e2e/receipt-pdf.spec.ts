import { readFile } from 'node:fs/promises'
import { readPdf } from '../support/read-pdf'
import { expect, freshLabel, test, wordsOf } from './support/shop'

const billingAddress = { line1: 'Erlenweg 14', city: 'Gießen', postalCode: '35390', country: 'DE' }

test(
  'O7: the receipt of an order is downloaded as a PDF by whoever has the order, and is not there for anybody else',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    const words = wordsOf('de')
    const cart = { currency: 'EUR', codes: [], items: [{ type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 }] }
    const quote = (await (await page.request.post('/api/pricing/quote', { data: cart })).json()) as { breakdown: { total: number } }
    const contact = { email: `${freshLabel()}@example.com`, name: 'Jörg Weiß' }
    const data = {
      contact,
      billingAddress,
      paymentMethod: 'offline',
      acceptTerms: true,
      expectedTotal: quote.breakdown.total,
      expectedCurrency: 'EUR',
      cart,
    }
    const placed = await page.request.post('/api/checkout?lang=de', { headers: { 'Idempotency-Key': freshLabel() }, data })
    expect(placed.status(), await placed.text()).toBe(201)
    const { orderNumber } = (await placed.json()) as { orderNumber: string }

    await page.goto(`/de/orders/${orderNumber}`)
    const receipt = page.getByRole('region', { name: words('receipt.title') })
    const total = (await receipt.locator('.ledger__row--total > td').textContent()) ?? ''
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: words('order.download') }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${orderNumber}.pdf`)
    const { text, language } = await readPdf(await readFile(await file.path()))
    expect(language).toBe('de')
    for (const part of [orderNumber, 'Jörg Weiß', 'Gießen', total, words('receipt.toBePaid'), words('receiptPdf.byTransfer')])
      expect(text).toContain(part)

    const stranger = await browser.newContext()
    const address = new URL(`/de/orders/${orderNumber}/receipt.pdf`, page.url()).href
    const refused = await stranger.request.get(address)
    expect(refused.status()).toBe(404)
    expect(refused.headers()['content-type'] ?? '').not.toContain('pdf')
    await stranger.close()
    const answered = await page.request.get(address)
    expect([answered.status(), answered.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  },
)
