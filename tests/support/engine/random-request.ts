import { billingPeriods, type BillingPeriod, type PaymentType, type Service } from '@/core/catalog/types'
import { availablePaymentTypes, paymentTermsFor } from '@/core/orders/payment-options'
import type { QuoteItemRequest, QuoteRequest, PricingContext } from '@/core/orders/types'
import { offeredCoverages } from '@/core/pricing/ssl-coverage'
import { Random } from './random'
import { currencyCodes, randomWorld } from './random-world'

export interface RandomCase {
  readonly world: PricingContext
  readonly request: QuoteRequest
}

/** Choices of a shop, computed once. */
interface Shelf {
  readonly services: readonly {
    readonly service: Service
    readonly periods: readonly BillingPeriod[]
    readonly payments: (billing: BillingPeriod) => readonly PaymentType[]
  }[]
  readonly addons: readonly string[]
}

const shelves = new WeakMap<PricingContext, Shelf>()

const shelfOf = (world: PricingContext): Shelf => {
  const known = shelves.get(world)
  if (known) return known
  const shelf: Shelf = {
    services: [...world.catalog.services.values()].map((service) => ({
      service,
      periods: billingPeriods.filter((period) => service.prices[period]),
      payments: (billing) => availablePaymentTypes(paymentTermsFor(service, { billing })),
    })),
    addons: [...world.catalog.addons.keys()],
  }
  shelves.set(world, shelf)
  return shelf
}

const extensions = ['.com', '.net', '.org', '.io', '.co', '.app'] as const

const addDomain = (random: Random, shelf: Shelf, items: QuoteItemRequest[]): void => {
  const transfer = random.chance(0.3)
  const id = `name${items.length}${transfer && random.chance(0.2) ? '.xyz' : random.pick(extensions)}`
  const years = transfer || random.chance(0.6) ? {} : { years: random.between(1, id.endsWith('.co') ? 5 : 10) }
  items.push({
    type: 'domain',
    id,
    billing: 'yearly',
    quantity: 1,
    serviceData: { operation: transfer ? 'transfer' : 'register', ...years },
  })
  const first = random.between(0, shelf.addons.length - 1)
  for (let count = random.between(0, 2); count > 0; count -= 1) {
    const addon = shelf.addons[(first + count) % shelf.addons.length] as string
    items.push({ type: 'addon', id: addon, billing: 'yearly', quantity: 1, serviceData: { domain: id } })
  }
}

const addService = (random: Random, shelf: Shelf, items: QuoteItemRequest[]): void => {
  const { service, periods, payments } = random.pick(shelf.services)
  const billing = random.pick(periods)
  const item = { type: service.type, id: service.id, billing, quantity: random.chance(0.6) ? 1 : random.between(1, 9) }
  // Equal products merge, so derive the payment type from the product; which of two wins is tested elsewhere.
  const offered = payments(billing)
  const selectedPaymentType = offered[service.id.length % offered.length] as PaymentType
  items.push(
    service.type === 'ssl'
      ? { ...item, selectedPaymentType, serviceData: { coverage: random.pick(offeredCoverages(service, billing)) } }
      : { ...item, selectedPaymentType },
  )
}

/** Priceable cart, with codes in random order. */
export const randomRequest = (world: PricingContext, seed: number): QuoteRequest => {
  const random = new Random(seed)
  const shelf = shelfOf(world)
  const items: QuoteItemRequest[] = []
  const wanted = random.between(0, 6)
  while (items.length < wanted) {
    if (random.chance(0.4)) addDomain(random, shelf, items)
    else addService(random, shelf, items)
  }
  const typed = random.some([...world.coupons.keys()], 0.4)
  if (random.chance(0.1)) typed.push('NOSUCH')
  return { currency: random.pick(currencyCodes), codes: random.shuffle(typed), items }
}

/** Deterministic by seed. */
export const randomCase = (seed: number): RandomCase => {
  const world = randomWorld(seed)
  return { world, request: randomRequest(world, seed) }
}
