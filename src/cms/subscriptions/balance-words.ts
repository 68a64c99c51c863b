import type { movementKinds } from '@/modules/subscriptions/schema'
import { words, type Words } from '@/cms/words'

export const balanceWords = {
  title: words({ en: 'Balance', es: 'Saldo', fr: 'Solde', de: 'Guthaben' }),
  left: words({ en: 'Left, excl. tax', es: 'Disponible, impuestos no incluidos', fr: 'Restant, HT', de: 'Rest, zzgl. USt.' }),
  threshold: words({ en: 'Topped up below', es: 'Se recarga por debajo de', fr: 'Rechargé en dessous de', de: 'Aufgeladen unter' }),
  topUp: words({ en: 'Next top-up', es: 'Próxima recarga', fr: 'Prochain rechargement', de: 'Nächste Aufladung' }),
  date: words({ en: 'Date', es: 'Fecha', fr: 'Date', de: 'Datum' }),
  movement: words({ en: 'Movement', es: 'Movimiento', fr: 'Mouvement', de: 'Bewegung' }),
  amount: words({ en: 'Amount', es: 'Importe', fr: 'Montant', de: 'Betrag' }),
  after: words({ en: 'Balance after it', es: 'Saldo posterior', fr: 'Solde après', de: 'Guthaben danach' }),
  newer: words({ en: 'Newer', es: 'Más recientes', fr: 'Plus récents', de: 'Neuere' }),
  older: words({ en: 'Older', es: 'Anteriores', fr: 'Plus anciens', de: 'Ältere' }),
} as const

export const kindWords = {
  paidIn: words({ en: 'Paid in', es: 'Ingreso', fr: 'Versement', de: 'Einzahlung' }),
  topUp: words({ en: 'Top-up', es: 'Recarga', fr: 'Rechargement', de: 'Aufladung' }),
  drawn: words({ en: 'Daily use', es: 'Uso diario', fr: 'Utilisation du jour', de: 'Tagesnutzung' }),
  returned: words({ en: 'Refund', es: 'Devolución', fr: 'Remboursement', de: 'Erstattung' }),
} as const satisfies Record<(typeof movementKinds)[number], Words>
