import { beforeAll, describe, expect, it } from 'vitest'
import type { Passkey } from '@/modules/auth/passkeys/passkeys.repository'
import { createAuthenticator } from '../../../support/accounts/software-authenticator'
import { testEnvironment } from '../../../support/test-environment'

const owner = { id: '01990000-0000-7000-8000-000000000001', email: 'ada@example.com', name: 'Ada' }
const challenge = Buffer.alloc(32, 7).toString('base64url')

let registration: typeof import('@/modules/auth/passkeys/passkey')
let recognition: typeof import('@/modules/auth/passkeys/passkey')
beforeAll(async () => {
  Object.assign(process.env, testEnvironment, { DATABASE_URL: 'postgres://localhost/none' })
  registration = await import('@/modules/auth/passkeys/passkey')
  recognition = await import('@/modules/auth/passkeys/passkey')
})

const kept = async (device: ReturnType<typeof createAuthenticator>): Promise<Passkey | null> => {
  const made = await registration.readRegistration(
    { ...device.make({ challenge }), type: 'public-key', clientExtensionResults: {} },
    challenge,
  )
  return made && { ...made, id: 'one', customerId: owner.id, name: 'Phone', createdAt: 0, lastUsedAt: null }
}
const used = async (device: ReturnType<typeof createAuthenticator>, passkey: Passkey, asked = challenge) =>
  recognition.verifyLogin({ ...device.answer({ challenge: asked }), type: 'public-key', clientExtensionResults: {} }, challenge, passkey)

describe('a passkey', () => {
  it('K7: is requested without a username, with user verification, for this shop', async () => {
    const make = await registration.registrationOptions(owner, 'Hostfront', challenge, [])
    expect(make).toMatchObject({
      challenge,
      rp: { id: 'localhost', name: 'Hostfront' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const asked = await recognition.loginOptions(challenge)
    expect([asked.challenge, asked.rpId, asked.userVerification, asked.allowCredentials ?? []]).toEqual([
      challenge,
      'localhost',
      'required',
      [],
    ])
  })

  it('K7: is accepted with the response to its challenge', async () => {
    const device = createAuthenticator()
    const passkey = await kept(device)
    expect(passkey).toMatchObject({ transports: ['internal'], isBackedUp: true })
    if (!passkey) return
    expect(await used(device, passkey)).toMatchObject({ id: 'one', isBackedUp: true })
    expect(await used(device, passkey, Buffer.alloc(32, 8).toString('base64url'))).toBeNull()
    expect(await used(createAuthenticator(), passkey)).toBeNull()
  })

  it('K7: is rejected for another user', async () => {
    const device = createAuthenticator()
    const passkey = await kept(device)
    if (!passkey) throw new Error('it was not kept')
    const said = device.answer({ challenge })
    const of = (id: string) => {
      const response = { ...said.response, userHandle: Buffer.from(id).toString('base64url') }
      return recognition.verifyLogin({ ...said, type: 'public-key', clientExtensionResults: {}, response }, challenge, passkey)
    }
    expect(await of('01990000-0000-7000-8000-000000000002')).toBeNull()
    expect(await of(owner.id)).toMatchObject({ id: 'one' })
  })

  it('K7: with a lower counter counts as a clone', async () => {
    const device = createAuthenticator()
    const passkey = await kept(device)
    if (!passkey) throw new Error('it was not kept')
    const first = await used(device, passkey)
    device.turnBack(2)
    expect([first !== null, await used(device, { ...passkey, counter: first?.counter ?? 0 })]).toEqual([true, null])
  })

  it('K7: is rejected at login when the device did not verify its user', async () => {
    const device = createAuthenticator()
    const passkey = await kept(device)
    if (!passkey) throw new Error('it was not kept')
    const logIn = (isUserVerified: boolean) => {
      const answer = device.answer({ challenge }, { isUserVerified })
      return recognition.verifyLogin({ ...answer, type: 'public-key', clientExtensionResults: {} }, challenge, passkey)
    }
    expect(await logIn(false)).toBeNull()
    expect(await logIn(true)).toMatchObject({ id: 'one' })
  })

  it.each([
    ['of another address', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['that asked for no finger, face or PIN', { isVerified: false }],
  ])('K7: is not stored if %s', async (_, making) => {
    expect(await kept(createAuthenticator(making))).toBeNull()
  })
})
