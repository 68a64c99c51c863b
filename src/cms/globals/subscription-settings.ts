import type { GlobalConfig } from 'payload'
import { subscriptionDays } from '@/config/limits'
import { admins, salesStaff } from '../access/rules'
import { groups } from '../admin/groups'
import { wholeNumber } from '../fields/numbers'
import { keptGlobalVersions } from '../versions/kept-versions'
import { words } from '../words'

const { leadDays, graceDays, endDays } = subscriptionDays.defaults

/** U3, U5: the days of a term that nobody pays. The shortest month has 28 of them. */
export const subscriptionSettings: GlobalConfig = {
  slug: 'subscription-settings',
  label: words({ en: 'Subscriptions', es: 'Suscripciones', fr: 'Abonnements', de: 'Abonnements' }),
  access: { read: salesStaff, update: admins, readVersions: admins },
  admin: { group: groups.settings },
  versions: keptGlobalVersions,
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
  ],
}
