import { z } from 'zod'
import { availabilityStatuses, takenReasons } from '@/core/domains/types'
import { languageQuery, factShapes } from '@/modules/catalog/schema'
import { currencyCode, plainText, priceBeforeTax } from '@/lib/http/text'
import { contactRoles } from '@/core/domains/contacts'
import { ofCountry } from '@/modules/checkout/address-schema'
import { registrantSchema } from '@/modules/checkout/schema'

export const domainSearchQuerySchema = z.strictObject({
  /** Unvalidated: the rules of §5 run later, so that their error keys reach the client. */
  q: z.string().max(2000).default(''),
  tlds: plainText(500).optional().meta({ description: 'Extensions to ask for, separated by commas: com,net' }),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(1)
    .meta({ description: 'Ten extensions a page: the typed one and popular ones first.' }),
  currency: currencyCode.default('USD'),
  lang: languageQuery,
})

export const suggestionsQuerySchema = z.strictObject({ q: z.string().max(2000).default(''), lang: languageQuery })

/** N1. */
export const takenReason = z
  .enum(takenReasons)
  .nullable()
  .meta({ description: 'Why it is taken: held for an order that waits for its payment. Null where only the registry knows.' })

export const domainResultSchema = z
  .strictObject({
    domain: z.string(),
    extension: z.string(),
    status: z.enum(availabilityStatuses),
    reason: takenReason,
    available: z.boolean(),
    price: priceBeforeTax,
    originalPrice: priceBeforeTax,
    discountPercent: z.int().nullable(),
    renewal: priceBeforeTax,
    ...factShapes,
    features: z.array(z.string()),
    alternativeSuggestion: z.string().nullable(),
  })
  .meta({ id: 'DomainResult' })

export const domainSearchSchema = z
  .strictObject({
    query: z.string().meta({ description: 'What was searched for, cleaned.' }),
    label: z.string(),
    typedExtension: z.string().nullable(),
    currency: currencyCode,
    source: z.enum(['registry', 'simulation']).meta({ description: 'Who answered: the registries, or the simulated one of this shop.' }),
    unsoldExtension: z.string().nullable().meta({ description: 'The extension that was typed but is not sold (S2).' }),
    results: z.array(domainResultSchema),
    nextPage: z.int().nullable().meta({ description: 'Where more extensions are asked for, or null after the last.' }),
  })
  .meta({ id: 'DomainSearch' })

export const suggestionsSchema = z.strictObject({ suggestions: z.array(z.string()) }).meta({ id: 'Suggestions' })

export type DomainResultAnswer = z.output<typeof domainResultSchema>
export type DomainSearchAnswer = z.output<typeof domainSearchSchema>

/** N9. */
export const nameContactSchema = ofCountry(z.object({ role: z.enum(contactRoles), ...registrantSchema.shape }))
