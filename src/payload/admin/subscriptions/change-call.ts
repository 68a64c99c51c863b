import type { Endpoint } from 'payload'
import { z } from 'zod'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { insertStaffAction } from '@/lib/audit/audit'
import { changeSubscription, type NotChanged } from '@/modules/renewals/subscriptions/plan-change'
import { words, type Words } from '@/payload/words'
import { answered, bodyOf, forbidden, refused, staffMember } from '@/payload/admin/payments/staff-calls'

const reason = z.string().trim().min(1).max(300)

/** At most a year at a time: more is a mistake of typing. */
const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['cancelAtEnd', 'end', 'resume', 'suspend', 'release']), reason }),
  z.strictObject({ kind: z.literal('putForward'), days: z.int().min(1).max(366), reason }),
])

const refusals = {
  malformed: [
    400,
    words({
      en: 'Please give a reason, and days from 1 to 366 where the term is put forward.',
      es: 'Indique un motivo y, si se alarga el periodo, de 1 a 366 días.',
      fr: 'Veuillez indiquer un motif et, pour prolonger la période, de 1 à 366 jours.',
      de: 'Bitte geben Sie einen Grund an, und beim Verlängern 1 bis 366 Tage.',
    }),
  ],
  'not-found': [
    404,
    words({
      en: 'There is no such subscription.',
      es: 'No existe esa suscripción.',
      fr: 'Cet abonnement n’existe pas.',
      de: 'Dieses Abonnement gibt es nicht.',
    }),
  ],
  'not-possible': [
    422,
    words({
      en: 'Its state does not allow this. Reload the page.',
      es: 'Su estado no lo permite. Vuelva a cargar la página.',
      fr: 'Son état ne le permet pas. Rechargez la page.',
      de: 'Ihr Status lässt das nicht zu. Bitte laden Sie die Seite neu.',
    }),
  ],
} as const satisfies Record<NotChanged | 'malformed', readonly [number, Words]>

/** `POST /api/subscriptions/{id}/change`: what admin and support may do with one, each time with a reason (U8, U15). */
export const changeSubscriptionEndpoint: Endpoint = {
  method: 'post',
  path: '/:id/change',
  handler: async (req) => {
    const email = staffMember(req)
    if (email === null) return refused(req, forbidden)
    const parsed = changeSchema.safeParse(await bodyOf(req))
    if (!parsed.success) return refused(req, refusals.malformed)
    const id = String(req.routeParams?.['id'] ?? '')
    if (!z.uuid().safeParse(id).success) return refused(req, refusals['not-found'])
    const { reason: why, ...change } = parsed.data
    const changed = await changeSubscription(createContext(req.payload, defaultLocale), {
      id,
      change,
      by: { email, reason: why },
      beside: (transaction) =>
        insertStaffAction(transaction, { person: email, action: 'changed', area: 'subscriptions', document: id, fields: [change.kind] }),
    })
    return changed.ok ? answered({ changed: true }) : refused(req, refusals[changed.error])
  },
}

/** What stands on the panel itself. */
export const panelWords = {
  title: words({ en: 'Staff actions', es: 'Acciones del equipo', fr: 'Actions de l’équipe', de: 'Aktionen des Teams' }),
  open: words({ en: 'Open', es: 'Abierto', fr: 'En cours', de: 'Offen' }),
  next: words({ en: 'What comes next', es: 'Lo que viene', fr: 'La suite', de: 'Was als Nächstes kommt' }),
  reason: words({ en: 'Reason', es: 'Motivo', fr: 'Motif', de: 'Grund' }),
  days: words({ en: 'Days on top', es: 'Días adicionales', fr: 'Jours en plus', de: 'Zusätzliche Tage' }),
  done: words({ en: 'Done.', es: 'Hecho.', fr: 'C’est fait.', de: 'Erledigt.' }),
  moneyBack: words({ en: 'Money back', es: 'Devolución', fr: 'Remboursement', de: 'Geld zurück' }),
  amount: words({
    en: 'Amount (empty: everything that was paid)',
    es: 'Importe (vacío: todo lo pagado)',
    fr: 'Montant (vide : tout ce qui a été payé)',
    de: 'Betrag (leer: alles, was bezahlt wurde)',
  }),
  kept: words({
    en: 'Discount no longer earned',
    es: 'Descuento que ya no corresponde',
    fr: 'Réduction qui n’est plus acquise',
    de: 'Rabatt, der nicht mehr zusteht',
  }),
  ends: words({ en: 'End it with this', es: 'Terminarla con ello', fr: 'L’arrêter en même temps', de: 'Damit beenden' }),
  show: words({ en: 'Show the figures', es: 'Ver los importes', fr: 'Voir les montants', de: 'Beträge ansehen' }),
  give: words({ en: 'Give back', es: 'Devolver', fr: 'Rembourser', de: 'Zurückzahlen' }),
  byHand: words({
    en: 'It was paid by bank transfer, so staff send the refund by hand. Until then it is listed under Refunds.',
    es: 'Se pagó por transferencia, así que el equipo hace el reembolso a mano. Hasta entonces figura en Reembolsos.',
    fr: 'Payé par virement : l’équipe rembourse à la main. Jusque-là, il figure dans Remboursements.',
    de: 'Es wurde per Überweisung bezahlt: Das Team erstattet von Hand. Bis dahin steht es unter Erstattungen.',
  }),
  plan: words({ en: 'Another plan', es: 'Otro plan', fr: 'Autre offre', de: 'Anderer Tarif' }),
  load: words({ en: 'What it can become', es: 'En qué puede cambiar', fr: 'Ce qu’il peut devenir', de: 'Was daraus werden kann' }),
  part: words({ en: 'Plan', es: 'Plan', fr: 'Offre', de: 'Tarif' }),
  period: words({ en: 'Period', es: 'Periodo', fr: 'Période', de: 'Zeitraum' }),
  quantity: words({ en: 'Quantity', es: 'Cantidad', fr: 'Quantité', de: 'Menge' }),
  order: words({ en: 'Order the change', es: 'Pedir el cambio', fr: 'Commander le changement', de: 'Änderung bestellen' }),
  cancelPlan: words({
    en: 'Cancel the unpaid change',
    es: 'Cancelar el cambio sin pagar',
    fr: 'Annuler le changement impayé',
    de: 'Unbezahlte Änderung stornieren',
  }),
  unused: words({ en: 'Unused', es: 'Sin usar', fr: 'Non utilisé', de: 'Nicht genutzt' }),
  price: words({ en: 'New term', es: 'Nuevo periodo', fr: 'Nouvelle période', de: 'Neue Laufzeit' }),
  due: words({ en: 'Due now', es: 'A pagar ahora', fr: 'Dû maintenant', de: 'Jetzt fällig' }),
  left: words({ en: 'Kept as credit', es: 'Queda como saldo', fr: 'Gardé en avoir', de: 'Bleibt als Guthaben' }),
  cancelAtEnd: words({
    en: 'End with its term',
    es: 'Terminar con su periodo',
    fr: 'Arrêter à l’échéance',
    de: 'Zum Laufzeitende beenden',
  }),
  end: words({ en: 'End now', es: 'Terminar ahora', fr: 'Arrêter maintenant', de: 'Sofort beenden' }),
  resume: words({ en: 'Resume', es: 'Reanudar', fr: 'Reprendre', de: 'Fortsetzen' }),
  suspend: words({ en: 'Suspend', es: 'Suspender', fr: 'Suspendre', de: 'Sperren' }),
  release: words({ en: 'Let it run again', es: 'Dejar que vuelva a funcionar', fr: 'Laisser repartir', de: 'Wieder laufen lassen' }),
  putForward: words({ en: 'Put the term forward', es: 'Alargar el periodo', fr: 'Prolonger la période', de: 'Laufzeit verlängern' }),
} as const
