import { translate, type Reader, type Translator } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'
import type { Promotion, PromotionMoment } from '@/core/discounts/promotion-text'
import { isLocale } from '@/lib/config/locales'
import type { CategoryId } from '@/core/catalog/types'
import { formatPercent } from '@/core/money/format'
import { dollarText, formatMoment } from '@/payload/admin/formats'
import type { CategoryNouns } from './promotion-fields'

const localeOf = ({ i18n }: Reader): string => (isLocale(i18n.language) ? i18n.language : 'en')

const fill = (reader: Translator, key: NamesIn<'promotionSentence.sentence'>, values: Readonly<Record<string, string>> = {}): string =>
  translate(reader, `promotionSentence.sentence.${key}`, values)

/** Translator with the category names. */
interface Speaker extends Translator {
  readonly nouns: CategoryNouns
}

const listed = (speaker: Speaker, categories: readonly CategoryId[]): string =>
  new Intl.ListFormat(localeOf(speaker), { type: 'conjunction' }).format(categories.map((each) => translate(speaker, speaker.nouns[each])))

const whatOf = (reader: Speaker, { categories, excluded }: Promotion): string => {
  const what = categories.length === 0 ? fill(reader, 'everything') : listed(reader, categories)
  return excluded.length === 0 ? what : fill(reader, 'except', { what, excluded: listed(reader, excluded) })
}

const instant = (reader: Translator, { at, zone }: PromotionMoment): string => formatMoment(reader, at, zone)

const whenOf = (reader: Translator, { from, until }: Promotion): string | null => {
  if (from && until) {
    const sameZone = from.zone === until.zone
    const start = sameZone ? instant(reader, from) : `${instant(reader, from)} (${from.zone})`
    return fill(reader, 'between', { from: start, until: instant(reader, until), zone: until.zone })
  }
  if (from) return fill(reader, 'from', { from: instant(reader, from), zone: from.zone })
  return until && fill(reader, 'until', { until: instant(reader, until), zone: until.zone })
}

const usesOf = (reader: Translator, { uses: { limit, used } }: Promotion): string | null => {
  if (limit !== null) return fill(reader, limit === 1 ? 'oneUse' : 'limit', { count: String(limit), used: String(used) })
  return used > 0 ? fill(reader, 'used', { used: String(used) }) : null
}

const valueOf = (reader: Translator, { takes }: Promotion): string | null => {
  if (takes === null) return null
  return takes.kind === 'percent' ? formatPercent(takes.value, localeOf(reader), localeOf(reader)) : dollarText(takes.value, reader)
}

const conditionsOf = (reader: Translator, promotion: Promotion): readonly (string | null)[] => {
  const { atMost, billing, leastAmount, leastQuantity, isFirstTimeOnly, standsAlone } = promotion
  return [
    billing && fill(reader, 'billed', { period: translate(reader, `promotionSentence.periodAdverbs.${billing}`) }),
    atMost === null ? null : fill(reader, 'atMost', { amount: dollarText(atMost, reader) }),
    leastAmount && fill(reader, leastAmount.isStrict ? 'overAmount' : 'fromAmount', { amount: dollarText(leastAmount.dollars, reader) }),
    leastQuantity === null ? null : fill(reader, 'fromQuantity', { count: String(leastQuantity) }),
    isFirstTimeOnly ? fill(reader, 'firstOrder') : null,
    standsAlone ? fill(reader, 'alone') : null,
  ]
}

/** A promotion in one sentence: "25% off hosting on the first payment, Nov 23, 2026, 00:00 – Dec 31, 2026, 23:59 (Europe/Madrid), 100 uses, 1 used". */
export const describePromotion = (reader: Speaker, promotion: Promotion): string => {
  const value = valueOf(reader, promotion)
  if (value === null) return fill(reader, 'nothing')
  const { perCustomer } = promotion.uses
  const clauses = [
    `${fill(reader, 'off', { value, what: whatOf(reader, promotion) })} ${fill(reader, 'firstPayment')}`,
    ...conditionsOf(reader, promotion),
    whenOf(reader, promotion),
    usesOf(reader, promotion),
    perCustomer === null ? null : fill(reader, 'perCustomer', { count: String(perCustomer) }),
  ]
  return clauses.filter((clause) => clause !== null && clause !== '').join(', ')
}
