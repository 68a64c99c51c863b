import '@/lib/config/zod-without-eval'
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { needsExtraConsent, needsStartConsent } from '@/core/orders/preselection'
import { billingAddressSchema, contactSchema, paymentMethods, registrantSchema, withVatIdOfCountry } from '@/modules/checkout/schema'
import { countryErrors } from './country-fields.client'
import { fieldNames, messageFor, type FieldMessage, type FieldName } from './field-messages'

/**
 * What the form collects, checked by the very schemas that check the request. Amount and currency are added when it is
 * sent (O6); a card is typed on its provider's own page, never here.
 */
const formFields = z.object({
  contact: contactSchema,
  billingAddress: billingAddressSchema,
  /** N9: sent only where somebody else is named. */
  registrant: registrantSchema.optional(),
  paymentMethod: z.enum(paymentMethods),
  /** U18. */
  keepCard: z.boolean().optional(),
  /** A form only ever sends a box that is ticked. */
  acceptTerms: z.boolean(),
  /** U46. */
  acceptStart: z.boolean().optional(),
})

interface Ticks {
  /** Extras were ticked for the buyer, whose country wants the buyer's own tick. */
  readonly extras: boolean
  /** The buyer is a consumer with a right of withdrawal. */
  readonly start: boolean
}

const askedFor = (isAsked: boolean) => (isAsked ? z.boolean() : z.boolean().optional())

const schemaOf = ({ extras, start }: Ticks) =>
  withVatIdOfCountry(formFields.extend({ acceptExtras: askedFor(extras), acceptStart: askedFor(start) })).transform(
    ({ acceptExtras: _, acceptStart, ...form }) => (start && acceptStart ? { ...form, acceptStart } : form),
  )

export type CheckoutForm = z.output<ReturnType<typeof schemaOf>>

/** Who buys, as far as it decides what has to be ticked. */
export const buyerIn = (data: FormData) => {
  const text = (name: FieldName): string => String(data.get(name) ?? '')
  return { country: text('billingAddress.country'), company: text('contact.company'), vatId: text('contact.vatId') }
}

type CheckedForm =
  | { readonly form: CheckoutForm; readonly faults: null }
  | { readonly form: null; readonly faults: Readonly<Partial<Record<FieldName, FieldMessage>>> }

/** What must be filled in, and ticked, before anything is sent; the buyer's country has a say in it. */
export const checkForm = (data: FormData, hasPreselected: boolean): CheckedForm => {
  const buyer = buyerIn(data)
  const schema = schemaOf({ extras: hasPreselected && needsExtraConsent(buyer.country), start: needsStartConsent(buyer) })
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
