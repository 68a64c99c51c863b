import { z } from 'zod'
import { withoutDust } from '@/core/money/arithmetic'
import { ofCountry } from './address-schema'
import { billingAddressSchema, contactSchema, paymentMethods, registrantSchema, withVatIdOfCountry } from './schema'
import { orderRequestSchema } from '@/modules/pricing/schema'
import { currencyCode } from '@/lib/http/text'

const expectedTotal = z.number().min(0).max(1e11).transform(withoutDust)

export const checkoutRequestSchema = withVatIdOfCountry(
  z.strictObject({
    contact: contactSchema,
    // The form requires a state; API clients may omit it, since only registrants need one.
    billingAddress: ofCountry(billingAddressSchema, { isRegionRequired: false }),
    registrant: ofCountry(registrantSchema).optional().meta({ description: 'Owner of the ordered domains, if not the buyer.' }),
    paymentMethod: z.enum(paymentMethods),
    expectedTotal,
    expectedCurrency: currencyCode,
    acceptTerms: z.boolean().default(false),
    acceptStart: z.boolean().optional().meta({
      description: 'The consumer asks for the service to start within the withdrawal period. Stored with the order.',
    }),
    keepCard: z.boolean().optional().meta({ description: 'The buyer agrees to have the card saved and charged for renewals.' }),
    cart: orderRequestSchema.optional(),
  }),
).meta({ id: 'CheckoutRequest' })

export type CheckoutRequest = z.output<typeof checkoutRequestSchema>
/** Clients choose the format of their keys: any visible ASCII. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,255}$/)
