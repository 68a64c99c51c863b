import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Handle } from '@/lib/db/sql'
import { decryptTicket, encryptTicket } from '@/lib/crypto/encryption'
import { insertUsedChallenge, type Passkey } from './passkeys.repository'
import { environment } from '@/lib/config/env'
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'

/** Milliseconds. */
export const challengeLength = 5 * 60 * 1000

const ownerSchema = z.object({ id: z.string(), passwordStamp: z.string() })
const schema = z.object({ challenge: z.string(), owner: ownerSchema.nullable(), endsAt: z.number() })

/** The account, and the password stamp that authorised adding a passkey. */
type ChallengeOwner = z.output<typeof ownerSchema>

/** `owner` is null for a login. */
export type Challenge = z.output<typeof schema>

/** The browser holds the challenge in an encrypted ticket, so that requests store nothing. */
export const createChallenge = (
  payload: Payload,
  owner: ChallengeOwner | null,
  now: number,
): { readonly challenge: string; readonly ticket: string } => {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = now + challengeLength
  return { challenge, ticket: encryptTicket(payload, { purpose: 'passkey', expiresAt }, { challenge, owner, endsAt: expiresAt }) }
}

export const openChallenge = (payload: Payload, ticket: string | null | undefined, now: number): Challenge | null =>
  decryptTicket(payload, 'passkey', schema, ticket, now)

/** K7: false if it was used before. */
export const consumeChallenge = (handle: Handle, { challenge, endsAt }: Challenge): Promise<boolean> =>
  insertUsedChallenge(handle, challenge, endsAt)

const relyingParty = (): { readonly id: string; readonly origin: string } => {
  const { hostname, origin } = new URL(environment().SITE_URL)
  return { id: hostname, origin }
}

/** Discoverable credentials, so that no email address is requested or revealed. */
export const loginOptions = (challenge: string): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
  })

/** Some authenticators return the user handle set at registration. */
const isOfOwner = (userHandle: string | undefined, { customerId }: Passkey): boolean =>
  userHandle === undefined || Buffer.from(userHandle, 'base64url').toString('utf8') === customerId

/** The updated passkey; `null` if the response is invalid. A counter that decreased indicates a clone. */
export const verifyLogin = async (
  response: AuthenticationResponseJSON,
  challenge: string,
  passkey: Passkey,
): Promise<Pick<Passkey, 'id' | 'counter' | 'isBackedUp'> | null> => {
  if (!isOfOwner(response.response.userHandle, passkey)) return null
  const { id, origin } = relyingParty()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: [...passkey.transports],
    },
  }).catch(() => null)
  if (!verified?.verified) return null
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { id: passkey.id, counter: newCounter, isBackedUp: credentialBackedUp }
}

interface Owner {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** Requests a discoverable credential with user verification. */
export const registrationOptions = (
  owner: Owner,
  shop: string,
  challenge: string,
  known: readonly Passkey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpName: shop,
    rpID: relyingParty().id,
    userName: owner.email,
    userDisplayName: owner.name,
    userID: new TextEncoder().encode(owner.id),
    challenge: Buffer.from(challenge, 'base64url'),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>

/** `null` unless the response answers this challenge from this origin. */
export const readRegistration = async (response: RegistrationResponseJSON, challenge: string): Promise<NewPasskey | null> => {
  const { id, origin } = relyingParty()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { credential, credentialBackedUp } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
  }
}
