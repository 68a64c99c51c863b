import type { AccountDomain } from '@/modules/accounts/answers-schema'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import type { ShownAmounts } from '@/ui/price/price'

/** Something that falls due: a term, or the day of a name. */
export interface NextStep {
  readonly kind: 'renewal' | 'expires' | 'ends' | 'redemption'
  readonly name: string
  /** Its page in the account, without the language. */
  readonly path: string
  /** ISO 8601. */
  readonly at: string
  /** Nothing is paid for a name that is let go. */
  readonly amounts: ShownAmounts | null
}

interface Prices {
  /** A year of a name and what hangs on it, in every currency. */
  readonly yearOf: (domain: AccountDomain) => ShownAmounts | null
  readonly amountOf: (payment: Pick<SubscriptionRecord, 'amount' | 'currency'>) => string
}

/** U1: the day the next term is due, at what this one cost; or the day it ends. */
const dueOf = (subscription: SubscriptionRecord, amountOf: Prices['amountOf']): NextStep => {
  const { id, name, termEnd, cancelAtEnd } = subscription
  const path = `/subscriptions/${id}`
  const at = new Date(termEnd).toISOString()
  return cancelAtEnd
    ? { kind: 'ends', name, path, at, amounts: null }
    : { kind: 'renewal', name, path, at, amounts: amountOf(subscription) }
}

/** The next day on which something happens to a name that is held. */
const stepOf = (domain: AccountDomain, yearOf: Prices['yearOf']): readonly NextStep[] => {
  const { domain: name, state, expiresAt, until, autoRenew } = domain
  const path = `/my-domains/${name}`
  if (state === 'grace' && until !== null) return [{ kind: 'redemption', name, path, at: until, amounts: null }]
  if ((state !== 'registered' && state !== 'renewing') || expiresAt === null) return []
  return [
    autoRenew
      ? { kind: 'renewal', name, path, at: expiresAt, amounts: yearOf(domain) }
      : { kind: 'expires', name, path, at: expiresAt, amounts: null },
  ]
}

/** What comes next, soonest first. */
export const nextSteps = (
  domains: readonly AccountDomain[],
  subscriptions: readonly SubscriptionRecord[],
  { yearOf, amountOf }: Prices,
): readonly NextStep[] => {
  const names = domains.flatMap((domain) => stepOf(domain, yearOf))
  const running = subscriptions.map((subscription) => dueOf(subscription, amountOf))
  return [...names, ...running].sort((first, second) => first.at.localeCompare(second.at))
}
