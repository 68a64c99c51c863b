import type { PromotionState } from '@/core/discounts/promotion-text'
import { words, type Words } from '@/cms/words'

export const stateWords = {
  draft: words({ en: 'Draft', es: 'Borrador', fr: 'Brouillon', de: 'Entwurf' }),
  off: words({ en: 'Off', es: 'Desactivado', fr: 'Désactivé', de: 'Aus' }),
  scheduled: words({ en: 'Scheduled', es: 'Programado', fr: 'Programmé', de: 'Geplant' }),
  live: words({ en: 'Live', es: 'En vigor', fr: 'En cours', de: 'Aktiv' }),
  ending: words({ en: 'Ending soon', es: 'Termina pronto', fr: 'Bientôt fini', de: 'Endet bald' }),
  ended: words({ en: 'Ended', es: 'Terminado', fr: 'Terminé', de: 'Beendet' }),
  'used-up': words({ en: 'Used up', es: 'Agotado', fr: 'Épuisé', de: 'Aufgebraucht' }),
} as const satisfies Record<PromotionState, Words>

/** What stands between the braces is filled in. */
export const sentenceWords = {
  nothing: words({ en: 'No value yet', es: 'Sin valor todavía', fr: 'Pas encore de valeur', de: 'Noch kein Wert' }),
  off: words({
    en: '{value} off {what}',
    es: '{value} de descuento en {what}',
    fr: '{value} de réduction ({what})',
    de: '{value} Rabatt auf {what}',
  }),
  everything: words({ en: 'everything', es: 'todo', fr: 'tout', de: 'alles' }),
  except: words({
    en: '{what} except {excluded}',
    es: '{what} salvo {excluded}',
    fr: '{what} sauf {excluded}',
    de: '{what} außer {excluded}',
  }),
  firstPayment: words({ en: 'on the first payment', es: 'en el primer pago', fr: 'sur le premier paiement', de: 'bei der ersten Zahlung' }),
  billed: words({ en: 'where billed {period}', es: 'con pago {period}', fr: 'en facturation {period}', de: 'bei Abrechnung {period}' }),
  atMost: words({ en: 'at most {amount}', es: 'como máximo {amount}', fr: '{amount} au plus', de: 'höchstens {amount}' }),
  fromAmount: words({ en: 'from {amount} of it', es: 'a partir de {amount}', fr: 'dès {amount}', de: 'ab {amount}' }),
  overAmount: words({
    en: 'in carts over {amount}',
    es: 'en carritos de más de {amount}',
    fr: 'pour les paniers de plus de {amount}',
    de: 'in Warenkörben über {amount}',
  }),
  fromQuantity: words({
    en: 'from {count} pieces',
    es: 'a partir de {count} unidades',
    fr: 'dès {count} articles',
    de: 'ab {count} Stück',
  }),
  firstOrder: words({
    en: 'first orders only',
    es: 'solo en el primer pedido',
    fr: 'première commande uniquement',
    de: 'nur erste Bestellung',
  }),
  alone: words({
    en: 'not with other codes',
    es: 'no combinable con otros códigos',
    fr: 'non cumulable avec d’autres codes',
    de: 'nicht mit anderen Codes',
  }),
  between: words({
    en: '{from} – {until} ({zone})',
    es: '{from} – {until} ({zone})',
    fr: '{from} – {until} ({zone})',
    de: '{from} – {until} ({zone})',
  }),
  from: words({ en: 'from {from} ({zone})', es: 'desde el {from} ({zone})', fr: 'à partir du {from} ({zone})', de: 'ab {from} ({zone})' }),
  until: words({
    en: 'until {until} ({zone})',
    es: 'hasta el {until} ({zone})',
    fr: 'jusqu’au {until} ({zone})',
    de: 'bis {until} ({zone})',
  }),
  limit: words({
    en: '{count} uses, {used} used',
    es: '{used} de {count} usos',
    fr: '{used} sur {count} utilisations',
    de: '{used} von {count} Verwendungen',
  }),
  oneUse: words({ en: 'one use, {used} used', es: '{used} de 1 uso', fr: '{used} sur 1 utilisation', de: '{used} von 1 Verwendung' }),
  used: words({ en: '{used} used', es: 'usos hechos: {used}', fr: 'utilisations : {used}', de: 'Verwendungen: {used}' }),
  perCustomer: words({ en: '{count} per customer', es: '{count} por cliente', fr: '{count} par client', de: '{count} je Kunde' }),
} as const

/** In the middle of a sentence; the labels of the form begin with a capital and say “all”. */
export const periodAdverbs = {
  monthly: words({ en: 'monthly', es: 'mensual', fr: 'mensuelle', de: 'monatlich' }),
  quarterly: words({ en: 'quarterly', es: 'trimestral', fr: 'trimestrielle', de: 'vierteljährlich' }),
  semiannual: words({ en: 'every six months', es: 'semestral', fr: 'semestrielle', de: 'halbjährlich' }),
  yearly: words({ en: 'yearly', es: 'anual', fr: 'annuelle', de: 'jährlich' }),
  biennial: words({ en: 'every two years', es: 'bienal', fr: 'tous les deux ans', de: 'alle zwei Jahre' }),
} as const
