import { createLinkToken, type LinkPurpose } from './account-links'
import type { Account } from './account-repository'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { uuidV7 } from '@/server/platform/database/uuid-v7'
import { queueMail } from '@/server/platform/outbox/queue-mail'

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
    // W7
    data: { ...(account.isVerified ? { name: account.name } : {}), path: `${path}?token=${token}` },
    dedupeKey: `${template}:${account.id}:${uuidV7()}`,
  })
}
