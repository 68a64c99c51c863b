import type { Service, SslCoverage } from '@/core/catalog/types'
import { sslCoverages } from '@/core/catalog/types'
import { coveragePrice, offeredCoverages } from '@/core/pricing/ssl-coverage'
import type { SslChooserBlock } from '@/payload-types'
import type { PricedShop } from '@/parts/sections/section-reads'
import type { SslChooserView, SslChoiceView, SslCombinationView } from './types'

const toCombination = (service: Service, coverage: SslCoverage, { shop, prices }: PricedShop): SslCombinationView => {
  const entry = service.prices.yearly
  if (!entry || !offeredCoverages(service, 'yearly').includes(coverage)) return { coverage, price: null, item: null }
  return {
    coverage,
    price: prices.unit(coveragePrice(entry, coverage, shop.settings).price),
    item: { type: service.type, id: service.id, billing: 'yearly', quantity: 1, serviceData: { coverage } },
  }
}

const toChoice = (service: Service, priced: PricedShop): SslChoiceView => ({
  key: service.id,
  mark: service.id.replace(/^ssl-/, '').toUpperCase(),
  name: service.name,
  description: service.description,
  specs: service.specs,
  features: service.features,
  recommended: service.popular,
  combinations: sslCoverages.map((coverage) => toCombination(service, coverage, priced)),
})

/** P7: the chooser compares certificates by the year. */
export const toSslChooserView = (block: SslChooserBlock, priced: PricedShop): SslChooserView => ({
  heading: block.heading ?? '',
  intro: block.intro ?? null,
  preset: block.preset,
  plan: block.plan ?? null,
  wildcardMultiplier: priced.shop.settings.wildcardMultiplier,
  plans: priced.shop.services.filter(({ type, prices: periods }) => type === 'ssl' && periods.yearly).map((plan) => toChoice(plan, priced)),
})
