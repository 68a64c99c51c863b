import { z } from 'zod'
import { mostYears } from '@/core/pricing/prices'
import { locales } from '@/lib/config/locales'
import { normalisePassword } from '@/core/accounts/accounts'
import { isWeakPassword, shortestPassword } from '@/core/accounts/password-strength'
import { ofCountry } from '@/modules/checkout/address-schema'
import { billingAddressSchema, vatIdText } from '@/modules/checkout/schema'
import { emailAddress, nameText, plainText, typedOrderNumber, withoutLink } from '@/lib/http/text'

/** Limits the cost of hashing. */
const passwordText = z.string().max(200)
/** An existing password; the strength rules don't apply. */
export const knownPassword = passwordText.min(1)
const newPassword = passwordText
  .overwrite(normalisePassword)
  .min(shortestPassword)
  .refine((value) => !isWeakPassword(value))

const linkToken = z.string().regex(/^[0-9A-Za-z._-]{1,128}$/)

/** An empty line clears the field. */
const optionalLine = (maximum: number) =>
  plainText(maximum)
    .trim()
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .optional()

interface NamedPassword {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** K8: rejects passwords that an acquaintance could guess. */
export const isStrongPassword = ({ name, email, password }: NamedPassword): boolean => !isWeakPassword(password, email, name)

export const registrationSchema = z
  .strictObject({ name: nameText(120), email: emailAddress, password: newPassword })
  .refine(isStrongPassword, { path: ['password'] })
  .meta({ id: 'AccountRegistration' })

/** Registration from a guest's order page, which asks only for a password (K20). */
export const orderRegistrationSchema = z.strictObject({ orderNumber: typedOrderNumber, password: newPassword })

export const loginSchema = z.strictObject({ email: emailAddress, password: knownPassword }).meta({ id: 'Login' })

export const verifySchema = z.strictObject({ token: linkToken, password: knownPassword }).meta({ id: 'EmailConfirmation' })

/** K12: `token` is the complete encrypted ticket. */
export const confirmEmailSchema = z.strictObject({ token: z.string().min(1).max(1_000), password: knownPassword })

export const emailChangeSchema = z.strictObject({ email: emailAddress, password: knownPassword })

export const forgotPasswordSchema = z.strictObject({ email: emailAddress }).meta({ id: 'ForgottenPassword' })

export const orderLinkSchema = z.strictObject({ orderNumber: typedOrderNumber, email: emailAddress }).meta({ id: 'OrderLink' })

export const resetPasswordSchema = z.strictObject({ token: linkToken, password: newPassword }).meta({ id: 'PasswordReset' })

export const changePasswordSchema = z.strictObject({ currentPassword: knownPassword, newPassword }).meta({ id: 'PasswordChange' })

/** Omitted fields stay unchanged. */
export const profileChangeSchema = z
  .strictObject({
    name: nameText(120).optional(),
    company: withoutLink(optionalLine(120)),
    vatId: vatIdText
      .transform((value) => (value === '' ? null : value))
      .nullable()
      .optional(),
    phone: optionalLine(40),
    /** Replaced as a whole; `null` clears it. */
    billingAddress: ofCountry(billingAddressSchema).nullable().optional(),
    locale: z.enum(locales).optional(),
  })
  .meta({ id: 'ProfileChange' })

export const deleteAccountSchema = z.strictObject({ password: knownPassword }).meta({ id: 'AccountDeletion' })

export const claimOrderSchema = z
  .strictObject({ orderNumber: typedOrderNumber, token: z.string().max(128).optional() })
  .meta({ id: 'OrderClaim' })

/** U43: includes every amount shown. */
export const renewalConfirmationSchema = z.object({
  years: z.coerce.number().int().min(1).max(mostYears),
  figures: z.string().min(1).max(4_000),
})

export const domainChangeSchema = z
  .strictObject({
    autoRenew: z
      .boolean()
      .optional()
      .meta({ description: 'Whether a renewal is ordered before the domain expires. `false` also turns off `autoCharge`.' }),
    autoCharge: z
      .boolean()
      .optional()
      .meta({ description: 'Whether that renewal is charged to the saved card. `true` also turns on `autoRenew`.' }),
    isLocked: z.boolean().optional(),
  })
  .refine(({ autoRenew, autoCharge }) => !(autoRenew === false && autoCharge === true), { path: ['autoCharge'] })
  .meta({ id: 'DomainChange' })

export type Registration = z.output<typeof registrationSchema>
export type ProfileChange = z.output<typeof profileChangeSchema>
export type DomainChange = z.output<typeof domainChangeSchema>
