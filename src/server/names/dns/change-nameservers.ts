import { randomUUID } from 'node:crypto'
import { parseNameservers } from '@/core/dns/nameservers'
import { ok, refuse, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { withTransaction } from '@/server/platform/with-transaction'
import { replaceJob } from '../registrar/replace-job'
import { findOwnDelegation, updateNameservers } from './delegation-repository'

/** `ours`: the shop's own, whose records are written on the name's page. */
export type NameserverChoice = { readonly kind: 'ours' } | { readonly kind: 'own'; readonly names: readonly string[] }

const isSame = (left: readonly string[] | null, right: readonly string[] | null): boolean => JSON.stringify(left) === JSON.stringify(right)

const listOf = (zone: string, choice: NameserverChoice, isServed: boolean): Result<readonly string[] | null, Refusal> => {
  if (choice.kind === 'ours') return isServed ? ok(null) : refuse(refusal('not-found'))
  const parsed = parseNameservers(zone, choice.names)
  return parsed.ok
    ? parsed
    : refuse(refusal('nameservers', { field: 'names', values: { fault: parsed.error.fault, value: parsed.error.value ?? '' } }))
}

/** N8: whom a name is delegated to. The registrar is asked for it; an earlier change that still waits is taken back. */
export const changeNameservers = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  choice: NameserverChoice,
): Promise<Result<null, Refusal>> => {
  const { payload, dnsHost } = context
  const list = listOf(domain.toLowerCase(), choice, dnsHost !== null)
  if (!list.ok) return list
  return withinLimit(payload, () =>
    withTransaction(payload, async (req, transaction): Promise<Result<null, Refusal>> => {
      const own = await findOwnDelegation(transaction, id, domain, { isLocked: true })
      if (own === null) return refuse(refusal('not-found'))
      if (isSame(own.nameservers, list.value)) return ok(null)
      await updateNameservers(transaction, own.id, list.value)
      const nameservers = list.value ?? dnsHost?.nameservers ?? []
      await replaceJob(context, req, { kind: 'nameservers', domain: own.name }, (registrar) =>
        registrar.setNameservers({ key: `nameservers:${own.id}:${randomUUID()}`, domain: own.name, order: own.orderId, nameservers }),
      )
      return ok(null)
    }),
  )
}
