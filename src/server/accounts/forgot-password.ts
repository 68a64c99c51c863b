import { mayAskForMail } from './count-tries'
import { inConstantTime } from '@/server/platform/constant-time'
import { findAccountByEmail } from './account-repository'
import { mayMail } from '@/server/platform/outbox/mail-limit-repository'
import type { Context } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { normaliseEmail } from '@/server/platform/normalise-email'
import { sendAccountLink } from './send-account-link'

/** Mails a link to a new password, if the address has an account; the answer and its time are the same if it has none. */
export const forgotPassword = (context: Context, address: string): Promise<void> =>
  inConstantTime(async () => {
    const email = normaliseEmail(address)
    if (!(await mayAskForMail(context, email))) return
    await withinLimit(context.payload, () =>
      context.payload.db.drizzle.transaction(async (transaction) => {
        const isMailed = await mayMail(transaction, email)
        const account = await findAccountByEmail(transaction, email)
        if (account && isMailed) await sendAccountLink(context, transaction, 'reset', account)
      }),
    )
  })
