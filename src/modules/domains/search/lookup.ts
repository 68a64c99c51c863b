import { domainToASCII } from 'node:url'
import { dnsRecordTypes, type DnsAnswer, type DnsRecordType, type RegistrationAnswer } from '@/core/domains/registry'
import { hostOf, parsePublicName } from '@/core/domains/parse-domain'
import { ok, err, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { parseTransferDomain } from '@/core/domains/transfers'

interface DnsLookup {
  readonly domain: string
  readonly isSimulated: boolean
  readonly answers: readonly DnsAnswer[]
}

/** Converts `münchen.example` to Punycode. Leaves invalid input as it is, for the parser to reject. */
const toAscii = (typed: string): string => (/[^\p{ASCII}]/u.test(typed) ? domainToASCII(hostOf(typed)) || typed : typed)

export const lookupDns = async (context: Context, typed: string, type?: DnsRecordType): Promise<Result<DnsLookup, DomainError>> => {
  const name = parsePublicName(toAscii(typed))
  if (!name.ok) {
    return err(
      name.error === 'private'
        ? refusal('name-not-public', { field: 'domain' })
        : { kind: 'domain-name', error: name.error, field: 'domain' },
    )
  }
  const { dns } = context
  return ok({
    domain: name.value,
    isSimulated: dns.isSimulated ?? false,
    answers: await dns.resolve(name.value, type ? [type] : dnsRecordTypes),
  })
}

interface WhoisLookup {
  readonly domain: string
  readonly answer: RegistrationAnswer
}

/** Requires a complete domain: a missing extension counts as an invalid format (§5). */
export const lookupWhois = async (context: Context, typed: string): Promise<Result<WhoisLookup, DomainError>> => {
  const name = parseTransferDomain(typed)
  if (!name.ok) {
    return err({ kind: 'domain-name', error: name.error === 'extensionMissing' ? 'invalidFormat' : name.error, field: 'domain' })
  }
  const { domain } = name.value
  return ok({ domain, answer: await context.registrations.lookUp(domain) })
}
