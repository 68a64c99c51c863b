import { isHeld } from '@/core/domains/lifecycle'
import { cardText } from '@/core/payments/types'
import { accountClosureLimits, cardLimits } from '@/lib/config/limits'
import type { Context, SignedInCustomer } from '@/lib/context'
import type { MailData } from '@/lib/outbox/email-data'
import { listDomains } from '@/modules/domains/domains.service'
import { findCardsOf } from '@/modules/payments/saved-methods/saved-methods.repository'
import { listPartsOfCustomer, type DuePart } from '@/modules/subscriptions/parts'
import { findSubscriptionsOfCustomer, type SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'

/** U48: what ends with an account, and what remains. */
export interface AccountClosure {
  /** Active subscriptions; each runs to the end of its paid term. */
  readonly subscriptions: readonly SubscriptionRecord[]
  /** Registered until `expiresAt` and not renewed afterwards. */
  readonly domains: readonly { readonly domain: string; readonly expiresAt: string | null }[]
  /** Installments that remain due. */
  readonly parts: readonly DuePart[]
  /** Deleted at once, also at the payment provider. */
  readonly cards: readonly string[]
}

export const loadAccountClosure = async (context: Context, customer: Pick<SignedInCustomer, 'id'>): Promise<AccountClosure> => {
  const { drizzle } = context.payload.db
  const [subscriptions, domains, parts, cards] = await Promise.all([
    findSubscriptionsOfCustomer(drizzle, customer.id, { offset: 0, limit: accountClosureLimits.listed }),
    listDomains(context, customer, 'USD'),
    listPartsOfCustomer(context, customer),
    findCardsOf(drizzle, customer.id, cardLimits.listed),
  ])
  return {
    subscriptions: subscriptions.filter(({ state }) => state !== 'ended'),
    domains: domains
      .filter(({ state }) => isHeld(state))
      .map(({ domain, expiresAt }) => ({ domain, expiresAt }))
      .slice(0, accountClosureLimits.listed),
    parts,
    cards: cards.map(cardText),
  }
}

/** Closure data for the email to the owner. A past-due subscription ends `now`. */
export const closureForMail = (
  { subscriptions, domains, parts }: AccountClosure,
  now: number,
): Omit<MailData['account-deleted'], 'name'> => ({
  subscriptions: subscriptions.map(({ name, termEnd }) => ({ name, endsAt: new Date(Math.max(termEnd, now)).toISOString() })),
  domains: domains.flatMap(({ domain, expiresAt }) => (expiresAt === null ? [] : [{ domain, expiresAt }])),
  isOwed: parts.length > 0,
})
