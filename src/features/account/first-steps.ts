import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { firstStepsDays } from '@/lib/config/limits'
import { isWithinCategory } from '@/core/catalog/categories'
import type { CategoryId } from '@/core/catalog/types'
import { isHeld } from '@/core/domains/lifecycle'
import { articlePath } from '@/core/navigation/paths'
import type { Shop } from '@/modules/content/shop-settings'
import type { ListedOrder } from '@/modules/orders/orders.service'

export interface FirstStep {
  readonly kind: 'choose' | 'pay' | 'point' | 'mail'
  readonly isDone: boolean
  /** Where it is done, without the language. */
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
 * What a new account does first, ticked by what the shop knows: nobody ticks it by hand, so it cannot be wrong. `null` once all is done,
 * and for whoever has been a customer for a while: where a name points elsewhere on purpose, the list would stay for ever.
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
