import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { Passkey } from './passkey-repository'
import { relyingParty } from './relying-party'

/** Whoever has one for this shop: no e-mail address is asked for, and none is told. */
export const loginOptions = (challenge: string): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
  })

/** Some authenticators say whose passkey it is, as they were told when it was made. */
const isOfOwner = (userHandle: string | undefined, { customerId }: Passkey): boolean =>
  userHandle === undefined || Buffer.from(userHandle, 'base64url').toString('utf8') === customerId

/** The passkey as it stands after it was used, if this is its answer to the challenge; `null` otherwise. A counter that went back is a copy. */
export const recognise = async (
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
