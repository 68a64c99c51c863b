import '@/lib/config/zod-without-eval'
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { needsExtraConsent, needsStartConsent } from '@/core/orders/preselection'
import { paymentMethodIds } from '@/core/payments/types'
import {
  type BillingAddress,
  billingAddressSchema,
  type Contact,
  contactSchema,
  phoneText,
  registrantSchema,
  withVatIdOfCountry,
} from '@/modules/checkout/schema'
import { countryErrors } from './address-fields.client'
import { fieldNames, messageFor, type FieldMessage, type FieldName } from './field-messages'

/**
 * Validated by the schemas of the API request. Amount and currency are added on submit (O6); card data is only entered on the
 * provider's page.
 */
const formFields = z.object({
  contact: contactSchema,
  billingAddress: billingAddressSchema,
  paymentMethod: z.enum(paymentMethodIds),
  /** Whether to save the card for renewals (U18). */
  keepCard: z.boolean().optional(),
  /** Unchecked boxes are missing from form data. */
  acceptTerms: z.boolean(),
  /** Consent to start before the withdrawal period ends (U46). */
  acceptStart: z.boolean().optional(),
})

interface Ticks {
  /** Add-ons were preselected, and the buyer's country requires explicit consent. */
  readonly extras: boolean
  /** The buyer is a consumer with a right of withdrawal. */
  readonly start: boolean
}

/** N9: what the form asks about the owner of its domains. */
type AskedOwner = 'none' | 'buyer' | 'other'

const ownerIn = (data: FormData): AskedOwner => {
  if (data.has('registrant.name')) return 'other'
  return data.has('registrant.phone') ? 'buyer' : 'none'
}

/** Registries require a phone number; the rest of a buyer's own data is typed once. */
const ownerSchemas = { none: registrantSchema.optional(), buyer: z.object({ phone: phoneText }), other: registrantSchema } as const

type TypedOwner = z.output<(typeof ownerSchemas)[AskedOwner]>

interface TypedBuyer {
  readonly contact: Contact
  readonly billingAddress: BillingAddress
}

const toRegistrant = (owner: TypedOwner, { contact, billingAddress }: TypedBuyer) => {
  if (owner === undefined || 'name' in owner) return owner
  return { name: contact.name, organisation: contact.company, email: contact.email, ...owner, ...billingAddress }
}

const askedFor = (isAsked: boolean) => (isAsked ? z.boolean() : z.boolean().optional())

const schemaOf = ({ extras, start }: Ticks, owner: AskedOwner) =>
  withVatIdOfCountry(
    formFields.extend({ registrant: ownerSchemas[owner], acceptExtras: askedFor(extras), acceptStart: askedFor(start) }),
  ).transform(({ acceptExtras: _, acceptStart, registrant: typed, ...form }) => {
    const registrant = toRegistrant(typed, form)
    return { ...form, ...(registrant ? { registrant } : {}), ...(start && acceptStart ? { acceptStart } : {}) }
  })

export type CheckoutForm = z.output<ReturnType<typeof schemaOf>>

/** The buyer's data that decides which consents are required. */
export const buyerIn = (data: FormData) => {
  const text = (name: FieldName): string => String(data.get(name) ?? '')
  return { country: text('billingAddress.country'), company: text('contact.company'), vatId: text('contact.vatId') }
}

type CheckedForm =
  | { readonly form: CheckoutForm; readonly faults: null }
  | { readonly form: null; readonly faults: Readonly<Partial<Record<FieldName, FieldMessage>>> }

/** Validates the form; required fields and consents depend on the buyer's country. */
export const checkForm = (data: FormData, hasPreselected: boolean): CheckedForm => {
  const buyer = buyerIn(data)
  const ticks = { extras: hasPreselected && needsExtraConsent(buyer.country), start: needsStartConsent(buyer) }
  const schema = schemaOf(ticks, ownerIn(data))
  const submission = parseWithZod(data, { schema, error: messageFor })
  const ofCountry = {
    ...countryErrors(data, 'billingAddress'),
    ...(data.has('registrant.country') ? countryErrors(data, 'registrant') : {}),
  }
  if (submission.status === 'success' && Object.keys(ofCountry).length === 0) return { form: submission.value, faults: null }
  const found = (submission.status === 'success' ? null : submission.error) ?? {}
  const typed = Object.fromEntries(fieldNames.flatMap((name) => (found[name]?.[0] ? [[name, found[name][0]]] : [])))
  return { form: null, faults: { ...ofCountry, ...typed } }
}
