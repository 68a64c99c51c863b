import { z } from 'zod'
import { dnsAnswerStatuses, dnsRecordTypes } from '@/core/domains/dns-records'
import { languageQuery } from './catalog'

export const dnsQuerySchema = z.strictObject({
  domain: z.string().max(2000).default(''),
  type: z
    .enum([...dnsRecordTypes, ''])
    .optional()
    .transform((type) => (type === '' ? undefined : type))
    .meta({ description: 'One kind of record; every kind without it.' }),
  lang: languageQuery,
})

export const dnsRecordSchema = z
  .strictObject({
    value: z.string(),
    priority: z.int().nullable().meta({ description: 'MX only.' }),
    timeToLive: z.int().nullable().meta({ description: 'Seconds; addresses only.' }),
  })
  .meta({ id: 'DnsRecord' })

export const dnsSchema = z
  .strictObject({
    domain: z.string(),
    source: z.enum(['resolver', 'simulation']).meta({ description: 'Who answered: the DNS, or the simulated registry of this shop.' }),
    answers: z.array(
      z.strictObject({
        type: z.enum(dnsRecordTypes),
        status: z.enum(dnsAnswerStatuses),
        records: z.array(dnsRecordSchema),
        withheld: z.int().meta({ description: 'Addresses of private networks, which are counted and not told.' }),
      }),
    ),
  })
  .meta({ id: 'Dns' })

export type DnsLookupAnswer = z.output<typeof dnsSchema>
