import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  provisionRefusals,
  type AccessAnswer,
  type ProvisionOutcome,
  type Provisioner,
  type ShapedJob,
  type ProvisionJob,
  type ProvisionOperation,
  type ProvisionRefusal,
} from '@/core/provisioning/provisioning'
import type { WebhookAnswer } from '@/core/webhooks'
import { requiredText } from '@/lib/http/text'
import { accessSchema, factsSchema } from '@/lib/provisioning-report'

interface HttpProvisionerOptions {
  /** Signs and posts a message (Standard Webhooks); `id` is its webhook-id. Never rejects. */
  readonly post: (id: string, body: unknown) => Promise<WebhookAnswer>
  readonly now: () => number
}

const report = { access: accessSchema, facts: factsSchema.optional() }

const jobAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done'), access: report.access.nullish(), facts: report.facts }),
  z.object({ status: z.literal('pending'), reference: requiredText(200) }),
  z.object({ status: z.literal('refused'), reason: requiredText(300) }),
])

const serviceAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), ...report }),
  z.object({ status: z.literal('none') }),
])

const isRefusal = (reason: string): reason is ProvisionRefusal => provisionRefusals.some((each) => each === reason)

/** `null` unless the call succeeded with a body that fits the schema. */
const parseAnswer = <Schema extends z.ZodType>(schema: Schema, answer: WebhookAnswer): z.output<Schema> | null => {
  if (answer.kind !== 'answered' || answer.status < 200 || answer.status > 299) return null
  try {
    return schema.safeParse(JSON.parse(answer.text)).data ?? null
  } catch {
    return null
  }
}

const toOutcome = (answer: z.output<typeof jobAnswer> | null): ProvisionOutcome => {
  if (answer === null) return { kind: 'unknown' }
  switch (answer.status) {
    case 'done':
      return answer.access
        ? { kind: 'done', report: { access: answer.access, ...(answer.facts && { facts: answer.facts }) } }
        : { kind: 'done' }
    case 'pending':
      return { kind: 'pending', reference: answer.reference }
    case 'refused':
      return isRefusal(answer.reason)
        ? { kind: 'refused', reason: answer.reason }
        : { kind: 'refused', reason: 'declined', note: answer.reason }
    default:
      return answer satisfies never
  }
}

/** P19: posts each job, signed, to the operator's endpoint. The job's key is the webhook-id, so that repetitions are recognised. */
export const createHttpProvisioner = ({ post, now }: HttpProvisionerOptions): Provisioner => {
  const send = (id: string, type: string, data: unknown): Promise<WebhookAnswer> =>
    post(id, { type, timestamp: new Date(now()).toISOString(), data })
  const ask = async (operation: ProvisionOperation, job: ProvisionJob | ShapedJob): Promise<ProvisionOutcome> => {
    const { key: id, ...rest } = job
    return toOutcome(parseAnswer(jobAnswer, await send(id, 'provisioning.job', { id, operation, ...rest })))
  }
  return {
    create: (job) => ask('create', job),
    change: (job) => ask('change', job),
    suspend: (job) => ask('suspend', job),
    resume: (job) => ask('resume', job),
    end: (job) => ask('end', job),
    access: async (service): Promise<AccessAnswer> => {
      const answer = parseAnswer(serviceAnswer, await send(`read_${randomUUID()}`, 'provisioning.service', { service }))
      if (answer === null) return { kind: 'unknown' }
      if (answer.status === 'none') return { kind: 'none' }
      return { kind: 'access', access: answer.access, ...(answer.facts && { facts: answer.facts }) }
    },
  }
}
