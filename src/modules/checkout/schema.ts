import { z } from 'zod'
import { isCountryCode } from '@/core/addresses'
import { isPhone, normalisePhone } from '@/core/domains/registrar'
import { normaliseVatId, parseVatId } from '@/core/invoices/vat-id'
import { emailAddress, nameText, plainText, requiredText, typedLine, withoutLink } from '@/lib/http/text'

/** Forms submit empty strings for omitted values. */
const optionalText = (maximum: number) =>
  plainText(maximum)
    .transform((value) => (value === '' ? undefined : value))
    .optional()

export const country = z.string().refine(isCountryCode)

const vatIdError = { params: { error: 'vat-id-invalid' } }

/** I6: valid in some country; `withVatIdOfCountry` checks the billing country. Empty means none. */
export const vatIdText = typedLine(40)
  .transform(normaliseVatId)
  .refine((value) => value === '' || parseVatId(value, '') !== null, vatIdError)

export const contactSchema = z.strictObject({
  email: emailAddress,
  name: nameText(120),
  company: withoutLink(optionalText(120)),
  vatId: vatIdText
    .transform((value) => (value === '' ? undefined : value))
    .optional()
    .meta({ description: 'The company’s VAT number in the billing country, such as DE123456789.' }),
})

export const billingAddressSchema = z.strictObject({
  line1: requiredText(200),
  line2: optionalText(200),
  city: requiredText(120),
  region: optionalText(120).meta({ description: 'State or province, as a name or code.' }),
  postalCode: plainText(20).default('').meta({ description: 'Omit it if the country has none.' }),
  country: country.meta({ description: 'ISO 3166-1 alpha-2, such as DE.' }),
})

interface BillingFields {
  readonly contact: Contact
  readonly billingAddress: BillingAddress
}

const billedWithVatId = z.object({ contact: z.object({ vatId: z.string() }), billingAddress: z.object({ country: z.string().min(1) }) })

/**
 * I6: requires the VAT number to match the billing country and adds its prefix. Runs together with other checks, so that a form shows all
 * errors at once.
 */
export const withVatIdOfCountry = <Value extends BillingFields>(schema: z.ZodType<Value>) =>
  schema
    .refine(({ contact: { vatId = '' }, billingAddress }) => vatId === '' || parseVatId(vatId, billingAddress.country) !== null, {
      ...vatIdError,
      path: ['contact', 'vatId'],
      when: ({ value }) => billedWithVatId.safeParse(value).success,
    })
    .transform((value) => {
      const vatId = parseVatId(value.contact.vatId ?? '', value.billingAddress.country)
      return vatId === null ? value : { ...value, contact: { ...value.contact, vatId } }
    })

/** Normalises to E.164. */
export const phoneText = plainText(40)
  .transform((typed) => normalisePhone(typed))
  .refine(isPhone)

/** A domain's registrant, if not the buyer (N9). */
export const registrantSchema = z.strictObject({
  name: nameText(120),
  organisation: withoutLink(optionalText(120)),
  email: emailAddress,
  phone: phoneText.meta({ description: 'With country code, such as +44 20 7946 0000.' }),
  ...billingAddressSchema.shape,
})

export type Contact = z.output<typeof contactSchema>
export type BillingAddress = z.output<typeof billingAddressSchema>
