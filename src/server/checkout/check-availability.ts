import type { ClaimedName } from '@/core/domains/claimed-names'
import { withClaim } from '@/core/domains/name-claim'
import type { Context } from '@/server/platform/context'
import { findNameHolds } from '@/server/names/holds/hold-repository'
import { firstClaimRefusal, type Buyer } from '@/server/names/holds/claim-refusal'
import { refusal, type Refusal } from '@/server/platform/refusals'

/**
 * S8, N1: every name is asked for again before anything is charged, here as well as at the registry. S3: what is `unknown`
 * cannot be registered. N2: what is free cannot be moved, and what is unknown can.
 */
export const findUnavailable = async (context: Context, names: readonly ClaimedName[], buyer: Buyer): Promise<Refusal | null> => {
  if (names.length === 0) return null
  const asked = names.map(({ name }) => name)
  const [answers, holds] = await Promise.all([
    context.registry.checkAvailability(asked),
    findNameHolds(context.payload.db.drizzle, asked, context.now()),
  ])
  const spokenFor = firstClaimRefusal(names, holds, buyer)
  const judged = names.map(({ name, operation }) => {
    const status = answers.find(({ domain }) => domain === name)?.status ?? 'unknown'
    return { operation, isClaimed: holds.has(name), answer: withClaim({ domain: name, status }, holds.get(name)?.claim) }
  })
  const domains = judged
    .filter(({ operation, isClaimed, answer }) => isClaimed || (operation === 'register' && answer.status !== 'available'))
    .map(({ answer }) => answer)
  if (spokenFor) return spokenFor.kind === 'error' ? { ...spokenFor, details: { ...spokenFor.details, domains } } : spokenFor
  const [first] = domains
  if (first) return refusal('domain-unavailable', { values: { domain: first.domain }, details: { domains } })
  const free = judged.find(({ operation, answer }) => operation === 'transfer' && answer.status === 'available')?.answer
  return free ? refusal('domain-not-registered', { values: { domain: free.domain }, details: { domains: [free] } }) : null
}
