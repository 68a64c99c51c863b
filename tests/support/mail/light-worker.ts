// Real worker and outbox without the rest of Payload: starts quickly, so that it can be killed often.
import { drizzle } from 'drizzle-orm/node-postgres'
import { BasePayload } from 'payload'
import pg from 'pg'
import { runWorker } from '@/payload/jobs/run-worker'
import { mailAdapter } from '@/integrations/smtp'
import { sendEmail } from '@/modules/email/email.service'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 4 })
const silent = () => undefined
const shop = Object.assign(new BasePayload(), {
  db: { pool, drizzle: drizzle(pool) },
  logger: { info: silent, warn: silent, error: silent },
  findGlobal: async () => ({ brandName: 'Hostfront', supportEmail: 'support@hostfront.example' }),
})
const mailer = (await mailAdapter)({ payload: shop })
await runWorker(Object.assign(shop, { sendEmail: mailer.sendEmail }), {
  signal: new AbortController().signal,
  tasks: [
    { name: 'send-email', pool: 'email', work: sendEmail },
    { name: 'send-security-email', pool: 'prompt', work: sendEmail },
  ],
})
