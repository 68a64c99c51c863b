import { billingPeriods, monthsOfPeriod, type BillingPeriod, type Service } from '@/core/catalog/types'
import type { UsdCents } from '@/core/money/types'
import { effectivePrice } from '@/core/pricing/prices'
import { foldText } from '@/core/text-search'
import type { Locale } from '@/lib/config/locales'
import { amountsIn, type Amount, type Question } from './question'

interface HeadlinePrice {
  readonly period: BillingPeriod
  readonly usd: UsdCents
}

/** K23: the price for the shortest period that a plan is sold for. */
export const headlinePrice = ({ prices }: Service): HeadlinePrice | null => {
  const period = billingPeriods.find((each) => prices[each])
  const entry = period && prices[period]
  return period && entry ? { period, usd: effectivePrice(entry) } : null
}

const monthlyPrice = (service: Service): number => {
  const price = headlinePrice(service)
  return price === null ? Infinity : price.usd / monthsOfPeriod[price.period]
}

interface Row {
  readonly label: string
  readonly amounts: readonly Amount[]
}

const specsOf = ({ specs }: Service, locale: Locale): readonly Row[] =>
  specs.map(({ label, value }) => ({ label: foldText(label), amounts: amountsIn(value, locale) }))

const featuresOf = ({ features }: Service, locale: Locale): readonly Row[] =>
  features.map((feature) => ({ label: foldText(feature), amounts: amountsIn(feature, locale) }))

/** Ratio by which the rows exceed the amount; `null` if they offer less, or nothing in this unit. */
const excessOf = (rows: readonly Row[], { size, unit }: Amount): number | null => {
  const sizes = rows.flatMap(({ amounts }) => amounts.filter((each) => each.unit === unit && each.size >= size).map((each) => each.size))
  return sizes.length === 0 ? null : Math.min(...sizes) / size
}

type RowsOf = (service: Service, locale: Locale) => readonly Row[]

/** Rows whose label contains the words, such as `RAM`, in specifications or else in features; all rows if none match. */
const rowsMeant = (services: readonly Service[], words: readonly string[], locale: Locale): RowsOf => {
  const narrowed = [specsOf, featuresOf].map(
    (rowsOf): RowsOf =>
      (service) =>
        rowsOf(service, locale).filter(({ label, amounts }) => amounts.length > 0 && words.some((word) => label.includes(word))),
  )
  return (
    narrowed.find((rowsOf) => services.some((service) => rowsOf(service, locale).length > 0)) ??
    ((service) => [...specsOf(service, locale), ...featuresOf(service, locale)])
  )
}

/** K23: plans that offer the amounts, closest first, then cheapest. `named` restricts them to plans whose text matches the other words. */
export const plansFor = (
  services: readonly Service[],
  { amounts, words, isCheapest }: Pick<Question, 'amounts' | 'words' | 'isCheapest'>,
  { named, locale }: { readonly named: ReadonlySet<string> | null; readonly locale: Locale },
): readonly Service[] => {
  const candidates = services.filter(
    ({ id, type }) => type !== 'component' && (named === null ? type === 'hosting' || !isCheapest : named.has(id)),
  )
  const rowsOf = rowsMeant(candidates, words.map(foldText), locale)
  return candidates
    .flatMap((service) => {
      const rows = amounts.length === 0 ? [] : rowsOf(service, locale)
      const excesses = amounts.map((amount) => excessOf(rows, amount))
      return excesses.includes(null) ? [] : [{ service, excess: excesses.reduce<number>((sum, each) => sum + (each ?? 0), 0) }]
    })
    .toSorted(
      (one, other) =>
        (isCheapest ? 0 : one.excess - other.excess) ||
        monthlyPrice(one.service) - monthlyPrice(other.service) ||
        one.service.order - other.service.order,
    )
    .map(({ service }) => service)
}
