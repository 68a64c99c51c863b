import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Handle } from '@/server/platform/database/handle'
import { openTicket, sealTicket } from '@/server/platform/sealed-ticket'
import { insertSpentChallenge } from './passkey-repository'

/** ms to answer it. */
export const challengeLength = 5 * 60 * 1000

const ownerSchema = z.object({ id: z.string(), passwordStamp: z.string() })
const schema = z.object({ challenge: z.string(), owner: ownerSchema.nullable(), endsAt: z.number() })

/** Who adds a passkey, and the password that allowed it. */
type ChallengeOwner = z.output<typeof ownerSchema>

/** What the authenticator signs. There is no `owner` yet where somebody logs in. */
export type Challenge = z.output<typeof schema>

/** Kept nowhere but in the browser that asked, sealed: however many ask, nothing grows. */
export const createChallenge = (
  payload: Payload,
  owner: ChallengeOwner | null,
  now: number,
): { readonly challenge: string; readonly ticket: string } => {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = now + challengeLength
  return { challenge, ticket: sealTicket(payload, { purpose: 'passkey', expiresAt }, { challenge, owner, endsAt: expiresAt }) }
}

export const openChallenge = (payload: Payload, ticket: string | null | undefined, now: number): Challenge | null =>
  openTicket(payload, 'passkey', schema, ticket, now)

/** K7: once. */
export const spendChallenge = (handle: Handle, { challenge, endsAt }: Challenge): Promise<boolean> =>
  insertSpentChallenge(handle, challenge, endsAt)
