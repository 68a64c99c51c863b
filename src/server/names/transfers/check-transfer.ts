import { judgeTransfer, type TransferWarning } from '@/core/transfers/judge-transfer'
import { parseAuthorizationCode } from '@/core/transfers/parse-authorization-code'
import { parseTransferDomain, type TransferDomain } from '@/core/transfers/parse-transfer-domain'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { findNameHolds } from '../holds/hold-repository'
import { firstClaimRefusal, type Buyer } from '../holds/claim-refusal'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { sealText } from '@/server/platform/sealed-text'

export interface CheckedTransfer {
  readonly transfer: TransferDomain
  readonly warnings: readonly TransferWarning[]
}

/** N1, N2: whether a name can be moved here, and what its holder should know before. */
export const checkTransfer = async (context: Context, typed: string, buyer: Buyer): Promise<Result<CheckedTransfer, Refusal>> => {
  const name = parseTransferDomain(typed)
  if (!name.ok) {
    return refuse({ kind: 'domain-name', error: name.error === 'extensionMissing' ? 'invalidFormat' : name.error, field: 'domain' })
  }
  const { domain } = name.value
  const holds = await findNameHolds(context.payload.db.drizzle, [domain], context.now())
  const claimed = firstClaimRefusal([{ name: domain, operation: 'transfer' }], holds, buyer)
  if (claimed) return refuse(claimed)
  const judged = judgeTransfer(await context.registrations.lookUp(domain), context.now())
  if (judged.ok) return ok({ transfer: name.value, warnings: judged.value })
  return refuse(refusal('domain-not-registered', { values: { domain }, details: { domains: [{ domain, status: 'available' }] } }))
}

const codeErrors = { required: 'authorization-code-required', invalid: 'authorization-code-invalid' } as const

/** N3, R11: a code as it may lie in the database; without one nothing is moved. */
export const sealCode = (context: Pick<Context, 'payload'>, typed: string, field = 'authorizationCode'): Result<string, Refusal> => {
  const code = parseAuthorizationCode(typed)
  return code.ok ? ok(sealText(context.payload, code.value)) : refuse(refusal(codeErrors[code.error], { field }))
}
