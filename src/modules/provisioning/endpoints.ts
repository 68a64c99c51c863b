import { z } from 'zod'
import { err, ok, type Result } from '@/core/result'
import { environment } from '@/lib/config/env'
import { isSigned } from '@/lib/crypto/sign-message'
import { answer, defineEndpoint } from '@/lib/http/endpoint'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { claimProvisioningJobs, closeProvisioningJob } from '@/modules/provisioning/provisioning.service'
import { claimedJobsSchema, claimForm, closedJobSchema, closeForm, jobPath } from '@/modules/provisioning/schema'

const signature = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  name,
  required: true,
  description: 'As Standard Webhooks signs a message, with PROVISIONING_SECRET.',
}))

/** P20: for the operator's own programs; disabled if no provisioning program is configured. */
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
  credentials: 'provider',
  summary: 'Claims jobs, oldest first, until their lease ends',
  description: 'For programs that set up what was bought and poll for work. The body is signed: `max` jobs and `leaseSeconds`.',
  isUndocumented: true,
  limit: null,
  isRaw: true,
  requestHeaders: signature,
  body: z.string(),
  response: claimedJobsSchema,
  refusals: [403, 404, 409],
  handler: async ({ context, body, headers }) => {
    const claimRequest = readSigned(claimForm, body, headers)
    if (!claimRequest.ok) return claimRequest
    // The shop posts its jobs itself.
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
  operationId: 'closeProvisioningJob',
  tag: 'Staff: provisioning',
  credentials: 'provider',
  summary: 'Closes a job as done or refused',
  description:
    'Done with what is known of the service, or refused with a reason. The body is signed. Closing again with the same outcome succeeds; another outcome is a conflict.',
  isUndocumented: true,
  limit: null,
  isRaw: true,
  requestHeaders: signature,
  parameters: jobPath,
  body: z.string(),
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
