import { z } from 'zod'
import { availabilityStatuses, takenReasons } from '@/core/domains/types'
import { errorWith } from '@/lib/http/error-schema'
import { languageQuery, factShapes } from '@/modules/catalog/schema'
import { currencyCode, plainText, priceBeforeTax } from '@/lib/http/text'
import { contactRoles } from '@/core/domains/registrar'
import { ofCountry } from '@/modules/checkout/address-schema'
import { registrantSchema } from '@/modules/checkout/schema'

export const domainSearchQuerySchema = z.strictObject({
  /** Unvalidated: the rules of §5 run later, so that their error keys reach the client. */
  q: z.string().max(2000).default(''),
  tlds: plainText(500).optional().meta({ description: 'Extensions to check, separated by commas: com,net' }),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(1)
    .meta({ description: 'Page of ten extensions, from 1: the typed one and popular ones first.' }),
  currency: currencyCode.default('USD'),
  lang: languageQuery,
})

export const suggestionsQuerySchema = z.strictObject({ q: z.string().max(2000).default(''), lang: languageQuery })

/** Why an available domain can't be ordered (N1). */
export const takenReason = z
  .enum(takenReasons)
  .nullable()
  .meta({ description: '`held`: an unpaid order reserves it. Null if the registry alone knows.' })

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
    query: z.string().meta({ description: 'The search, cleaned.' }),
    label: z.string(),
    typedExtension: z.string().nullable(),
    currency: currencyCode,
    source: z.enum(['registry', 'simulation']).meta({ description: 'Who answered: the registries, or a simulated one.' }),
    unsoldExtension: z.string().nullable().meta({ description: 'Extension that was typed and is not sold.' }),
    results: z.array(domainResultSchema),
    nextPage: z.int().nullable().meta({ description: 'Next page, or null after the last.' }),
  })
  .meta({ id: 'DomainSearch' })

export const suggestionsSchema = z.strictObject({ suggestions: z.array(z.string()) }).meta({ id: 'Suggestions' })

export const domainsRefusedSchema = errorWith('DomainsRefused', 'Domains that cannot be ordered.', {
  domains: z.array(z.strictObject({ domain: z.string(), status: z.enum(availabilityStatuses), reason: z.enum(takenReasons).optional() })),
  orderNumber: z.string().optional().meta({ description: 'Of `domain-ordered`: the buyer’s own unpaid order.' }),
})

export type DomainResultResponse = z.output<typeof domainResultSchema>
export type DomainSearchResponse = z.output<typeof domainSearchSchema>

/** Contact of a domain with its role (N9). */
export const nameContactSchema = ofCountry(z.object({ role: z.enum(contactRoles), ...registrantSchema.shape }))
