import { z } from 'zod'
import { billingPeriods, paymentTypeIds } from '@/core/catalog/types'
import { currencyCode } from '@/lib/http/text'
import { paymentMethodIds } from '@/core/payments/types'

const named = z.strictObject({ code: z.string(), name: z.string() })

/** Shop facts that a client needs to build a cart. */
export const shopSchema = z
  .strictObject({
    name: z.string(),
    supportEmail: z.string(),
    defaultCurrency: currencyCode.meta({ description: 'In this language.' }),
    currencies: z.array(
      z.strictObject({
        code: currencyCode,
        digits: z.int().meta({ description: 'Decimal places of its amounts.' }),
        exchangeRate: z.number().meta({ description: 'Units for one US dollar.' }),
        rateDate: z.string(),
      }),
    ),
    defaultLanguage: z.string(),
    languages: z.array(named),
    countries: z.array(named).meta({ description: 'Countries that an order can be billed in, named in the language of the request.' }),
    billingPeriods: z.array(z.strictObject({ id: z.enum(billingPeriods), months: z.int() })),
    paymentTypes: z.array(z.enum(paymentTypeIds)),
    paymentMethods: z.array(z.enum(paymentMethodIds)).meta({ description: 'Offered now; the first is the default.' }),
    rateLimits: z
      .array(z.strictObject({ name: z.string(), limit: z.int(), windowSeconds: z.int() }))
      .meta({ description: 'Requests per window and address. The headers RateLimit and RateLimit-Policy use the same names.' }),
  })
  .meta({ id: 'Shop' })
