import { describe, expect, it } from 'vitest'
import { englishBehind, locales } from '@/config/locales'
import { loadMessages } from '@/i18n/messages'

const pending = englishBehind({
  en: 'Ordered. Only the payment is still to come.',
  es: 'Pedido hecho. Solo falta el pago.',
  fr: 'Commande passée. Il ne manque que le paiement.',
  de: 'Bestellt. Es fehlt nur noch die Zahlung.',
})

describe.each(locales)('in %s', (locale) => {
  it('what a toast says beside the plate is a sentence that begins with a capital', async () => {
    const { cart, header } = await loadMessages(locale)
    for (const sentence of [cart.isInCart, cart.hangsOn, header.logOutFailed]) expect(sentence).toMatch(/^\p{Lu}/u)
  })

  it('page and mail say of an unpaid order, in the same words, that only the payment is missing', async () => {
    const { order, mail } = await loadMessages(locale)
    expect([order.pendingTitle, mail.orderReceipt.title]).toEqual([pending[locale], pending[locale]])
  })
})
