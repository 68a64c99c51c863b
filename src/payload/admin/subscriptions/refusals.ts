import type { NoMoneyBack } from '@/modules/refunds/money-back-preview'
import type { NoChange } from '@/modules/renewals/subscriptions/plan-change'
import { words, type Words } from '@/payload/words'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { requiredText } from '@/lib/http/text'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { closeByHand } from '@/modules/refunds/money-back.service'
import { insertStaffAction } from '@/lib/audit/audit'
import { answered, bodyOf, forbidden, refused, staffMember } from '@/payload/admin/payments/staff-calls'

type Refused = readonly [number, Words]

export const malformed: Refused = [
  400,
  words({
    en: 'Please give a reason, and amounts above zero.',
    es: 'Indique un motivo e importes mayores que cero.',
    fr: 'Veuillez indiquer un motif et des montants supérieurs à zéro.',
    de: 'Bitte geben Sie einen Grund an, und Beträge über null.',
  }),
]

export const missing: Refused = [
  404,
  words({
    en: 'There is no such subscription.',
    es: 'No existe esa suscripción.',
    fr: 'Cet abonnement n’existe pas.',
    de: 'Dieses Abonnement gibt es nicht.',
  }),
]

const stale: Refused = [
  409,
  words({
    en: 'A figure has changed since you saw it. Nothing was done: look at it again.',
    es: 'Un importe ha cambiado desde que lo vio. No se ha hecho nada: vuelva a mirarlo.',
    fr: 'Un montant a changé depuis que vous l’avez vu. Rien n’a été fait : regardez de nouveau.',
    de: 'Ein Betrag hat sich geändert, seit Sie ihn gesehen haben. Es wurde nichts getan: Sehen Sie noch einmal nach.',
  }),
]

const tooMuch: Refused = [
  409,
  words({
    en: 'Not so much was paid for it, or it was given back already.',
    es: 'No se pagó tanto por ella, o ya se ha devuelto.',
    fr: 'Il a été payé moins que cela, ou c’est déjà remboursé.',
    de: 'So viel wurde dafür nicht bezahlt, oder es ist schon zurückgezahlt.',
  }),
]

const notNow: Refused = [
  409,
  words({
    en: 'Its state does not allow this. Reload the page.',
    es: 'Su estado no lo permite. Vuelva a cargar la página.',
    fr: 'Son état ne le permet pas. Rechargez la page.',
    de: 'Der Status lässt das nicht zu. Bitte laden Sie die Seite neu.',
  }),
]

const prepaid: Refused = [
  409,
  words({
    en: 'It is paid from a balance and cannot be changed. The customer orders the new plan and cancels this one; what is left is refunded.',
    es: 'Se paga con saldo y no se puede cambiar. El cliente contrata el plan nuevo y cancela este; se devuelve el resto.',
    fr: 'Il est payé sur un solde et ne peut pas être changé. Le client commande la nouvelle offre et résilie celle-ci ; le reste est remboursé.',
    de: 'Es wird aus einem Guthaben bezahlt und kann nicht geändert werden. Der Kunde bestellt den neuen Tarif und kündigt diesen; der Rest wird erstattet.',
  }),
]

const notOffered: Refused = [
  422,
  words({
    en: 'This is not offered, or it is what runs already.',
    es: 'Eso no se ofrece, o es lo que ya funciona.',
    fr: 'Cela n’est pas proposé, ou c’est ce qui fonctionne déjà.',
    de: 'Das wird nicht angeboten, oder es läuft schon so.',
  }),
]

export const moneyBackRefusals = {
  'not-found': missing,
  ended: notNow,
  held: notNow,
  'too-late': notNow,
  nothing: tooMuch,
  'too-much': tooMuch,
  disputed: notNow,
  'parts-open': notNow,
  'changed-meanwhile': stale,
  'used-before': notNow,
  kept: tooMuch,
} as const satisfies Record<NoMoneyBack, Refused>

const byChange: Partial<Record<NoChange, Refused>> = {
  'not-found': missing,
  'changed-meanwhile': stale,
  'not-active': notNow,
  prepaid,
  'change-open': notNow,
  'parts-open': notNow,
  'currency-gone': notNow,
}

export const changeRefusal = (reason: NoChange): Refused => byChange[reason] ?? notOffered

const closing = z.strictObject({ kind: z.enum(['sent', 'failed']), reason: requiredText(300) })

const missingRefund = [
  404,
  words({
    en: 'There is no such refund.',
    es: 'No existe ese reembolso.',
    fr: 'Ce remboursement n’existe pas.',
    de: 'Diese Erstattung gibt es nicht.',
  }),
] as const

const refundNotOpen = [
  409,
  words({
    en: 'This is not sent by hand, or it is settled already.',
    es: 'Esto no se envía a mano, o ya está resuelto.',
    fr: 'Cela ne s’envoie pas à la main, ou c’est déjà réglé.',
    de: 'Das wird nicht von Hand gesendet, oder es ist schon erledigt.',
  }),
] as const

/** `POST /api/refunds/{id}/close`: marks a bank transfer refund as sent or failed, for admin and support (U14). */
export const closeRefundEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/close',
  handler: async (req) => {
    const by = staffMember(req)
    if (by === null) return refused(req, forbidden)
    const parsed = closing.safeParse(await bodyOf(req))
    if (!parsed.success) return refused(req, malformed)
    const refundId = z.uuid().safeParse(req.routeParams?.['id']).data
    if (refundId === undefined) return refused(req, missingRefund)
    const { kind, reason } = parsed.data
    const closed = await closeByHand(createContext(req.payload, defaultLocale), {
      refundId,
      kind,
      by,
      reason,
      user: req.user,
      beside: (transaction) =>
        insertStaffAction(transaction, { person: by, action: 'changed', area: 'refunds', document: refundId, fields: [kind] }),
    })
    return closed.ok ? answered({ closed: true }) : refused(req, closed.error === 'not-found' ? missingRefund : refundNotOpen)
  },
}
