import { readTypedCode, type TypedCode } from '@/core/accounts/typed-code'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { withTransaction, type Transaction } from '@/server/platform/with-transaction'
import { countCode, forgetCodes, type CodeTry } from '@/server/second-factor/count-codes'
import { findFactor } from '@/server/second-factor/second-factor-repository'
import { spendCode } from '@/server/second-factor/spend-code'
import { findAccountById } from './account-repository'
import { beginSession, type Device, type SignedIn } from './begin-session'
import { openLoginStep, type LoginStep } from './login-step'
import { tellOwner } from './tell-owner'

const wrongCode = refusal('wrong-code', { field: 'code' })

const enter = async (
  context: Context,
  handle: Transaction,
  step: LoginStep,
  typed: TypedCode,
  device: Device,
): Promise<Result<SignedIn, Refusal>> => {
  const account = await findAccountById(handle, step.account, { isLocked: true })
  const factor = account && (await findFactor(handle, { kind: 'customer', id: account.id }))
  // Another password, or another factor, since the first step: it has to be taken again.
  if (!account?.isVerified || factor?.id !== step.factor || account.passwordStamp !== step.stamp) return refuse(refusal('begin-again'))
  if (!(await spendCode(context.payload, handle, factor, typed, context.now()))) return refuse(wrongCode)
  if (typed.kind === 'recovery') await tellOwner(handle, account, { kind: 'recovery-code-used', codesLeft: factor.codesLeft - 1 })
  return ok(await beginSession(context, handle, account, device))
}

/** K5: whoever guesses has the password. Its owner is told once an hour at most, and nobody is shut out for good. */
const warnOwner = async (context: Context, { account: id, factor }: LoginStep): Promise<void> => {
  const account = await findAccountById(context.payload.db.drizzle, id)
  const hour = Math.floor(context.now() / 3_600_000)
  if (account) await tellOwner(context.payload.db.drizzle, account, { kind: 'codes-guessed' }, `${factor}:${hour}`)
}

/** The second step of a login: a code of the app, or a recovery code. */
export const enterCode = async (
  context: Context,
  { ticket, code }: { readonly ticket: string | null | undefined; readonly code: string },
  device: Device,
): Promise<Result<SignedIn, Refusal>> => {
  const step = openLoginStep(context.payload, ticket, context.now())
  if (!step) return refuse(refusal('begin-again'))
  const typed = readTypedCode(code)
  if (!typed) return refuse(wrongCode)
  const each: CodeTry = { payload: context.payload, visitor: context.visitor, factorId: step.factor, passwordStamp: step.stamp }
  const wait = await countCode(each, typed)
  if (wait) {
    if (wait.isOfAccount) await warnOwner(context, step)
    return refuse(refusal('too-many-tries', { values: { minutes: Math.ceil(wait.seconds / 60) } }))
  }
  const entered = await withinLimit(context.payload, () =>
    withTransaction(context.payload, (_req, transaction) => enter(context, transaction, step, typed, device)),
  )
  if (entered.ok) await forgetCodes(each)
  else context.logger.info({ address: context.visitor }, 'A code of the second step was refused')
  return entered
}
