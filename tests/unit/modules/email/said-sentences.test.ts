import { describe, expect, it } from 'vitest'
import { fillWithEnglish, locales } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { renderMail } from '@/modules/email/email.service'
import { sampleOf, sampleSite } from '../../../support/mail/mail-samples'
import { orderSample } from '../../../support/mail/order-sample'

const pending = fillWithEnglish({
  en: 'Your order is waiting for payment.',
  es: 'Su pedido está pendiente de pago.',
  fr: 'Votre commande est en attente de paiement.',
  de: 'Ihre Bestellung wartet auf die Zahlung.',
})

describe.each(locales)('in %s', (locale) => {
  it('starts toasts beside a plate with a capital', async () => {
    const { cart, header } = await loadMessages(locale)
    for (const sentence of [cart.isInCart, cart.hangsOn, header.logOutFailed]) expect(sentence).toMatch(/^\p{Lu}/u)
  })

  it('describes an unpaid order equally on the page and in the email', async () => {
    const { order } = await loadMessages(locale)
    const data = sampleOf('order-receipt')
    const { text } = await renderMail({ template: 'order-receipt', locale, data, order: orderSample(locale) }, sampleSite(locale))
    expect(order.status.pending).toBe(pending[locale])
    expect(text).toContain(pending[locale])
  })
})
