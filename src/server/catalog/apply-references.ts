import type { BillingPeriod, PriceEntry, Service } from '@/core/catalog/types'
import type { UsdCents } from '@/core/money/types'
import { truthfulStrike, type StrikePolicy } from '@/core/pricing/reference-price'
import { judgeStrikes, otherEndings, type JudgedStrike, type KeptRecords, type Struck } from './judge-strikes'

type Strikes = ReadonlyMap<string, UsdCents | null>

const nameOf = ({ area, key, period }: Pick<JudgedStrike, 'area' | 'key' | 'period'>): string => `${area} ${key} ${period}`

const mapValues = <Value>(items: ReadonlyMap<string, Value>, change: (value: Value, key: string) => Value): ReadonlyMap<string, Value> =>
  new Map([...items].map(([key, value]) => [key, change(value, key)]))

/** A list price that may not be shown is the price itself: nothing is higher, so nothing is struck through and nothing saved. */
const withListPrice = <Row extends { readonly price: UsdCents; readonly originalPrice: UsdCents }>(
  row: Row,
  strike: UsdCents | null | undefined,
): Row => (strike === undefined ? row : { ...row, originalPrice: strike ?? row.price })

const withStrikes = (service: Service, strikes: Strikes): Service => {
  const entries = Object.entries(service.prices) as [BillingPeriod, PriceEntry][]
  const prices = entries.map(([period, entry]): [BillingPeriod, PriceEntry] => {
    const strike = strikes.get(nameOf({ area: 'services', key: service.id, period }))
    return [period, strike === undefined ? entry : { ...entry, strike }]
  })
  return { ...service, prices: Object.fromEntries(prices) as Service['prices'] }
}

/** P11: the catalogue with the struck-through prices that the site's setting allows. Prices themselves stay what they are. */
export const applyReferences = <Given extends Struck>(given: Given, policy: StrikePolicy, records: KeptRecords | null): Given => {
  if (policy === 'asShown' || records === null) return given
  const { catalog, settings } = given
  const changed = judgeStrikes(catalog, records).flatMap((judged): [string, UsdCents | null][] => {
    const strike = truthfulStrike(policy, judged.reference)
    return strike === judged.reference.struck ? [] : [[nameOf(judged), strike]]
  })
  const strikes: Strikes = new Map(changed)
  const of = (area: JudgedStrike['area'], key: string) => strikes.get(nameOf({ area, key, period: '' }))
  const others = of('transfer-prices', otherEndings)
  return {
    ...given,
    catalog: {
      services: mapValues(catalog.services, (service) => withStrikes(service, strikes)),
      extensions: mapValues(catalog.extensions, (row, key) => withListPrice(row, of('extensions', key))),
      transferPrices: mapValues(catalog.transferPrices, (row, key) => withListPrice(row, of('transfer-prices', key))),
      addons: mapValues(catalog.addons, (addon, key) => {
        const strike = of('addons', key)
        return strike === undefined ? addon : { ...addon, originalPrice: strike }
      }),
    },
    settings: others === undefined ? settings : { ...settings, defaultTransferOriginalPrice: others ?? settings.defaultTransferPrice },
  }
}
