import { ok } from '@/core/result'
import { migrations } from '@/payload/migrations'
import { isContraction } from '@/lib/config/contraction'
import { healthSchema, type HealthResponse, checkHealth } from '@/modules/operations/health'
import { answer, defineEndpoint } from '@/lib/http/endpoint'

export const live = defineEndpoint({
  method: 'get',
  path: '/health/live',
  operationId: 'getLiveness',
  tag: 'Service',
  credentials: 'none',
  summary: 'Check that the process runs',
  limit: null,
  usesDatabase: false,
  response: healthSchema,
  handler: async () => ok(answer<HealthResponse>({ status: 'ok', checks: {} })),
})

export const ready = defineEndpoint({
  method: 'get',
  path: '/health/ready',
  operationId: 'getReadiness',
  tag: 'Service',
  credentials: 'none',
  summary: 'Check that the shop is ready',
  description: '503 if the database does not answer or is not migrated.',
  limit: null,
  usesDatabase: false,
  response: healthSchema,
  success: [503],
  handler: async ({ context }) => {
    const { database, migrated } = await checkHealth(
      context,
      migrations.map(({ name }) => name).filter((name) => !isContraction(name)),
    )
    const isReady = database && migrated
    const body: HealthResponse = { status: isReady ? 'ok' : 'unavailable', checks: { database, migrated } }
    return ok(answer(body, { status: isReady ? 200 : 503 }))
  },
})
