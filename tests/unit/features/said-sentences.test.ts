import { describe, expect, it } from 'vitest'
import { englishBehind, locales } from '@/config/locales'
import { loadMessages } from '@/i18n/messages'

const pending = englishBehind({
  en: 'Your order is waiting for payment.',
  es: 'Su pedido está pendiente de pago.',
  fr: 'Votre commande est en attente de paiement.',
  de: 'Ihre Bestellung wartet auf die Zahlung.',
})

describe.each(locales)('in %s', (locale) => {
  it('what a toast says beside the plate is a sentence that begins with a capital', async () => {
    const { cart, header } = await loadMessages(locale)
    for (const sentence of [cart.isInCart, cart.hangsOn, header.logOutFailed]) expect(sentence).toMatch(/^\p{Lu}/u)
  })

  it('page and mail say of an unpaid order, in the same words, that it waits for payment', async () => {
    const { order, mail } = await loadMessages(locale)
    expect([order.pendingTitle, mail.orderReceipt.title]).toEqual([pending[locale], pending[locale]])
  })
})
