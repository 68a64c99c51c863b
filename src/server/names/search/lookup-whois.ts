import { parseTransferDomain } from '@/core/transfers/parse-transfer-domain'
import type { RegistrationAnswer } from '@/core/domains/registration-lookup'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import type { Refusal } from '@/server/platform/refusals'

export interface WhoisLookup {
  readonly domain: string
  readonly answer: RegistrationAnswer
}

/** What the registry tells of a whole name (§5 decides what is one). */
export const lookupWhois = async (context: Context, typed: string): Promise<Result<WhoisLookup, Refusal>> => {
  const name = parseTransferDomain(typed)
  if (!name.ok) {
    return refuse({ kind: 'domain-name', error: name.error === 'extensionMissing' ? 'invalidFormat' : name.error, field: 'domain' })
  }
  const { domain } = name.value
  return ok({ domain, answer: await context.registrations.lookUp(domain) })
}
