import type { GlobalConfig, PayloadRequest, TextField } from 'payload'
import { domainCharges, subscriptionDays } from '@/lib/config/limits'
import { readRetryDays } from '@/core/payments/charge-plan'
import { admins, salesStaff } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { wholeNumber } from '@/payload/fields/numbers'
import { storedGlobalVersions } from '@/payload/versions/first-version'
import { translate, words } from '@/payload/words'

const { leadDays, graceDays, endDays, retryDays } = subscriptionDays.defaults

const retryForm = words({
  en: 'Whole days in rising order, such as 1, 3, 5. Empty: not tried again.',
  es: 'Días enteros en orden creciente, como 1, 3, 5. Vacío: no se reintenta.',
  fr: 'Jours entiers par ordre croissant, par exemple 1, 3, 5. Vide : aucun nouvel essai.',
  de: 'Ganze Tage, aufsteigend, etwa 1, 3, 5. Leer: kein weiterer Versuch.',
})

/** U22: on which days a kept card that was declined is charged again. */
const retries: TextField = {
  name: 'retryDays',
  type: 'text',
  defaultValue: retryDays.join(', '),
  label: words({
    en: 'Days after the due day that a declined card is charged again',
    es: 'Días tras el vencimiento en que se reintenta una tarjeta rechazada',
    fr: 'Jours après l’échéance où une carte refusée est retentée',
    de: 'Tage nach der Fälligkeit, an denen eine abgelehnte Karte erneut belastet wird',
  }),
  admin: { description: retryForm },
  validate: (value: unknown, { req }: { readonly req: PayloadRequest }) =>
    readRetryDays(typeof value === 'string' ? value : '') !== null || translate(req, retryForm),
}

/** U3, U5: the days of a term that nobody pays. The shortest month has 28 of them. */
export const subscriptionSettings: GlobalConfig = {
  slug: 'subscription-settings',
  label: words({ en: 'Subscriptions', es: 'Suscripciones', fr: 'Abonnements', de: 'Abonnements' }),
  access: { read: salesStaff, update: admins, readVersions: admins },
  admin: { group: groups.settings },
  versions: storedGlobalVersions,
  fields: [
    wholeNumber(
      'leadDays',
      words({
        en: 'Days before its end that the next term is ordered',
        es: 'Días de antelación con que se pide el siguiente periodo',
        fr: 'Jours d’avance pour commander la période suivante',
        de: 'Tage vor dem Ende, an denen die nächste Laufzeit bestellt wird',
      }),
      { required: true, least: 1, most: 27, defaultValue: leadDays },
    ),
    wholeNumber(
      'graceDays',
      words({
        en: 'Days it runs on unpaid before it is suspended',
        es: 'Días que sigue activa sin pagar antes de suspenderse',
        fr: 'Jours de fonctionnement impayés avant suspension',
        de: 'Tage, die es unbezahlt weiterläuft, bis es gesperrt wird',
      }),
      { required: true, least: 1, most: 90, defaultValue: graceDays },
    ),
    wholeNumber(
      'endDays',
      words({
        en: 'Days it stays suspended before it ends',
        es: 'Días que sigue suspendida antes de terminar',
        fr: 'Jours de suspension avant la fin',
        de: 'Tage der Sperre, bis es endet',
      }),
      { required: true, least: 1, most: 365, defaultValue: endDays },
    ),
    retries,
    wholeNumber(
      'domainChargeDays',
      words({
        en: 'Days before its end that a domain with automatic renewal is charged',
        es: 'Días de antelación con que se cobra un dominio con renovación automática',
        fr: 'Jours avant l’échéance où un domaine à renouvellement automatique est débité',
        de: 'Tage vor dem Ablauf, an denen eine Domain mit automatischer Verlängerung abgebucht wird',
      }),
      { required: true, least: 1, most: 60, defaultValue: domainCharges.defaultDays },
    ),
  ],
}
