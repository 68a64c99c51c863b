import type { Subscribed } from '../subscriptions/types'

const settingsOf = ({ serviceData = {} }: Subscribed['items'][number]): readonly (readonly [string, string])[] =>
  Object.entries(serviceData)
    .filter(([name]) => name !== 'operation' && name !== 'bundle')
    .map(([name, value]) => [name, String(value)] as const)

/** What a service is to be, as its host is told: the plan, and what the buyer chose. Of a configured server all its parts. */
export const shapeOf = ({ kind, product, items, quantity, billing }: Omit<Subscribed, 'lineKey' | 'name' | 'amount'>) => ({
  product,
  settings: {
    ...Object.fromEntries(items.flatMap(settingsOf)),
    ...(kind === 'bundle' ? { parts: items.map(({ id }) => id).join(', ') } : {}),
    quantity: String(quantity),
    billing,
  },
})
