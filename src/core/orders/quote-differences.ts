import { convertUnit } from '../money/convert'
import { decimalToNumber, equalDecimals } from '../money/decimal'
import { termPrice } from '../pricing/term-price'
import type { Currency, Decimal, Minor, UsdCents } from '../money/types'
import type { Quote, QuoteLine } from './types'

/** What a cart keeps of the prices it last showed; plain JSON. */
export interface ShownLine {
  readonly key: string
  readonly name: string
  readonly currency: string
  readonly exchangeRate: Decimal
  /** Of several years the first one's. */
  readonly baseUnitPrice: UsdCents
  /** N4: of several years what each later one cost. */
  readonly baseLaterYear?: UsdCents
  readonly unitSetupFee: Minor
}

/** "Changes since it was last shown": a price, a rate, a product gone. `before` and `after` are in the fresh quote's currency. */
export type QuoteDifference =
  | { readonly kind: 'rate'; readonly currency: string; readonly before: number; readonly after: number }
  | { readonly kind: 'price'; readonly key: string; readonly name: string; readonly before: Minor; readonly after: Minor }
  | { readonly kind: 'setup-fee'; readonly key: string; readonly name: string; readonly before: Minor; readonly after: Minor }
  | { readonly kind: 'gone'; readonly key: string; readonly name: string }

type FreshQuote = Pick<Quote, 'lines' | 'currency'>

export const toShownLines = ({ lines, currency }: FreshQuote): readonly ShownLine[] =>
  lines.map(({ key, name, baseUnitPrice, unitSetupFee, term }) => ({
    key,
    name,
    currency: currency.code,
    exchangeRate: currency.exchangeRate,
    baseUnitPrice: term?.baseFirstYear ?? baseUnitPrice,
    ...(term ? { baseLaterYear: term.baseLaterYear } : {}),
    unitSetupFee,
  }))

/**
 * What changed since these lines were shown (M6, O6). Pass only lines the visitor still holds: one the quote no longer has is
 * reported as gone. A currency the visitor chose is no surprise and is not reported; a new rate of the same one is, once.
 */
export const quoteDifferences = (shownLines: readonly ShownLine[], fresh: FreshQuote): readonly QuoteDifference[] => {
  const lines = new Map(fresh.lines.map((line) => [line.key, line]))
  return [
    ...rateDifference(shownLines, fresh.currency),
    ...shownLines.flatMap((shown) => lineDifferences(shown, lines.get(shown.key), fresh.currency)),
  ]
}

const sameRate = (shown: ShownLine, currency: Currency): boolean =>
  shown.currency === currency.code && equalDecimals(shown.exchangeRate, currency.exchangeRate)

const rateDifference = (shownLines: readonly ShownLine[], currency: Currency): readonly QuoteDifference[] => {
  const moved = shownLines.find((shown) => shown.currency === currency.code && !sameRate(shown, currency))
  if (!moved) return []
  const before = decimalToNumber(moved.exchangeRate)
  return [{ kind: 'rate', currency: currency.code, before, after: decimalToNumber(currency.exchangeRate) }]
}

/** N4: years are compared by what each costs: how many there are is the visitor's own choice. */
const priceBefore = (shown: ShownLine, { term, baseUnitPrice }: QuoteLine, currency: Currency): Minor | null => {
  const later = shown.baseLaterYear ?? shown.baseUnitPrice
  const isSame = shown.baseUnitPrice === (term?.baseFirstYear ?? baseUnitPrice) && (!term || later === term.baseLaterYear)
  return isSame ? null : termPrice(convertUnit(shown.baseUnitPrice, currency), convertUnit(later, currency), term?.years ?? 1)
}

const lineDifferences = (shown: ShownLine, line: QuoteLine | undefined, currency: Currency): readonly QuoteDifference[] => {
  const { key, name } = shown
  if (!line) return [{ kind: 'gone', key, name }]
  const differences: QuoteDifference[] = []
  // The USD price alone is the product's own doing; both sides are named at today's rate.
  const before = priceBefore(shown, line, currency)
  if (before !== null) differences.push({ kind: 'price', key, name, before, after: line.unitPrice })
  if (sameRate(shown, currency) && shown.unitSetupFee !== line.unitSetupFee) {
    differences.push({ kind: 'setup-fee', key, name, before: shown.unitSetupFee, after: line.unitSetupFee })
  }
  return differences
}
