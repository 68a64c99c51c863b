import { z } from 'zod'
import { err, ok, type Result } from '@/core/result'
import { environment } from '@/lib/config/env'
import { isSigned } from '@/lib/crypto/sign-message'
import { answer, defineEndpoint } from '@/lib/http/endpoint'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { claimProvisioningJobs, closeProvisioningJob } from '@/modules/provisioning/provisioning.service'
import { provisionOperations } from '@/core/provisioning/provisioning'
import { claimLimits } from '@/lib/config/limits'
import { requiredText } from '@/lib/http/text'
import { accessSchema, factsSchema } from '@/lib/provisioning-report'

const claimForm = z.strictObject({
  max: z.int().min(1).max(claimLimits.most).default(10).meta({ description: 'Maximum number of jobs.' }),
  leaseSeconds: z
    .int()
    .min(claimLimits.leastLeaseSeconds)
    .max(claimLimits.mostLeaseSeconds)
    .default(300)
    .meta({ description: 'How long the jobs are reserved for you, in seconds.' }),
})

const claimedJobsSchema = z
  .strictObject({
    jobs: z.array(
      z.strictObject({
        id: z.string().meta({ description: 'Id for closing the job; unchanged while it remains the same job.' }),
        operation: z.enum(provisionOperations),
        service: z.string().meta({ description: 'Service id, the same from setup to termination.' }),
        product: z.string(),
        settings: z.record(z.string(), z.string()).meta({ description: 'Options chosen by the buyer and settings from the plan.' }),
        owner: z.string().meta({ description: 'Email address to invite; its owner sets the password.' }),
        leaseUntil: z.iso.datetime().meta({ description: 'When others may claim the job; close it before then.' }),
      }),
    ),
  })
  .meta({ id: 'ClaimedJobs' })

/** Repeated in the signed body, so that a request can't be replayed for another job. */
const id = z.string().meta({ description: 'The claimed job’s `id`, as in the path.' })

const closeForm = z.discriminatedUnion('status', [
  z.strictObject({ id, status: z.literal('done'), access: accessSchema.nullish(), facts: factsSchema.optional() }),
  z.strictObject({ id, status: z.literal('refused'), reason: requiredText(300) }),
])

const closedJobSchema = z
  .strictObject({
    closed: z.literal(true),
    repeated: z.boolean().meta({ description: 'Whether the job was already closed with this outcome, so nothing changed.' }),
  })
  .meta({ id: 'ClosedJob' })

const jobPath = z.strictObject({
  id: z
    .string()
    .regex(/^[0-9a-f-]{36}:[0-9]{1,6}$/)
    .meta({ description: 'The claimed job’s `id`.' }),
})

/** `webhook-signature` is the credential of these calls. */
const signedHeaders = [
  { name: 'webhook-id', required: true, description: 'Any text that identifies the request; part of the signed content.' },
  { name: 'webhook-timestamp', required: true, description: 'When the request was signed, in Unix seconds.', example: '1764036000' },
]

/** P20: for the operator's own programs; disabled unless a provisioning program is configured. */
const readSigned = <Schema extends z.ZodType>(schema: Schema, body: string, headers: Headers): Result<z.output<Schema>, DomainError> => {
  const { PROVISIONING_PROVIDER, PROVISIONING_SECRET } = environment()
  if (PROVISIONING_PROVIDER !== 'http' || PROVISIONING_SECRET === undefined) return err(refusal('not-found'))
  if (!isSigned(PROVISIONING_SECRET, body, headers)) return err(refusal('forbidden'))
  const parsed = schema.safeParse(JSON.parse(body))
  return parsed.success ? ok(parsed.data) : err(refusal('invalid-request'))
}

export const postClaim = defineEndpoint({
  method: 'post',
  path: '/provisioning-jobs/claim',
  operationId: 'claimProvisioningJobs',
  tag: 'Staff: provisioning',
  credentials: 'provisioner',
  summary: 'Claim provisioning jobs',
  description:
    'For programs that provision purchases and poll for work. Returns jobs, oldest first, reserved for you until `leaseUntil`; never more than one per subscription. Returns 404 if the shop posts its jobs itself or leaves them to staff.',
  limit: null,
  isRaw: true,
  requestHeaders: signedHeaders,
  body: z.string(),
  signedBody: claimForm,
  response: claimedJobsSchema,
  refusals: [403, 404, 409],
  handler: async ({ context, body, headers }) => {
    const claimRequest = readSigned(claimForm, body, headers)
    if (!claimRequest.ok) return claimRequest
    // The shop posts jobs itself.
    if (environment().PROVISIONING_URL !== undefined) return err(refusal('not-found'))
    const jobs = await claimProvisioningJobs(context, claimRequest.value)
    return ok(
      answer({
        jobs: jobs.map(({ key, kind, leaseUntil, ...job }) => ({
          id: key,
          operation: kind,
          ...job,
          leaseUntil: new Date(leaseUntil).toISOString(),
        })),
      }),
    )
  },
})

export const postClose = defineEndpoint({
  method: 'post',
  path: '/provisioning-jobs/:id/close',
  operationId: 'closeClaimedJob',
  tag: 'Staff: provisioning',
  credentials: 'provisioner',
  summary: 'Close a claimed job',
  description:
    'Closes the job as done, with the service’s access details, or as refused, with a reason. Closing again with the same outcome succeeds; a different outcome returns 409 `job-closed`.',
  limit: null,
  isRaw: true,
  requestHeaders: signedHeaders,
  parameters: jobPath,
  body: z.string(),
  signedBody: closeForm,
  response: closedJobSchema,
  refusals: [403, 404, 409],
  handler: async ({ context, parameters: { id }, body, headers }) => {
    const closing = readSigned(closeForm, body, headers)
    if (!closing.ok) return closing
    const { value } = closing
    if (value.id !== id) return err(refusal('invalid-request'))
    const report = value.status === 'done' && value.access ? { access: value.access, ...(value.facts && { facts: value.facts }) } : null
    const closed = await closeProvisioningJob(
      context,
      id,
      value.status === 'done' ? { kind: 'done', report } : { kind: 'refused', reason: value.reason },
    )
    if (!closed.ok) return err(refusal(closed.error === 'not-found' ? 'not-found' : 'job-closed'))
    return ok(answer({ closed: true as const, repeated: closed.value.isRepeated }))
  },
})
