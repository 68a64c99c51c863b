import { z } from 'zod'
import { nameserverLimits } from '@/core/dns/nameservers'
import { zoneLimits, zoneRecordTypes } from '@/core/dns/record-sets'
import { plainText } from './text'

const longestName = 253

/** One entry a line. */
const lines = (most: number) =>
  z
    .string()
    .max(most)
    .default('')
    .transform((text) => text.split(/\r?\n/))

/** N6, N7: one set of records, as the form of a name's page sends it. */
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

/** N8: whom a name is delegated to. */
export const nameserverChangeSchema = z.object({
  kind: z.enum(['ours', 'own']),
  names: lines(2 * nameserverLimits.most * (longestName + 2)),
})
