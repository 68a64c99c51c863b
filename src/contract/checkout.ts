import { z } from 'zod'
import { withoutDust } from '@/core/money/major'
import { isPhone, normalisePhone } from '@/core/domains/name-contacts'
import { isVatId, normaliseVatId } from '@/core/invoices/vat-id'
import { orderRequestSchema } from './quote-request'
import { currencyCode, nameText, plainText, requiredText, withoutLink } from './text'

/** Typed by a visitor: optional lines may come empty. */
const optionalText = (maximum: number) =>
  plainText(maximum)
    .trim()
    .transform((value) => (value === '' ? undefined : value))
    .optional()

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Groups and placeholders that have a name but are no country. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB'])

const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .refine((code) => /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && regionNames.of(code) !== undefined)

const expectedTotal = z.number().min(0).max(1e11).transform(withoutDust)

/** I6: spaces and dots are how people write it, and no part of it. Empty is none. */
export const vatIdText = plainText(40)
  .transform((value) => normaliseVatId(value))
  .refine((value) => value === '' || isVatId(value))

export const contactSchema = z.strictObject({
  email: z.string().trim().max(254).pipe(z.email()),
  name: nameText(120),
  company: withoutLink(optionalText(120)),
  vatId: vatIdText
    .transform((value) => (value === '' ? undefined : value))
    .optional()
    .meta({ description: 'VAT number of the company, with the two letters of its country, such as DE123456789.' }),
})

export const billingAddressSchema = z.strictObject({
  line1: requiredText(200),
  line2: optionalText(200),
  city: requiredText(120),
  region: optionalText(120),
  postalCode: requiredText(20),
  country: country.meta({ description: 'ISO 3166-1 alpha-2, such as DE.' }),
})

/** E.164, however it is written. */
export const phoneText = plainText(40)
  .transform((typed) => normalisePhone(typed))
  .refine(isPhone)

/** N9: somebody a registry is told of. */
export const registrantSchema = z.strictObject({
  name: nameText(120),
  organisation: withoutLink(optionalText(120)),
  email: z.string().trim().max(254).pipe(z.email()),
  phone: phoneText.meta({ description: 'With the code of the country, such as +44 20 7946 0000.' }),
  ...billingAddressSchema.shape,
})

export const paymentMethods = ['offline', 'stripe', 'sandbox'] as const

export const checkoutRequestSchema = z
  .strictObject({
    contact: contactSchema,
    billingAddress: billingAddressSchema,
    registrant: registrantSchema.optional().meta({ description: 'Who will own the names of the order, where that is not whoever pays.' }),
    paymentMethod: z.enum(paymentMethods),
    expectedTotal,
    expectedCurrency: currencyCode,
    acceptTerms: z.boolean().default(false),
    keepCard: z
      .boolean()
      .optional()
      .meta({ description: 'The buyer agrees that the card is kept and pays the renewals of what is bought here. Never assumed.' }),
    cart: orderRequestSchema.optional(),
  })
  .meta({ id: 'CheckoutRequest' })

export type CheckoutRequest = z.output<typeof checkoutRequestSchema>
export type Contact = z.output<typeof contactSchema>
export type BillingAddress = z.output<typeof billingAddressSchema>

/** Any visible characters: what clients use as a key is theirs to choose. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,255}$/)
