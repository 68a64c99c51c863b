import { z } from 'zod'
import { recoveryCodeCount } from '@/core/accounts/accounts'
import { requiredText } from '@/lib/http/text'
import { knownPassword } from '@/modules/accounts/schema'

const typedCode = requiredText(64)

export const loginCodeSchema = z.strictObject({ code: typedCode }).meta({ id: 'LoginCode' })

export const turnOnSchema = z.strictObject({ code: typedCode, password: knownPassword }).meta({ id: 'TwoStepConfirmation' })

export const withPasswordSchema = z.strictObject({ password: knownPassword }).meta({ id: 'PasswordConfirmation' })

const recoveryCodes = z.array(z.string()).length(recoveryCodeCount)

/** Shown only during setup. */
export const setupSchema = z
  .strictObject({
    secret: z.string(),
    uri: z.string().meta({ description: 'Content of the QR code for an authenticator app.' }),
    recoveryCodes,
  })
  .meta({ id: 'TwoStepSetup' })

export const newCodesSchema = z.strictObject({ recoveryCodes }).meta({ id: 'RecoveryCodes' })

export const twoStepSchema = z
  .strictObject({ isOn: z.boolean(), since: z.iso.datetime().nullable(), recoveryCodesLeft: z.int() })
  .meta({ id: 'TwoStepLogin' })

export type TwoStepState = z.output<typeof twoStepSchema>
