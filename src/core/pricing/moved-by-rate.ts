import type { Catalog } from '../catalog/types'
import { convertUnit } from '../money/convert'
import type { Currency, UsdCents } from '../money/types'
import { effectivePrice } from './effective-price'

const shownPrices = ({ services, extensions, transferPrices, addons }: Catalog): readonly UsdCents[] => [
  ...[...services.values()].flatMap(({ prices }) => Object.values(prices).map(effectivePrice)),
  ...[...extensions.values()].flatMap(({ price, renewal }) => [price, renewal]),
  ...[...transferPrices.values()].map(({ price }) => price),
  ...[...addons.values()].map(({ price }) => price),
]

/** M3, M8: how many prices of the shop another rate moves, by a cent or more. */
export const countMoved = (catalog: Catalog, before: Currency, after: Currency): { readonly prices: number; readonly moved: number } => {
  const prices = shownPrices(catalog)
  return { prices: prices.length, moved: prices.filter((usd) => convertUnit(usd, before) !== convertUnit(usd, after)).length }
}
