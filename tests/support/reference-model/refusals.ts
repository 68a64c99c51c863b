import type { CategoryId } from '@/core/catalog/types'
import type { QuoteRequest, PricingContext } from '@/core/orders/types'
import { isAmong } from './category'
import { paymentOf } from './payment'
import { productOf } from './product'
import { mergeReferences, readReference, type Reference } from './reference'

/** Parts of a configured server (P10). */
const serverParts: readonly CategoryId[] = ['cpu', 'memory', 'storage']

const isAloneKind = ({ type }: Reference): boolean => type === 'domain' || type === 'addon'

/** O9, per item. */
const badItems = (references: readonly Reference[]): string[] =>
  references.flatMap((reference, item) => {
    const before = references.slice(0, item)
    const faults: string[] = []
    const most = isAloneKind(reference) ? 1 : 99
    if (!Number.isInteger(reference.quantity) || reference.quantity < 1 || reference.quantity > most)
      faults.push(`quantity-out-of-range ${item}`)
    const same = before.filter(({ key }) => key === reference.key)
    const merged = reference.quantity + same.reduce((all, { quantity }) => all + quantity, 0)
    if (!isAloneKind(reference) && merged > 99) faults.push(`quantity-out-of-range ${item}`)
    const isTwice = reference.type === 'domain' ? before.some(({ type, id }) => type === 'domain' && id === reference.id) : same.length > 0
    if (isAloneKind(reference) && isTwice) faults.push(`duplicate-line ${item}`)
    return faults
  })

const badLines = (lines: readonly Reference[], world: PricingContext): string[] =>
  lines.flatMap((line) => {
    const faults: string[] = []
    const product = productOf(line, world)
    if (typeof product === 'string') faults.push(`${product} ${line.item}`)
    else if (paymentOf(line, product.terms) === undefined) faults.push(`payment-type-not-offered ${line.item}`)
    if (line.type === 'addon' && !lines.some(({ type, id }) => type === 'domain' && id === line.domain))
      faults.push(`addon-without-domain ${line.item}`)
    return faults
  })

/** O9: a configured server needs all parts, in one period and equal quantities. */
const badBundles = (lines: readonly Reference[], world: PricingContext): string[] => {
  const categoryOf = (line: Reference): CategoryId | undefined => {
    const product = productOf(line, world)
    return typeof product === 'string' ? undefined : product.category
  }
  return lines
    .filter(({ bundle }) => bundle !== undefined)
    .filter((line) => {
      const together = lines.filter(
        ({ bundle, billing, quantity }) => bundle === line.bundle && billing === line.billing && quantity === line.quantity,
      )
      return !serverParts.every((part) =>
        together.some((other) => {
          const category = categoryOf(other)
          return category !== undefined && isAmong(category, [part])
        }),
      )
    })
    .map(({ item }) => `incomplete-bundle ${item}`)
}

/** All reasons to refuse, as code and item index; the engine may report any. */
export const reasonsToRefuse = (request: QuoteRequest, world: PricingContext): readonly string[] => {
  if (!world.currencies.has(request.currency)) return ['unknown-currency']
  const references = request.items.map(readReference)
  const lines = mergeReferences(references)
  return [...badItems(references), ...badLines(lines, world), ...badBundles(lines, world)]
}
