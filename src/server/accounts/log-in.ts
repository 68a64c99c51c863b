import { isRefusedDemoPassword } from '@/config/demo-password'
import { ok, refuse, type Result } from '@/core/result'
import { checkPassword, hashForNobody } from './check-password'
import { forgetTries, isTriedTooOften, mayAskForMail } from './count-tries'
import { findAccountById, type Account } from './account-repository'
import { mayMail } from '@/server/platform/outbox/mail-limit-repository'
import type { Context } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { withTransaction } from '@/server/platform/with-transaction'
import type { Device, SignedIn } from './begin-session'
import { signIn, type CodeNeeded } from './sign-in'
import { sendAccountLink } from './send-account-link'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Whoever knows the password may know that the address is not confirmed yet, and gets the link once more. */
const remind = async (context: Context, account: Account): Promise<void> => {
  if (!(await mayAskForMail(context, account.email))) return
  await context.payload.db.drizzle.transaction(async (transaction) => {
    if (await mayMail(transaction, account.email)) await sendAccountLink(context, transaction, 'verify', account)
  })
}

/** A demo password is refused as a wrong one is, after the same time. */
const accountOf = async (context: Context, { email, password }: Credentials, { isOwnMachine }: Device): Promise<Account | null> => {
  if (!isRefusedDemoPassword(password, isOwnMachine)) return checkPassword(context, email, password)
  await hashForNobody(password)
  return null
}

/** Signs a customer in. Unknown, wrong and locked are one answer. */
export const logIn = async (
  context: Context,
  credentials: Credentials,
  device: Device,
): Promise<Result<SignedIn | CodeNeeded, Refusal>> => {
  const { email } = credentials
  if (await isTriedTooOften(context, email)) return refuse(refusal('too-many-requests'))
  const account = await accountOf(context, credentials, device)
  if (!account) {
    context.logger.info({ address: context.visitor }, 'A login was refused')
    return refuse(refusal('wrong-credentials'))
  }
  await forgetTries(context, email)
  if (!account.isVerified) {
    await remind(context, account)
    return refuse(refusal('email-unconfirmed'))
  }
  return withinLimit(context.payload, () =>
    withTransaction(context.payload, async (_req, transaction): Promise<Result<SignedIn | CodeNeeded, Refusal>> => {
      const current = await findAccountById(transaction, account.id, { isLocked: true })
      // A new password that was set since the old one was checked ends what the old one began.
      if (current?.passwordStamp !== account.passwordStamp) return refuse(refusal('wrong-credentials'))
      return ok(await signIn(context, transaction, current, device))
    }),
  )
}
