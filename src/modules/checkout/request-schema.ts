import { z } from 'zod'
import { withoutFloatError } from '@/core/money/arithmetic'
import { paymentMethodIds } from '@/core/payments/types'
import { ofCountry } from './address-schema'
import { billingAddressSchema, contactSchema, registrantSchema, withVatIdOfCountry } from './schema'
import { orderRequestSchema } from '@/modules/pricing/schema'
import { orderLimits } from '@/lib/config/limits'
import { locales } from '@/lib/config/locales'
import { currencyCode, plainText, requiredText } from '@/lib/http/text'

const metadataKey = /^[\w.:-]{1,40}$/

/** Client metadata, limited in number of keys and length (O24). */
const metadata = z
  .record(z.string().regex(metadataKey), plainText(orderLimits.metadataLength))
  .refine((given) => Object.keys(given).length <= orderLimits.metadataKeys)
  .meta({
    description: `The client’s own values: at most ${orderLimits.metadataKeys}, each of at most ${orderLimits.metadataLength} characters. Returned with the order and included in its webhooks.`,
  })

const expectedTotal = z.number().min(0).max(1e11).transform(withoutFloatError)

const checkoutFields = z
  .strictObject({
    contact: contactSchema,
    // The form requires a state; API clients may omit it, since only registrants need one.
    billingAddress: ofCountry(billingAddressSchema, { isRegionRequired: false }),
    registrant: ofCountry(registrantSchema).optional().meta({ description: 'Owner of the ordered domains, if different from the buyer.' }),
    paymentMethod: z.enum(paymentMethodIds),
    expectedTotal,
    expectedCurrency: currencyCode,
    acceptTerms: z.boolean().default(false),
    acceptStart: z.boolean().optional().meta({
      description: 'The consumer requests that the service start within the withdrawal period. Stored with the order.',
    }),
    keepCard: z.boolean().optional().meta({ description: 'The buyer agrees to the card being saved and charged for renewals.' }),
    acceptOnPage: z.boolean().optional().meta({
      description:
        'The buyer accepts the terms on the order’s page before paying; consumers also request the early start there. For programs acting for a buyer; cannot be combined with acceptTerms, acceptStart or keepCard.',
    }),
    lang: z.enum(locales).optional().meta({
      description: 'Language of the order, its page, emails and documents. Defaults to Accept-Language.',
    }),
    reference: requiredText(orderLimits.referenceLength)
      .optional()
      .meta({ description: 'The client’s own reference for the order. Returned with it and included in its webhooks.' }),
    metadata: metadata.optional(),
    cart: orderRequestSchema.optional(),
  })
  // O25: an API client can't consent on behalf of a buyer whom it sends to the order's page.
  .refine(({ acceptOnPage, acceptTerms, acceptStart, keepCard }) => !(acceptOnPage && (acceptTerms || acceptStart || keepCard)), {
    path: ['acceptOnPage'],
  })

export const checkoutRequestSchema = withVatIdOfCountry(checkoutFields).meta({ id: 'CheckoutRequest' })

export type CheckoutRequest = z.output<typeof checkoutRequestSchema>
/** Up to 255 visible ASCII characters. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,255}$/)
