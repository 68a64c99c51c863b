// Real worker and deliveries without the rest of Payload: starts quickly, so that it can be killed often.
import { drizzle } from 'drizzle-orm/node-postgres'
import { BasePayload } from 'payload'
import pg from 'pg'
import { runWorker } from '@/payload/jobs/run-worker'
import { createHttpSender } from '@/integrations/webhook-sender'
import { deliverWebhook } from '@/modules/webhooks/deliveries.service'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 })
const silent = () => undefined
const shop = Object.assign(new BasePayload(), {
  secret: process.env['DERIVED_SECRET'] ?? '',
  db: { pool, drizzle: drizzle(pool) },
  logger: { info: silent, warn: silent, error: silent },
})
const webhooks = createHttpSender({ patience: 10_000, answerKept: 500, allowLoopback: true })
await runWorker(shop, {
  signal: new AbortController().signal,
  tasks: [
    {
      name: 'deliver-webhook',
      pool: 'webhooks',
      work: (payload, { now, rest }, id) =>
        deliverWebhook({ payload, webhooks, now, random: Math.random, logger: payload.logger }, id, rest),
    },
  ],
})
