import { z } from 'zod'
import { registrationStatuses } from '@/core/domains/registration-lookup'
import { languageQuery } from './catalog'

/** As typed; the rules of §5 decide, so that their message keys are the answer. */
export const whoisQuerySchema = z.strictObject({ domain: z.string().max(2000).default(''), lang: languageQuery })

const isoDay = z.string().nullable().meta({ description: 'ISO 8601 day, UTC; null where the registry keeps silent.' })

export const registrationSchema = z
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
    status: z.enum(registrationStatuses).meta({ description: 'unknown: nobody answered. It is never read as free.' }),
    source: z.enum(['registry', 'simulation']),
    registration: registrationSchema.nullable(),
  })
  .meta({ id: 'Whois' })

export type WhoisAnswer = z.output<typeof whoisSchema>
