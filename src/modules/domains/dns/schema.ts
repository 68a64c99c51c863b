import { z } from 'zod'
import { presetNames } from '@/core/dns/connection'
import { nameserverLimits } from '@/core/dns/hosts'
import { zoneLimits, zoneRecordTypes } from '@/core/dns/records'
import { plainText } from '@/lib/http/text'
import { dnsAnswerStatuses, dnsRecordTypes } from '@/core/domains/registry'
import { languageQuery } from '@/modules/catalog/schema'

const longestName = 253

const lines = (most: number) =>
  z
    .string()
    .max(most)
    .default('')
    .transform((text) => text.split(/\r?\n/))

/** Change of one record set (N6, N7). */
export const recordChangeSchema = z.object({
  name: plainText(longestName).default('@'),
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
  names: lines(2 * nameserverLimits.most * (longestName + 2)),
})

export const dnsQuerySchema = z.strictObject({
  domain: z.string().max(2000).default(''),
  type: z
    .enum([...dnsRecordTypes, ''])
    .optional()
    .transform((type) => (type === '' ? undefined : type))
    .meta({ description: 'One record type; every type without it.' }),
  lang: languageQuery,
})

const dnsRecordSchema = z
  .strictObject({
    value: z.string(),
    priority: z.int().nullable().meta({ description: 'MX only.' }),
    timeToLive: z.int().nullable().meta({ description: 'TTL in seconds; addresses only.' }),
  })
  .meta({ id: 'DnsRecord' })

export const dnsSchema = z
  .strictObject({
    domain: z.string(),
    source: z.enum(['resolver', 'simulation']).meta({ description: 'Who answered: the DNS, or a simulation.' }),
    answers: z.array(
      z.strictObject({
        type: z.enum(dnsRecordTypes),
        status: z.enum(dnsAnswerStatuses),
        records: z.array(dnsRecordSchema),
        withheld: z.int().meta({ description: 'Number of private addresses that are not shown.' }),
      }),
    ),
  })
  .meta({ id: 'Dns' })

export type DnsLookupResponse = z.output<typeof dnsSchema>
