import { translate, type Reader, type Words, words } from '@/payload/words'
import type { PromotionState, Promotion, PromotionMoment } from '@/core/discounts/promotion-text'
import { isLocale } from '@/lib/config/locales'
import type { CategoryId } from '@/core/catalog/types'
import { formatPercent } from '@/core/money/format'
import { dollarText } from '@/payload/admin/formats'
import type { CategoryNouns } from './category-nouns'

/** Replaces `{placeholders}`. */
export const fillWords = (reader: Reader, text: Words, values: Readonly<Record<string, string>>): string =>
  translate(reader, text).replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')

export const stateWords = {
  draft: words({ en: 'Draft', es: 'Borrador', fr: 'Brouillon', de: 'Entwurf' }),
  off: words({ en: 'Off', es: 'Desactivado', fr: 'Désactivé', de: 'Aus' }),
  scheduled: words({ en: 'Scheduled', es: 'Programado', fr: 'Programmé', de: 'Geplant' }),
  live: words({ en: 'Live', es: 'En vigor', fr: 'En cours', de: 'Aktiv' }),
  ending: words({ en: 'Ending soon', es: 'Termina pronto', fr: 'Bientôt fini', de: 'Endet bald' }),
  ended: words({ en: 'Ended', es: 'Terminado', fr: 'Terminé', de: 'Beendet' }),
  'used-up': words({ en: 'Used up', es: 'Agotado', fr: 'Épuisé', de: 'Aufgebraucht' }),
} as const satisfies Record<PromotionState, Words>

const sentenceWords = {
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

/** Used within a sentence; form labels are capitalised and say “all”. */
const periodAdverbs = {
  monthly: words({ en: 'monthly', es: 'mensual', fr: 'mensuelle', de: 'monatlich' }),
  quarterly: words({ en: 'quarterly', es: 'trimestral', fr: 'trimestrielle', de: 'vierteljährlich' }),
  semiannual: words({ en: 'every six months', es: 'semestral', fr: 'semestrielle', de: 'halbjährlich' }),
  yearly: words({ en: 'yearly', es: 'anual', fr: 'annuelle', de: 'jährlich' }),
  biennial: words({ en: 'every two years', es: 'bienal', fr: 'tous les deux ans', de: 'alle zwei Jahre' }),
} as const

const localeOf = ({ i18n }: Reader): string => (isLocale(i18n.language) ? i18n.language : 'en')

const fill = (reader: Reader, key: keyof typeof sentenceWords, values: Readonly<Record<string, string>> = {}): string =>
  fillWords(reader, sentenceWords[key], values)

const dollars = (amount: number): string => formatMoney(fromMajor(amount, usd.digits), usd)
/** Whoever reads it, and what categories are called. */
interface Speaker extends Reader {
  readonly nouns: CategoryNouns
}

const listed = (speaker: Speaker, categories: readonly CategoryId[]): string =>
  new Intl.ListFormat(localeOf(speaker), { type: 'conjunction' }).format(categories.map((each) => translate(speaker, speaker.nouns[each])))

const whatOf = (reader: Speaker, { categories, excluded }: Promotion): string => {
  const what = categories.length === 0 ? fill(reader, 'everything') : listed(reader, categories)
  return excluded.length === 0 ? what : fill(reader, 'except', { what, excluded: listed(reader, excluded) })
}

const instant = (reader: Reader, { at, zone }: PromotionMoment, now: number): string => {
  const yearOf = (time: number) => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: zone }).format(time)
  return new Intl.DateTimeFormat(localeOf(reader) === 'en' ? 'en-GB' : localeOf(reader), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: zone,
    ...(yearOf(at) === yearOf(now) ? {} : { year: 'numeric' }),
  })
    .format(at)
    .replace(/,? (à|um|at) |, /, ' ')
}

const whenOf = (reader: Reader, { from, until }: Promotion, now: number): string | null => {
  if (from && until) {
    const sameZone = from.zone === until.zone
    const start = sameZone ? instant(reader, from, now) : `${instant(reader, from, now)} (${from.zone})`
    return fill(reader, 'between', { from: start, until: instant(reader, until, now), zone: until.zone })
  }
  if (from) return fill(reader, 'from', { from: instant(reader, from, now), zone: from.zone })
  return until && fill(reader, 'until', { until: instant(reader, until, now), zone: until.zone })
}

const usesOf = (reader: Reader, { uses: { limit, used } }: Promotion): string | null => {
  if (limit !== null) return fill(reader, limit === 1 ? 'oneUse' : 'limit', { count: String(limit), used: String(used) })
  return used > 0 ? fill(reader, 'used', { used: String(used) }) : null
}

const valueOf = (reader: Reader, { takes }: Promotion): string | null => {
  if (takes === null) return null
  return takes.kind === 'percent' ? formatPercent(takes.value, localeOf(reader), localeOf(reader)) : dollarText(takes.value, reader)
}

const conditionsOf = (reader: Reader, promotion: Promotion): readonly (string | null)[] => {
  const { atMost, billing, leastAmount, leastQuantity, isFirstOrderOnly, standsAlone } = promotion
  return [
    billing && fill(reader, 'billed', { period: translate(reader, periodAdverbs[billing]) }),
    atMost === null ? null : fill(reader, 'atMost', { amount: dollarText(atMost, reader) }),
    leastAmount && fill(reader, leastAmount.isStrict ? 'overAmount' : 'fromAmount', { amount: dollarText(leastAmount.dollars, reader) }),
    leastQuantity === null ? null : fill(reader, 'fromQuantity', { count: String(leastQuantity) }),
    isFirstOrderOnly ? fill(reader, 'firstOrder') : null,
    standsAlone ? fill(reader, 'alone') : null,
  ]
}

/** A promotion in one sentence: "25% off hosting on the first payment, 23 Nov 00:00 – 31 Dec 23:59 (Europe/Madrid), 100 uses, 1 used". */
export const describePromotion = (reader: Speaker, promotion: Promotion, now: number): string => {
  const value = valueOf(reader, promotion)
  if (value === null) return fill(reader, 'nothing')
  const { perCustomer } = promotion.uses
  const clauses = [
    `${fill(reader, 'off', { value, what: whatOf(reader, promotion) })} ${fill(reader, 'firstPayment')}`,
    ...conditionsOf(reader, promotion),
    whenOf(reader, promotion, now),
    usesOf(reader, promotion),
    perCustomer === null ? null : fill(reader, 'perCustomer', { count: String(perCustomer) }),
  ]
  return clauses.filter((clause) => clause !== null && clause !== '').join(', ')
}
