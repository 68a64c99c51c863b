import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { firstStepsDays } from '@/lib/config/limits'
import { isWithinCategory } from '@/core/catalog/categories'
import type { CategoryId } from '@/core/catalog/types'
import { isHeld } from '@/core/domains/lifecycle'
import { articlePath } from '@/core/navigation/paths'
import type { Shop } from '@/modules/content/shop-settings'
import type { ListedOrder } from '@/modules/orders/orders.service'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import type { ShownAmounts } from '@/components/ui/price/price'

export interface FirstStep {
  readonly kind: 'choose' | 'pay' | 'point' | 'mail'
  readonly isDone: boolean
  /** Path without language prefix. */
  readonly path: string
}

interface Facts {
  readonly orders: readonly Pick<ListedOrder, 'orderNumber' | 'orderDate' | 'status' | 'items'>[]
  readonly domains: readonly Pick<AccountDomain, 'domain' | 'state' | 'addons'>[]
  readonly shop: Pick<Shop, 'services' | 'addons'>
  readonly now: number
}

const places: readonly CategoryId[] = ['hosting', 'website', 'component']
const mail: readonly CategoryId[] = ['email', 'email-addon']
const dayInMs = 86_400_000

const isPaid = ({ status }: Facts['orders'][number]) => status === 'paid' || status === 'fulfilled'

/**
 * Onboarding steps, completed according to the data and not by hand. `null` once all are done or the first weeks are over, since a
 * domain may point elsewhere on purpose and the list would never go.
 */
export const firstSteps = ({ orders, domains, shop, now }: Facts): readonly FirstStep[] | null => {
  const first = Math.min(...orders.map(({ orderDate }) => Date.parse(orderDate)))
  if (now - first > firstStepsDays * dayInMs) return null
  const categories = new Map([...shop.services, ...shop.addons].map(({ id, category }) => [id, category]))
  const isOf = (id: string, nodes: readonly CategoryId[]) => {
    const category = categories.get(id)
    return category !== undefined && nodes.some((node) => isWithinCategory(category, node))
  }
  const paidItems = orders.filter(isPaid).flatMap(({ items }) => items)
  const hung = domains.filter(({ state }) => isHeld(state))
  const waiting = orders.find(({ status }) => status === 'pending' || status === 'failed')
  // O20: without a domain there is nothing to connect.
  const hasDomain = domains.length > 0 || orders.some(({ items }) => items.some(({ type }) => type === 'domain'))
  const steps: readonly FirstStep[] = [
    { kind: 'choose', isDone: orders.length > 0, path: '/domains/search' },
    { kind: 'pay', isDone: orders.some(isPaid), path: waiting ? `/orders/${waiting.orderNumber}` : '/cart' },
    { kind: 'point', isDone: paidItems.some(({ id }) => isOf(id, places)), path: articlePath('point-a-name') },
    {
      kind: 'mail',
      isDone: paidItems.some(({ id }) => isOf(id, mail)) || hung.some(({ addons }) => addons.some(({ id }) => isOf(id, mail))),
      path: articlePath('email-settings'),
    },
  ]
  const shown = hasDomain || orders.length === 0 ? steps : steps.filter(({ kind }) => kind === 'choose' || kind === 'pay')
  return shown.every(({ isDone }) => isDone) ? null : shown
}

export interface NextStep {
  readonly kind: 'renewal' | 'charge' | 'expires' | 'ends' | 'redemption'
  readonly name: string
  /** Path without language prefix. */
  readonly path: string
  /** ISO 8601. */
  readonly at: string
  /** `null` if the domain will not be renewed. */
  readonly amounts: ShownAmounts | null
}

interface Prices {
  /** Yearly price of a domain with its add-ons, in every currency. */
  readonly yearOf: (domain: AccountDomain) => ShownAmounts | null
  readonly amountOf: (payment: Pick<SubscriptionRecord, 'amount' | 'currency'>) => string
}

/** U1: due date of the next term at the current price, or the end date. */
const dueOf = (subscription: SubscriptionRecord, amountOf: Prices['amountOf']): NextStep => {
  const { id, name, termEnd, cancelAtEnd } = subscription
  const path = `/subscriptions/${id}`
  const at = new Date(termEnd).toISOString()
  return cancelAtEnd
    ? { kind: 'ends', name, path, at, amounts: null }
    : { kind: 'renewal', name, path, at, amounts: amountOf(subscription) }
}

const stepOf = (domain: AccountDomain, yearOf: Prices['yearOf']): readonly NextStep[] => {
  const { domain: name, state, expiresAt, until, renewsBy, charge } = domain
  const path = `/my-domains/${name}`
  if (state === 'grace' && until !== null) return [{ kind: 'redemption', name, path, at: until, amounts: null }]
  if ((state !== 'registered' && state !== 'renewing') || expiresAt === null) return []
  if (charge !== null) return [{ kind: 'charge', name, path, at: charge.at, amounts: yearOf(domain) }]
  return [
    renewsBy === 'order'
      ? { kind: 'renewal', name, path, at: expiresAt, amounts: yearOf(domain) }
      : { kind: 'expires', name, path, at: expiresAt, amounts: null },
  ]
}

export const nextSteps = (
  domains: readonly AccountDomain[],
  subscriptions: readonly SubscriptionRecord[],
  { yearOf, amountOf }: Prices,
): readonly NextStep[] => {
  const names = domains.flatMap((domain) => stepOf(domain, yearOf))
  const running = subscriptions.map((subscription) => dueOf(subscription, amountOf))
  return [...names, ...running].sort((first, second) => first.at.localeCompare(second.at))
}
