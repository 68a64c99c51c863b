import { z } from 'zod'
import { recoveryCodeCount } from '@/core/accounts/accounts'
import { requiredText } from '@/lib/http/text'
import { knownPassword } from '@/modules/accounts/schema'

const typedCode = requiredText(64)

export const loginCodeSchema = z.strictObject({ code: typedCode }).meta({ id: 'LoginCode' })

export const enableTwoStepSchema = z.strictObject({ code: typedCode, password: knownPassword }).meta({ id: 'TwoStepConfirmation' })

export const withPasswordSchema = z.strictObject({ password: knownPassword }).meta({ id: 'PasswordConfirmation' })

const recoveryCodes = z.array(z.string()).length(recoveryCodeCount)

/** Shown only during setup. */
export const setupSchema = z
  .strictObject({
    secret: z.string(),
    uri: z.string().meta({ description: 'URI to show as a QR code to an authenticator app.' }),
    recoveryCodes,
  })
  .meta({ id: 'TwoStepSetup' })

export const newCodesSchema = z.strictObject({ recoveryCodes }).meta({ id: 'RecoveryCodes' })

export const twoStepSchema = z
  .strictObject({ isOn: z.boolean(), since: z.iso.datetime().nullable(), recoveryCodesLeft: z.int() })
  .meta({ id: 'TwoStepLogin' })

export type TwoStepState = z.output<typeof twoStepSchema>

const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/)

/** Fields common to all authenticators; others are dropped. */
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') }

const transports = z.array(z.string().max(32)).max(8)

const registration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(40_000), transports: transports.optional() }),
})

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).optional(),
  }),
})

export const newPasskeySchema = z.strictObject({ name: requiredText(60), response: registration }).meta({ id: 'NewPasskey' })

export const passkeyLoginSchema = z.strictObject({ response: assertion }).meta({ id: 'PasskeyLogin' })

/** WebAuthn Level 3 JSON, passed on unchanged. */
export const passkeyOptionsSchema = z.strictObject({ options: z.record(z.string(), z.unknown()) }).meta({ id: 'PasskeyOptions' })

export const passkeyListSchema = z
  .strictObject({
    passkeys: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
        isBackedUp: z.boolean().meta({ description: 'Whether the passkey is synced across devices.' }),
      }),
    ),
  })
  .meta({ id: 'PasskeyList' })

export type PasskeyList = z.output<typeof passkeyListSchema>
