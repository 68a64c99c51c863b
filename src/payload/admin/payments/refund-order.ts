import type { Endpoint } from 'payload'
import { z } from 'zod'
import { requiredText } from '@/lib/http/text'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { toMajor } from '@/core/money/arithmetic'
import { findRefundableSums, refundTypedAmount, type NoTypedRefund } from '@/modules/payments/refunds'
import { amountText } from '@/payload/admin/formats'
import { words, type Words } from '@/payload/words'
import { answered, bodyOf, forbidden, refused, staffMember } from './staff-calls'

const refundSchema = z.strictObject({
  /** Major units; the remaining amount if omitted. */
  amount: z.number().positive().max(1e11).optional(),
  payment: z.uuid().optional(),
  reason: requiredText(300),
  /** Idempotency key, new for every refund. */
  key: z.string().regex(/^[\x21-\x7e]{8,100}$/),
})

const refusals = {
  malformed: [
    400,
    words({
      en: 'Please give an amount above zero and a reason.',
      es: 'Indique un importe mayor que cero y un motivo.',
      fr: 'Veuillez indiquer un montant supérieur à zéro et un motif.',
      de: 'Bitte geben Sie einen Betrag über null und einen Grund an.',
    }),
  ],
  'not-found': [
    404,
    words({
      en: 'There is no such order.',
      es: 'No existe ese pedido.',
      fr: 'Cette commande n’existe pas.',
      de: 'Diese Bestellung gibt es nicht.',
    }),
  ],
  'too-much': [
    422,
    words({
      en: 'Not so much was paid, or it was given back already.',
      es: 'No se pagó tanto, o ya se ha devuelto.',
      fr: 'Le montant payé est inférieur, ou il a déjà été remboursé.',
      de: 'So viel wurde nicht bezahlt, oder es ist schon zurückgezahlt.',
    }),
  ],
  refused: [
    422,
    words({
      en: 'The payment provider refused the refund; the reason stands with it.',
      es: 'El proveedor de pagos rechazó el reembolso; el motivo figura en él.',
      fr: 'Le prestataire de paiement a refusé le remboursement ; le motif y figure.',
      de: 'Der Zahlungsanbieter hat die Erstattung abgelehnt; der Grund steht dabei.',
    }),
  ],
  unknown: [
    502,
    words({
      en: 'The payment provider did not answer. Press again: nothing is given back twice.',
      es: 'El proveedor de pagos no respondió. Pulse de nuevo: nada se devuelve dos veces.',
      fr: 'Le prestataire de paiement n’a pas répondu. Réessayez : rien n’est remboursé deux fois.',
      de: 'Der Zahlungsanbieter hat nicht geantwortet. Drücken Sie noch einmal: Nichts wird doppelt zurückgezahlt.',
    }),
  ],
} as const satisfies Record<NoTypedRefund, readonly [number, Words]>

/** `GET /api/orders/{id}/refund`: paid, refunded and refundable amounts, formatted. */
export const refundableEndpoint: Endpoint = {
  method: 'get',
  path: '/:id/refund',
  handler: async (req) => {
    if (staffMember(req) === null) return refused(req, forbidden)
    const id = String(req.routeParams?.['id'] ?? '')
    if (!z.uuid().safeParse(id).success) return refused(req, refusals['not-found'])
    const select = { currency: true, digits: true } as const
    const { docs } = await req.payload.find({ collection: 'orders', where: { id: { equals: id } }, select, depth: 0, limit: 1, req })
    const [order] = docs
    if (!order) return refused(req, refusals['not-found'])
    const { paid, refunded, left } = await findRefundableSums(req, id)
    const text = (amount: number) => amountText(amount, order, req)
    return answered({
      ...{ currency: order.currency, paid: text(paid), refunded: text(refunded), left: text(left) },
      most: toMajor(left, order.digits === 0 ? 0 : 2),
    })
  },
}

/** `POST /api/orders/{id}/refund`: full or partial refund, for admin and support. */
export const refundOrderEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/refund',
  handler: async (req) => {
    const by = staffMember(req)
    if (by === null) return refused(req, forbidden)
    const parsed = refundSchema.safeParse(await bodyOf(req))
    if (!parsed.success) return refused(req, refusals.malformed)
    const orderId = String(req.routeParams?.['id'] ?? '')
    if (!z.uuid().safeParse(orderId).success) return refused(req, refusals['not-found'])
    const { payment: paymentId = null, ...asked } = parsed.data
    const context = createContext(req.payload, defaultLocale)
    const refunded = await refundTypedAmount(context, { ...asked, orderId, paymentId, by, user: req.user })
    return refunded.ok ? answered(refunded.value) : refused(req, refusals[refunded.error])
  },
}
