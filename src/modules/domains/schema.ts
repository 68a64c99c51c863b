import { z } from 'zod'
import { availabilityStatuses, takenReasons } from '@/core/domains/types'
import { errorWith } from '@/lib/http/error-schema'
import { languageQuery, factShapes } from '@/modules/catalog/schema'
import { currencyCode, plainText, priceBeforeTax } from '@/lib/http/text'
import { contactRoles } from '@/core/domains/registrar'
import { ofCountry } from '@/modules/checkout/address-schema'
import { registrantSchema } from '@/modules/checkout/schema'
import { domainSearchLimits } from '@/lib/config/limits'
import { registrationStatuses, dnsAnswerStatuses, dnsRecordTypes } from '@/core/domains/registry'
import { transferWarnings, transferStatuses } from '@/core/domains/transfers'
import { cartSchema } from '@/modules/cart/schema'
import { presetNames } from '@/core/dns/connection'
import { nameserverLimits } from '@/core/dns/hosts'
import { zoneLimits, zoneRecordTypes } from '@/core/dns/records'

export const domainSearchQuerySchema = z.strictObject({
  /** Unvalidated, because the rules of §5 run later so that their error keys reach the client. */
  q: z.string().max(2000).default(''),
  tlds: plainText(500).optional().meta({ description: 'Extensions to check, separated by commas: com,net' }),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(1)
    .meta({ description: 'Page of ten extensions, starting at 1; the entered extension and popular ones come first.' }),
  currency: currencyCode.default('USD'),
  lang: languageQuery,
})

export const suggestionsQuerySchema = z.strictObject({ q: z.string().max(2000).default(''), lang: languageQuery })

/** Why an available domain can't be ordered (N1). */
const takenReason = z
  .enum(takenReasons)
  .nullable()
  .meta({ description: '`held`: reserved by an unpaid order. Null if the shop itself does not block the domain.' })

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
    query: z.string().meta({ description: 'The normalised query.' }),
    label: z.string(),
    typedExtension: z.string().nullable(),
    currency: currencyCode,
    source: z.enum(['registry', 'simulation']).meta({ description: 'Source of the data: the registries or a simulation.' }),
    unsoldExtension: z.string().nullable().meta({ description: 'Extension in the query that the shop does not sell.' }),
    results: z.array(domainResultSchema),
    nextPage: z.int().nullable().meta({ description: 'Next page; null on the last page.' }),
  })
  .meta({ id: 'DomainSearch' })

export const suggestionsSchema = z.strictObject({ suggestions: z.array(z.string()) }).meta({ id: 'Suggestions' })

export const domainsRefusedSchema = errorWith('DomainsRefused', 'Domains that cannot be ordered.', {
  domains: z.array(z.strictObject({ domain: z.string(), status: z.enum(availabilityStatuses), reason: z.enum(takenReasons).optional() })),
  orderNumber: z.string().optional().meta({ description: 'With `domain-ordered`: the buyer’s own unpaid order.' }),
})

export type DomainResultResponse = z.output<typeof domainResultSchema>
export type DomainSearchResponse = z.output<typeof domainSearchSchema>

/** A domain's contact with its role (N9). */
export const domainContactSchema = ofCountry(z.object({ role: z.enum(contactRoles), ...registrantSchema.shape }))

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
    name: z.string().meta({ description: 'The name as sent.' }),
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
    code: z.string().nullable().meta({ description: 'Why the name was not checked.' }),
    message: z.string().nullable(),
  })
  .meta({ id: 'BulkResult' })

/** With `Accept: application/x-ndjson`, results are streamed, one per line. */
export const bulkSearchSchema = z.strictObject({ currency: currencyCode, results: z.array(bulkResultSchema) }).meta({ id: 'BulkSearch' })

export type BulkResultResponse = z.output<typeof bulkResultSchema>
export type BulkSearchResponse = z.output<typeof bulkSearchSchema>

/** Unvalidated, because the rules of §5 run later so that their error keys reach the client. */
export const whoisQuerySchema = z.strictObject({ domain: z.string().max(2000).default(''), lang: languageQuery })

const isoDay = z.string().nullable().meta({ description: 'Date in UTC, such as 2026-11-29; null if the registry does not provide it.' })

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
    status: z.enum(registrationStatuses).meta({ description: '`unknown`: the registry did not respond. Never treat this as available.' }),
    source: z.enum(['registry', 'simulation']),
    registration: registrationSchema.nullable(),
  })
  .meta({ id: 'Whois' })

export type WhoisResponse = z.output<typeof whoisSchema>

const longestDomain = 2000
const longestCode = 300

/** Unvalidated, because core's rules distinguish a missing domain from a missing auth code (§5). */
export const startTransferSchema = z
  .strictObject({
    domain: z.string().max(longestDomain).default(''),
    authorizationCode: z.string().max(longestCode).default('').meta({
      description: 'Auth code from the current registrar. Stored encrypted, never returned.',
      format: 'password',
      writeOnly: true,
    }),
  })
  .meta({ id: 'StartTransfer' })

const transferWarningSchema = z
  .strictObject({ code: z.enum(transferWarnings), message: z.string() })
  .meta({ id: 'TransferWarning', description: 'Something the owner should know before the transfer. It does not block the order.' })

export const transferCheckQuerySchema = z.strictObject({ domain: z.string().max(longestDomain).default(''), lang: languageQuery })

export const transferCheckSchema = z
  .strictObject({ domain: z.string(), extension: z.string(), warnings: z.array(transferWarningSchema) })
  .meta({ id: 'TransferCheck' })

export type TransferCheckResponse = z.output<typeof transferCheckSchema>

export const startedTransferSchema = z
  .strictObject({
    domain: z.string(),
    extension: z.string(),
    status: z.enum(transferStatuses),
    warnings: z.array(transferWarningSchema),
    lineId: z.string().meta({ description: 'The transfer’s cart line.' }),
    cart: cartSchema,
  })
  .meta({ id: 'StartedTransfer' })

export type StartedTransferResponse = z.output<typeof startedTransferSchema>

const longestRecordName = 253

const lines = (most: number) =>
  z
    .string()
    .max(most)
    .default('')
    .transform((text) => text.split(/\r?\n/))

/** Change of one record set (N6, N7). */
export const recordChangeSchema = z.object({
  name: plainText(longestRecordName).default('@'),
  type: z.enum(zoneRecordTypes),
  ttl: z.coerce.number().int(),
  values: lines(zoneLimits.valuesOfASet * (zoneLimits.textBytes + 2)),
  expectedVersion: z.string().max(32),
  isRemoval: z
    .enum(['yes'])
    .optional()
    .transform((said) => said === 'yes'),
})

/** Preset to apply to a zone (C5). */
export const presetSchema = z.object({ preset: z.enum(presetNames) })

export const nameserverChangeSchema = z.object({
  kind: z.enum(['ours', 'own']),
  names: lines(2 * nameserverLimits.most * (longestRecordName + 2)),
})

export const dnsQuerySchema = z.strictObject({
  domain: z.string().max(2000).default(''),
  type: z
    .enum([...dnsRecordTypes, ''])
    .optional()
    .transform((type) => (type === '' ? undefined : type))
    .meta({ description: 'Record type; without it, all types are looked up.' }),
  lang: languageQuery,
})

const dnsRecordSchema = z
  .strictObject({
    value: z.string(),
    priority: z.int().nullable().meta({ description: 'Only for MX records.' }),
    timeToLive: z.int().nullable().meta({ description: 'TTL in seconds; only for address records.' }),
  })
  .meta({ id: 'DnsRecord' })

export const dnsSchema = z
  .strictObject({
    domain: z.string(),
    source: z.enum(['resolver', 'simulation']).meta({ description: 'Source of the data: the DNS or a simulation.' }),
    answers: z.array(
      z.strictObject({
        type: z.enum(dnsRecordTypes),
        status: z.enum(dnsAnswerStatuses),
        records: z.array(dnsRecordSchema),
        withheld: z.int().meta({ description: 'Number of private addresses withheld.' }),
      }),
    ),
  })
  .meta({ id: 'Dns' })

export type DnsLookupResponse = z.output<typeof dnsSchema>
