import type { Endpoint } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { receiveByHand } from '@/modules/payments/payments.service'
import { words } from '@/cms/words'
import { answered, forbidden, refused, staffMember } from './staff-calls'

const refusals = {
  'not-found': [
    404,
    words({
      en: 'There is no such payment.',
      es: 'No existe ese pago.',
      fr: 'Ce paiement n’existe pas.',
      de: 'Diese Zahlung gibt es nicht.',
    }),
  ],
  'not-open': [
    409,
    words({
      en: 'Nobody owes this payment.',
      es: 'Nadie debe este pago.',
      fr: 'Ce paiement n’est pas dû.',
      de: 'Diese Zahlung ist nicht offen.',
    }),
  ],
  'code-used-up': [
    409,
    words({
      en: 'The discount code of this order has no uses left. Raise its limit, or cancel the order and refund the transfer.',
      es: 'El código de descuento de este pedido no tiene más usos. Aumente su límite, o cancele el pedido y devuelva la transferencia.',
      fr: 'Le code de réduction de cette commande n’a plus d’utilisations. Augmentez sa limite, ou annulez la commande et remboursez le virement.',
      de: 'Der Rabattcode dieser Bestellung ist aufgebraucht. Erhöhen Sie sein Limit, oder stornieren Sie die Bestellung und erstatten Sie die Überweisung.',
    }),
  ],
} as const

/** `POST /api/payments/{id}/received`: admin and support have seen the money of a payment, now due or later. */
export const receivePaymentEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/received',
  handler: async (req) => {
    const by = staffMember(req)
    if (by === null) return refused(req, forbidden)
    const outcome = await receiveByHand(createContext(req.payload, defaultLocale), String(req.routeParams?.['id'] ?? ''), by, req.user)
    return outcome.ok ? answered({ received: true }) : refused(req, refusals[outcome.error])
  },
}
