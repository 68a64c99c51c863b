import { partialPaymentTypes, paymentTypeIds, sslCoverages, type Service } from '@/core/catalog/types'
import type { QuoteItemRequest, QuoteRequest, PricingContext } from '@/core/orders/types'
import type { Random } from '../engine/random'
import { codes, periods } from './draw-shop'

/** Choices of a shop, computed once. */
export interface Shelf {
  readonly world: PricingContext
  readonly services: readonly Service[]
  readonly addons: readonly string[]
  readonly currencies: readonly string[]
  readonly endings: readonly string[]
}

export const shelfOf = (world: PricingContext): Shelf => ({
  world,
  services: [...world.catalog.services.values()],
  addons: [...world.catalog.addons.keys()],
  currencies: [...world.currencies.keys()],
  endings: [...world.catalog.extensions.keys()],
})

const anyEnding = ['.com', '.net', '.org', '.io', '.co', '.app', '.xyz'] as const
const labels = ['a', 'shop', 'my-shop', 'first-name', 'second-name', 'name1', 'the-name2', 'the-name3', 'the-name4'] as const
/** §5: invalid labels. */
const wrongLabels = ['www', '-a', 'a-', 'a--b', '123', 'ä', 'a_b', 'x'.repeat(64)] as const

const drawDomain = (random: Random, { addons, endings }: Shelf): QuoteItemRequest[] => {
  const label = random.chance(0.01) ? random.pick(wrongLabels) : random.pick(labels)
  const id = `${label}${endings.length > 0 && random.chance(0.95) ? random.pick(endings) : random.pick(anyEnding)}`
  const operation = random.pick([undefined, 'register', 'register', 'register', 'transfer', 'transfer', 'renew'] as const)
  const years = operation === 'transfer' ? undefined : random.pick([undefined, undefined, 1, 2, 5, 10] as const)
  const serviceData =
    operation === undefined && years === undefined
      ? {}
      : { serviceData: { ...(operation ? { operation } : {}), ...(years ? { years } : {}) } }
  const asTyped = random.chance(0.05) ? ` ${id.toUpperCase()} ` : id
  const domain: QuoteItemRequest = { type: 'domain', id: asTyped, billing: 'yearly', quantity: 1, ...serviceData }
  const first = random.between(0, addons.length - 1)
  const own = Array.from({ length: random.pick([0, 0, 1, 2, 3]) }, (_, index): QuoteItemRequest => ({
    type: 'addon',
    id: addons[(first + index) % addons.length] ?? '',
    billing: 'yearly',
    quantity: 1,
    serviceData: { domain: random.chance(0.05) ? asTyped : id },
  }))
  return [domain, ...own]
}

const drawPayment = (random: Random, { paymentTypes }: Service, isShortest: boolean): Partial<QuoteItemRequest> => {
  if (random.chance(0.5)) return {}
  const { available, partial, onDemand } = paymentTypes
  const kinds = partial?.allowedTypes ?? []
  const offered = available.filter((type) => type === 'full' || (type === 'partial' ? kinds.length > 0 : onDemand !== null && isShortest))
  const selectedPaymentType = offered.length > 0 && random.chance(0.98) ? random.pick(offered) : random.pick(paymentTypeIds)
  if (selectedPaymentType !== 'partial' || random.chance(0.4)) return { selectedPaymentType }
  return { selectedPaymentType, partialType: random.pick(kinds.length > 0 && random.chance(0.95) ? kinds : partialPaymentTypes) }
}

const drawService = (random: Random, { services }: Shelf): QuoteItemRequest[] => {
  const service = random.pick(services)
  const sold = periods.filter((period) => service.prices[period])
  const billing = sold.length > 0 && random.chance(0.995) ? random.pick(sold) : random.pick(periods)
  const quantity = random.chance(0.6) ? 1 : random.chance(0.95) ? random.between(1, 12) : random.between(0, 120)
  const about = random.chance(0.2) ? { domain: random.pick(['name1.com', 'Name2.com']) } : {}
  const offered = service.coverages.filter((each) => each !== 'multi-domain' || billing === 'yearly')
  const coverage = offered.length > 0 && random.chance(0.99) ? random.pick(offered) : random.pick(sslCoverages)
  const data = service.type === 'ssl' && random.chance(0.9) ? { ...about, coverage } : about
  const item: QuoteItemRequest = {
    type: service.type,
    id: service.id,
    billing,
    quantity,
    ...drawPayment(random, service, billing === sold[0]),
    ...(Object.keys(data).length > 0 ? { serviceData: data } : {}),
  }
  return [item]
}

/** P10, O9: a server from parts, sometimes incomplete or with unequal quantities. */
const drawServer = (random: Random): QuoteItemRequest[] => {
  const billing = random.pick(periods)
  const bundle = random.pick(['first', 'second'])
  const quantity = random.between(1, 3)
  return ['product-0', 'product-1', 'product-2']
    .filter(() => random.chance(0.97))
    .map((id) => ({ type: 'component', id, billing, quantity: random.chance(0.97) ? quantity : 1, serviceData: { bundle } }))
}

/** Items that are not sold, or not like this. */
const drawNonsense = (random: Random): QuoteItemRequest[] => [
  random.pick<QuoteItemRequest>([
    { type: 'hosting', id: 'nothing', billing: 'monthly', quantity: 1 },
    { type: 'email', id: 'product-0', billing: 'monthly', quantity: 1 },
    { type: 'addon', id: 'cdn', billing: 'yearly', quantity: 1, serviceData: { domain: 'not-in-the-cart.com' } },
    { type: 'addon', id: 'cdn', billing: 'monthly', quantity: 1 },
    { type: 'domain', id: 'name1.com', billing: 'monthly', quantity: 1 },
    { type: 'domain', id: 'name1.com', billing: 'yearly', quantity: 2 },
    { type: 'domain', id: 'name1.com', billing: 'yearly', quantity: 1, selectedPaymentType: 'partial' },
    { type: 'component', id: 'product-1', billing: 'monthly', quantity: 1.5 },
  ]),
]

/** As visitors type them: any case, spaces, repeated, unknown, empty. */
const drawCodes = (random: Random): string[] => {
  const typed: string[] = random.some(codes, 0.4)
  if (random.chance(0.1)) typed.push(` ${random.pick(codes).toLowerCase()}`)
  if (random.chance(0.02)) typed.push(' ')
  return random.shuffle(typed)
}

export const drawCart = (random: Random, shelf: Shelf): QuoteRequest => {
  const items: QuoteItemRequest[] = []
  for (let wanted = random.pick([0, 1, 1, 2, 2, 3, 3, 4, 5, 6]); wanted > 0; wanted -= 1) {
    const kind = random.next()
    if (kind < 0.35) items.push(...drawDomain(random, shelf))
    else if (kind < 0.4) items.push(...drawServer(random))
    else if (kind < 0.405) items.push(...drawNonsense(random))
    else items.push(...drawService(random, shelf))
  }
  const currency = random.chance(0.999) ? random.pick(shelf.currencies) : 'XXX'
  return { currency, codes: drawCodes(random), items: random.chance(0.8) ? items : random.shuffle(items) }
}
