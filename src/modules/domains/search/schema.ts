import { z } from 'zod'
import { domainSearchLimits } from '@/lib/config/limits'
import { availabilityStatuses } from '@/core/domains/types'
import { takenReason } from '@/modules/domains/schema'
import { currencyCode, priceBeforeTax } from '@/lib/http/text'
import { registrationStatuses } from '@/core/domains/registry'
import { languageQuery } from '@/modules/catalog/schema'

const longestName = 300

export const bulkSearchRequestSchema = z
  .strictObject({
    names: z.array(z.string().max(longestName)).min(1).max(domainSearchLimits.bulkNames),
    currency: currencyCode.default('USD'),
  })
  .meta({ id: 'BulkSearchRequest' })

export const bulkResultSchema = z
  .strictObject({
    index: z.int().meta({ description: 'Index in `names`, from 0.' }),
    name: z.string().meta({ description: 'The name as it was sent.' }),
    domain: z.string().nullable().meta({ description: 'The domain; null if the name breaks a rule.' }),
    extension: z.string().nullable(),
    status: z.enum([...availabilityStatuses, 'invalid']),
    reason: takenReason,
    available: z.boolean(),
    price: priceBeforeTax.nullable(),
    originalPrice: priceBeforeTax.nullable(),
    discountPercent: z.int().nullable(),
    renewal: priceBeforeTax.nullable(),
    popular: z.boolean(),
    code: z.string().nullable().meta({ description: 'Why it was not checked.' }),
    message: z.string().nullable(),
  })
  .meta({ id: 'BulkResult' })

/** With `Accept: application/x-ndjson`, results are streamed, one per line. */
export const bulkSearchSchema = z.strictObject({ currency: currencyCode, results: z.array(bulkResultSchema) }).meta({ id: 'BulkSearch' })

export type BulkResultResponse = z.output<typeof bulkResultSchema>
export type BulkSearchResponse = z.output<typeof bulkSearchSchema>

/** Unvalidated: the rules of §5 run later, so that their error keys reach the client. */
export const whoisQuerySchema = z.strictObject({ domain: z.string().max(2000).default(''), lang: languageQuery })

const isoDay = z.string().nullable().meta({ description: 'Day in UTC, such as 2026-11-29; null if the registry does not say.' })

const registrationSchema = z
  .strictObject({
    domain: z.string(),
    registrar: z.string().nullable(),
    registeredOn: isoDay,
    updatedOn: isoDay,
    expiresOn: isoDay,
    statuses: z.array(z.string()),
    nameServers: z.array(z.string()),
  })
  .meta({ id: 'Registration' })

export const whoisSchema = z
  .strictObject({
    domain: z.string(),
    status: z.enum(registrationStatuses).meta({ description: '`unknown`: the registry did not answer. Never read it as available.' }),
    source: z.enum(['registry', 'simulation']),
    registration: registrationSchema.nullable(),
  })
  .meta({ id: 'Whois' })

export type WhoisResponse = z.output<typeof whoisSchema>
