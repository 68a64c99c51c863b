import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Account } from './accounts.repository'
import type { Context } from '@/lib/context'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import { queueMail } from '@/lib/outbox/outbox'

/** Lifetime in milliseconds. */
const lifetimes = { verify: 3 * 24 * 60 * 60 * 1000, reset: 60 * 60 * 1000 } as const
type LinkPurpose = keyof typeof lifetimes

/** How long a registration can be confirmed by its link, in milliseconds. */
export const registrationLength: number = lifetimes.verify

const form = /^([0-9a-f]{32})\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{43})$/

/**
 * Signs the account's password stamp and state and, for a password reset, its address (K12), so that the link expires when one of them
 * changes. Nothing is stored.
 */
const sign = (secret: string, purpose: LinkPurpose, account: Account, expiresAt: number): string => {
  const { id, passwordStamp, isVerified, email } = account
  const signed = ['account-link', purpose, id, expiresAt, passwordStamp, isVerified, ...(purpose === 'reset' ? [email] : [])]
  return createHmac('sha256', secret).update(JSON.stringify(signed)).digest('base64url')
}

export const createLinkToken = (secret: string, purpose: LinkPurpose, account: Account, now: number): string => {
  const expiresAt = now + lifetimes[purpose]
  return `${account.id.replaceAll('-', '')}.${expiresAt.toString(36)}.${sign(secret, purpose, account, expiresAt)}`
}

/** Unverified, so it proves nothing about the caller. */
export const accountIdOf = (token: string): string | null => {
  const id = form.exec(token)?.[1]
  return id === undefined ? null : `${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20)}`
}

/** `secrets`: the current one and earlier ones whose links may still be in use. */
export const isLinkOf = (secrets: readonly string[], purpose: LinkPurpose, account: Account, token: string, now: number): boolean => {
  const [, , expiry, signature] = form.exec(token) ?? []
  if (expiry === undefined || signature === undefined) return false
  const expiresAt = Number.parseInt(expiry, 36)
  const given = Buffer.from(signature)
  const isSignedWith = (secret: string): boolean => {
    const expected = Buffer.from(sign(secret, purpose, account, expiresAt))
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
  return secrets.some(isSignedWith) && now < expiresAt
}

const links = {
  verify: { template: 'verify-email', path: '/verify-email' },
  reset: { template: 'reset-password', path: '/reset-password' },
} as const satisfies Record<LinkPurpose, { template: string; path: string }>

/** Queues the email in the caller's transaction. */
export const sendAccountLink = async (context: Context, handle: Handle, purpose: LinkPurpose, account: Account): Promise<void> => {
  const { template, path } = links[purpose]
  const token = createLinkToken(context.payload.secret, purpose, account, context.now())
  await queueMail(handle, {
    template,
    to: account.email,
    locale: account.locale,
    // W7: the name is used only for a confirmed account.
    data: { ...(account.isVerified ? { name: account.name } : {}), path: `${path}?token=${token}` },
    dedupeKey: `${template}:${account.id}:${uuidV7()}`,
  })
}
