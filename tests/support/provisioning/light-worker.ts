// Real worker loop, lock and provisioning without the rest of Payload: starts quickly, so that it can be killed often.
import { drizzle } from 'drizzle-orm/node-postgres'
import { BasePayload } from 'payload'
import pg from 'pg'
import { runWorker } from '@/payload/jobs/run-worker'
import { runProvisioning } from '@/modules/provisioning/provisioning.service'
import { httpProvisionerTo } from './example-host'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 })
const silent = () => undefined
const shop = Object.assign(new BasePayload(), {
  secret: process.env['DERIVED_SECRET'] ?? '',
  db: { pool, drizzle: drizzle(pool) },
  logger: { info: silent, warn: silent, error: silent },
})

/** A minute of the worker is a second: leases end and waits pass while the test looks on. */
const began = Number(process.env['WORKER_BEGAN'])
const now = (): number => began + (Date.now() - began) * 60

const provisioner = httpProvisionerTo({ url: process.env['HOST_URL'] ?? '' })
await runWorker(shop, {
  signal: new AbortController().signal,
  tasks: [
    {
      name: 'provisioning',
      every: 20,
      work: (payload, shift) => runProvisioning({ payload, provisioner, now, random: Math.random, logger: payload.logger }, shift),
    },
  ],
})
