import '@/config/zod-without-eval'
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { needsExtraConsent } from '@/core/orders/extra-consent'
import { billingAddressSchema, contactSchema, paymentMethods, registrantSchema, withVatIdOfCountry } from '@/contract/checkout'
import { countryFaults } from './country-fields.client'
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
})

const checkoutFormSchema = withVatIdOfCountry(formFields)

/** With extras that were ticked for the buyer, whose country wants the buyer's own tick. */
const checkoutFormWithExtrasSchema = withVatIdOfCountry(formFields.extend({ acceptExtras: z.boolean() })).transform(
  ({ acceptExtras: _, ...form }) => form,
)

export type CheckoutForm = z.output<typeof checkoutFormSchema>

type CheckedForm =
  | { readonly form: CheckoutForm; readonly faults: null }
  | { readonly form: null; readonly faults: Readonly<Partial<Record<FieldName, FieldMessage>>> }

/** What must be filled in, and ticked, before anything is sent; the buyer's country has a say in it. */
export const checkForm = (data: FormData, hasPreselected: boolean): CheckedForm => {
  const country = String(data.get('billingAddress.country') ?? '')
  const schema = hasPreselected && needsExtraConsent(country) ? checkoutFormWithExtrasSchema : checkoutFormSchema
  const submission = parseWithZod(data, { schema, error: messageFor })
  const ofCountry = {
    ...countryFaults(data, 'billingAddress'),
    ...(data.has('registrant.country') ? countryFaults(data, 'registrant') : {}),
  }
  if (submission.status === 'success' && Object.keys(ofCountry).length === 0) return { form: submission.value, faults: null }
  const found = (submission.status === 'success' ? null : submission.error) ?? {}
  const typed = Object.fromEntries(fieldNames.flatMap((name) => (found[name]?.[0] ? [[name, found[name][0]]] : [])))
  return { form: null, faults: { ...ofCountry, ...typed } }
}
