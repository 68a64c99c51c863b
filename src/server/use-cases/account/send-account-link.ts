import { createLinkToken, type LinkPurpose } from '../../accounts/account-links'
import type { Account } from '../../accounts/find-account'
import type { Context } from '../../context'
import type { Handle } from '../../database/handle'
import { uuidV7 } from '../../database/uuid-v7'
import { queueMail } from '../../mail/queue-mail'

const links = {
  verify: { template: 'verify-email', path: '/verify-email' },
  reset: { template: 'reset-password', path: '/reset-password' },
} as const satisfies Record<LinkPurpose, { template: string; path: string }>

/** Writes the mail with the link into the outbox of the transaction. */
export const sendAccountLink = async (context: Context, handle: Handle, purpose: LinkPurpose, account: Account): Promise<void> => {
  const { template, path } = links[purpose]
  const token = createLinkToken(context.payload.secret, purpose, account, context.now())
  await queueMail(handle, {
    template,
    to: account.email,
    locale: account.locale,
    data: { name: account.name, path: `${path}?token=${token}` },
    dedupeKey: `${template}:${account.id}:${uuidV7()}`,
  })
}
