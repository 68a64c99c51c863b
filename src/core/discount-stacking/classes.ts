import type { ProductClass, SoldProduct, SearchedDiscount, StackQuestion } from './types'
import { billingPeriods, domainOperations, sslCoverages, type Service } from '../catalog/types'
import { normaliseServiceData } from '../orders/normalise-item'
import { type GatheredItem, resolveProduct } from '../orders/resolve-items'
import type { QuoteItemRequest, PricingContext } from '../orders/types'

export interface Classes {
  readonly classes: readonly ProductClass[]
  /** By discount, then by class. */
  readonly touches: readonly (readonly boolean[])[]
}

const toClass = (products: readonly SoldProduct[]): ProductClass => {
  const prices = products.map(({ price }) => Number(price))
  return { kind: (products[0] as SoldProduct).kind, products, cheapest: Math.min(...prices), dearest: Math.max(...prices) }
}

export const classify = (products: readonly SoldProduct[], discounts: readonly SearchedDiscount[]): Classes => {
  const groups = new Map<string, SoldProduct[]>()
  for (const product of products) {
    const signature = `${product.kind} ${discounts.map((discount) => (discount.touches(product) ? 1 : 0)).join('')}`
    const group = groups.get(signature) ?? []
    group.push(product)
    groups.set(signature, group)
  }
  const classes = [...groups.values()].map(toClass)
  return { classes, touches: discounts.map((discount) => classes.map(({ products: [first] }) => discount.touches(first as SoldProduct))) }
}

/** Domain names differ only in the TLD; the label is arbitrary. */
export const exampleName = (place: number, extension: string): string => `example-name-${place}${extension}`

/** A TLD without its own row transfers at the default price (P8). */
const otherTld = '.example'

type ProductReference = Pick<QuoteItemRequest, 'type' | 'id' | 'billing' | 'serviceData'>

const servicesOf = ({ catalog }: StackQuestion): readonly ProductReference[] =>
  [...catalog.services.values()].flatMap((service) => billingPeriods.flatMap((billing) => coveragesOf(service, billing)))

const coveragesOf = ({ type, id }: Service, billing: ProductReference['billing']): readonly ProductReference[] =>
  type === 'ssl' ? sslCoverages.map((coverage) => ({ type, id, billing, serviceData: { coverage } })) : [{ type, id, billing }]

const namesOf = ({ catalog }: StackQuestion): readonly ProductReference[] =>
  [...new Set([...catalog.extensions.keys(), ...catalog.transferPrices.keys(), otherTld])].flatMap((extension) =>
    domainOperations.map((operation) => ({ type: 'domain', id: exampleName(1, extension), billing: 'yearly', serviceData: { operation } })),
  )

const addonsOf = ({ catalog }: StackQuestion): readonly ProductReference[] =>
  [...catalog.addons.keys()].map((id) => ({ type: 'addon', id, billing: 'yearly', serviceData: { domain: '' } }))

const kindOf = ({ type }: ProductReference): SoldProduct['kind'] => (type === 'domain' ? 'name' : type === 'addon' ? 'addon' : 'other')

const resolve = (asked: ProductReference, world: PricingContext) => {
  const serviceData = normaliseServiceData(asked.type, asked.serviceData)
  const item: GatheredItem = {
    ...asked,
    key: '',
    index: 0,
    quantity: 1,
    serviceData,
    selectedPaymentType: undefined,
    partialType: undefined,
    years: 1,
  }
  return resolveProduct(item, world)
}

/** All products with a price above zero, priced by the engine (P2, P7, P8). */
export const listSoldProducts = (question: StackQuestion, world: PricingContext): readonly SoldProduct[] => {
  const { quantity, items } = question.limits
  return [...servicesOf(question), ...namesOf(question), ...addonsOf(question)].flatMap((asked) => {
    const product = resolve(asked, world)
    if (!product.ok || product.value.price <= 0) return []
    const { category, price } = product.value
    const kind = kindOf(asked)
    return [{ kind, item: { ...asked, quantity: 1 }, category, billing: asked.billing, price, most: kind === 'other' ? quantity : items }]
  })
}
