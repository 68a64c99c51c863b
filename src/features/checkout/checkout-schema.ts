import '@/config/zod-without-eval'
import { z } from 'zod'
import { needsExtraConsent } from '@/core/orders/extra-consent'
import { billingAddressSchema, contactSchema, paymentMethods } from '@/contract/checkout'

/**
 * What the form collects, checked by the very schemas that check the request. Amount and currency are added when it is
 * sent (O6); a card is typed on its provider's own page, never here.
 */
export const checkoutFormSchema = z.object({
  contact: contactSchema,
  billingAddress: billingAddressSchema,
  paymentMethod: z.enum(paymentMethods),
  /** A form only ever sends a box that is ticked. */
  acceptTerms: z.boolean(),
})

/** With extras that were ticked for the buyer, whose country wants the buyer's own tick. */
const checkoutFormWithExtrasSchema = checkoutFormSchema
  .extend({ acceptExtras: z.boolean() })
  .transform(({ acceptExtras: _, ...form }) => form)

/** What a buyer in this country must have filled in, and ticked, before anything is sent. */
export const checkoutSchemaFor = (country: string, hasPreselected: boolean) =>
  hasPreselected && needsExtraConsent(country) ? checkoutFormWithExtrasSchema : checkoutFormSchema

export type CheckoutForm = z.output<typeof checkoutFormSchema>
