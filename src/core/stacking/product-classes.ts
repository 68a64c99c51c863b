import type { ProductClass, SoldProduct, Weighed } from './types'

export interface Classes {
  readonly classes: readonly ProductClass[]
  /** By discount, then by class: whether it touches what is in there. */
  readonly touches: readonly (readonly boolean[])[]
}

const toClass = (products: readonly SoldProduct[]): ProductClass => {
  const prices = products.map(({ price }) => Number(price))
  return { kind: (products[0] as SoldProduct).kind, products, cheapest: Math.min(...prices), dearest: Math.max(...prices) }
}

/** Products by the discounts that touch them. */
export const classify = (products: readonly SoldProduct[], discounts: readonly Weighed[]): Classes => {
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
