import { mayAskForMail } from '../../accounts/count-tries'
import { evenly } from '../../accounts/evenly'
import { findAccountByEmail } from '../../accounts/find-account'
import { mayMail } from '../../accounts/may-mail'
import type { Context } from '../../context'
import { inTurn } from '../../database/in-turn'
import { normaliseEmail } from '../../normalise-email'
import { sendAccountLink } from './send-account-link'

/** Mails a link to a new password, if the address has an account; the answer and its time are the same if it has none. */
export const forgotPassword = (context: Context, address: string): Promise<void> =>
  evenly(async () => {
    const email = normaliseEmail(address)
    if (!(await mayAskForMail(context, email))) return
    await inTurn(context.payload, () =>
      context.payload.db.drizzle.transaction(async (transaction) => {
        const isMailed = await mayMail(transaction, email)
        const account = await findAccountByEmail(transaction, email)
        if (account && isMailed) await sendAccountLink(context, transaction, 'reset', account)
      }),
    )
  })
