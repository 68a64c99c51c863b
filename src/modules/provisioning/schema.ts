import { z } from 'zod'
import { provisionOperations } from '@/core/provisioning/provisioning'
import { claimLimits } from '@/lib/config/limits'
import { requiredText } from '@/lib/http/text'
import { accessSchema, factsSchema } from '@/lib/provisioning-report'

export const claimForm = z.strictObject({
  max: z.int().min(1).max(claimLimits.most).default(10),
  leaseSeconds: z.int().min(claimLimits.leastLeaseSeconds).max(claimLimits.mostLeaseSeconds).default(300),
})

export const claimedJobsSchema = z
  .strictObject({
    jobs: z.array(
      z.strictObject({
        id: z.string().meta({ description: 'Closes the job; the same for as long as it is the same job.' }),
        operation: z.enum(provisionOperations),
        service: z.string(),
        product: z.string(),
        settings: z.record(z.string(), z.string()),
        owner: z.string().meta({ description: 'E-mail address to invite; its owner sets the password.' }),
        leaseUntil: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'ClaimedJobs' })

/** The signed body repeats the id, so that a response can't be replayed for another job. */
const id = z.string()

export const closeForm = z.discriminatedUnion('status', [
  z.strictObject({ id, status: z.literal('done'), access: accessSchema.nullish(), facts: factsSchema.optional() }),
  z.strictObject({ id, status: z.literal('refused'), reason: requiredText(300) }),
])

export const closedJobSchema = z
  .strictObject({
    closed: z.literal(true),
    repeated: z.boolean().meta({ description: 'It had been closed with this outcome before; nothing changed.' }),
  })
  .meta({ id: 'ClosedJob' })

export const jobPath = z.strictObject({ id: z.string().regex(/^[0-9a-f-]{36}:[0-9]{1,6}$/) })
