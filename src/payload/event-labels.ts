import type { Field, FlattenedField } from 'payload'
import { words, type Words } from '@/payload/words'

const refused = words({
  en: 'The host refused it',
  es: 'El alojamiento lo rechazó',
  fr: 'Refusé par l’hébergement',
  de: 'Vom Hosting abgelehnt',
})

const declined = words({ en: 'Declined', es: 'Rechazado', fr: 'Refusé', de: 'Abgelehnt' })

/** What the shop writes down of orders and their payments. */
const ofOrders = {
  placed: words({ en: 'Ordered', es: 'Pedido', fr: 'Commandé', de: 'Bestellt' }),
  'payment-failed': words({ en: 'Payment failed', es: 'Pago fallido', fr: 'Paiement échoué', de: 'Zahlung fehlgeschlagen' }),
  'payment-received': words({ en: 'Payment received', es: 'Pago recibido', fr: 'Paiement reçu', de: 'Zahlung eingegangen' }),
  'partly-refunded': words({ en: 'Partly refunded', es: 'Reembolsado en parte', fr: 'Remboursé en partie', de: 'Teilweise erstattet' }),
  'surplus-refunded': words({ en: 'Surplus refunded', es: 'Exceso reembolsado', fr: 'Trop-perçu remboursé', de: 'Überzahlung erstattet' }),
  'name-lost': words({
    en: 'Domain no longer available',
    es: 'Un dominio ya era de otra persona',
    fr: 'Un domaine était déjà pris',
    de: 'Eine Domain war inzwischen vergeben',
  }),
  expired: words({ en: 'Not paid in time', es: 'No pagado a tiempo', fr: 'Non payée à temps', de: 'Nicht rechtzeitig bezahlt' }),
  attempt: words({ en: 'Payment page opened', es: 'Página de pago abierta', fr: 'Page de paiement ouverte', de: 'Zahlungsseite geöffnet' }),
  'page-closed': words({
    en: 'Payment page closed',
    es: 'Página de pago cerrada',
    fr: 'Page de paiement fermée',
    de: 'Zahlungsseite geschlossen',
  }),
  'page-expired': words({
    en: 'Payment page expired',
    es: 'Página de pago caducada',
    fr: 'Page de paiement expirée',
    de: 'Zahlungsseite abgelaufen',
  }),
  declined,
  charge: words({ en: 'Card charged', es: 'Cargo a la tarjeta', fr: 'Carte débitée', de: 'Karte belastet' }),
  'amount-mismatch': words({
    en: 'Another amount came',
    es: 'Llegó otro importe',
    fr: 'Autre montant reçu',
    de: 'Anderer Betrag eingegangen',
  }),
  surplus: words({ en: 'Paid once too often', es: 'Pagado de más', fr: 'Payé en trop', de: 'Zu viel bezahlt' }),
  disputed: words({ en: 'Disputed', es: 'Reclamado', fr: 'Contesté', de: 'Angefochten' }),
  'received-by-hand': words({
    en: 'Noted as received',
    es: 'Anotado como recibido',
    fr: 'Noté comme reçu',
    de: 'Als eingegangen vermerkt',
  }),
  'refunded-by-hand': words({
    en: 'Noted as refunded',
    es: 'Anotado como reembolsado',
    fr: 'Noté comme remboursé',
    de: 'Als erstattet vermerkt',
  }),
} as const satisfies Record<string, Words>

/** Of what was bought and lives on. */
const ofSubscriptions = {
  renewed: words({ en: 'Renewed', es: 'Renovada', fr: 'Renouvelé', de: 'Verlängert' }),
  resumed: words({ en: 'Goes on after all', es: 'Sigue activa', fr: 'Repris', de: 'Läuft doch weiter' }),
  unsold: words({ en: 'Not sold any more', es: 'Ya no se vende', fr: 'Plus en vente', de: 'Nicht mehr im Angebot' }),
  setUp: words({ en: 'Set up', es: 'Configurada', fr: 'Mis en service', de: 'Eingerichtet' }),
  toppedUp: words({ en: 'Balance topped up', es: 'Saldo recargado', fr: 'Solde rechargé', de: 'Guthaben aufgeladen' }),
  takenBack: words({ en: 'A term taken back', es: 'Periodo revertido', fr: 'Période reprise', de: 'Laufzeit zurückgenommen' }),
  held: words({ en: 'Suspended by staff', es: 'Suspendida por el equipo', fr: 'Suspendu par l’équipe', de: 'Vom Team gesperrt' }),
  released: words({ en: 'Released by staff', es: 'Liberada por el equipo', fr: 'Libéré par l’équipe', de: 'Vom Team freigegeben' }),
  putForward: words({ en: 'Term extended', es: 'Periodo ampliado', fr: 'Période prolongée', de: 'Laufzeit verlängert' }),
  priceAnnounced: words({
    en: 'New price announced',
    es: 'Nuevo precio anunciado',
    fr: 'Nouveau prix annoncé',
    de: 'Neuer Preis angekündigt',
  }),
  moneyBack: words({ en: 'Money given back', es: 'Dinero devuelto', fr: 'Remboursement', de: 'Geld zurückgezahlt' }),
  changed: words({ en: 'Plan changed', es: 'Plan cambiado', fr: 'Offre changée', de: 'Tarif gewechselt' }),
  changedAtHost: words({
    en: 'Changed at the host',
    es: 'Cambiado en el alojamiento',
    fr: 'Changé sur l’hébergement',
    de: 'Beim Hosting umgestellt',
  }),
  changeMissed: words({
    en: 'A change was paid too late',
    es: 'Un cambio se pagó demasiado tarde',
    fr: 'Un changement payé trop tard',
    de: 'Ein Wechsel wurde zu spät bezahlt',
  }),
  changeUndone: words({ en: 'Change undone', es: 'Cambio deshecho', fr: 'Changement défait', de: 'Wechsel rückgängig gemacht' }),
  changeCancelled: words({ en: 'Change cancelled', es: 'Cambio cancelado', fr: 'Changement annulé', de: 'Wechsel abgebrochen' }),
  createFailed: refused,
  suspendFailed: refused,
  resumeFailed: refused,
  changeFailed: refused,
  endFailed: refused,
} as const satisfies Record<string, Words>

/** Of names. */
const ofNames = {
  ordered: words({ en: 'Ordered', es: 'Pedido', fr: 'Commandé', de: 'Bestellt' }),
  transferred: words({ en: 'Transferred to us', es: 'Transferido aquí', fr: 'Transféré chez nous', de: 'Zu uns umgezogen' }),
  autoChargeOn: words({
    en: 'Automatic renewal on',
    es: 'Renovación automática activada',
    fr: 'Renouvellement automatique activé',
    de: 'Automatische Verlängerung an',
  }),
  autoChargeOff: words({
    en: 'Automatic renewal off',
    es: 'Renovación automática desactivada',
    fr: 'Renouvellement automatique désactivé',
    de: 'Automatische Verlängerung aus',
  }),
} as const satisfies Record<string, Words>

/** What is written into a history beside the states of its document, by the type that is kept. */
const eventLabels: Readonly<Record<string, Words>> = { ...ofOrders, ...ofSubscriptions, ...ofNames }

const isWords = (label: unknown): label is Words => typeof label === 'object' && label !== null && 'en' in label

/** A state is called in the history what its own field calls it: what is pending differs from document to document. */
export const labelOfEvent = (type: string, fields: readonly (Field | FlattenedField)[]): Words | undefined => {
  for (const field of fields) {
    if (field.type !== 'select' || (field.name !== 'status' && field.name !== 'state')) continue
    const option = field.options.find((each) => typeof each !== 'string' && each.value === type)
    if (typeof option === 'object' && isWords(option.label)) return option.label
  }
  return eventLabels[type]
}
