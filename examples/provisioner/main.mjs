// PROVISIONING_SECRET=whsec_… node main.mjs            answers the shop's posts on PORT
// PROVISIONING_SECRET=whsec_… node main.mjs --poll     asks the shop at SHOP_URL for work
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { answerTo, createProvisioner, openPlans } from './provisioner.mjs'

const {
  PROVISIONING_SECRET: secret,
  PORT = '8090',
  DATA = './plans',
  HOST = 'panel.example',
  IPV4 = '203.0.113.10',
  SETTLE_MS = '0',
  SHOP_URL = 'http://localhost:3000',
} = process.env
if (!secret) throw new Error('PROVISIONING_SECRET is missing: set it to the same whsec_… value as in the shop')

const plans = openPlans(DATA, ({ operation, service, reason = 'done' }) => console.log(`${operation} ${service} ${reason}`))
const machine = { host: HOST, ipv4: IPV4 }

const post = async (to, body) => {
  const [id, at, text] = [randomUUID(), new Date(), JSON.stringify(body)]
  const response = await fetch(new URL(to, SHOP_URL), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, text),
    },
    body: text,
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`${to}: ${response.status}`)
  return response.json()
}

/** A job is closed by its id, so closing it twice does no harm; one that is not closed comes again when its lease ends. */
const work = async () => {
  const { jobs } = await post('/api/provisioning-jobs/claim', { max: 10, leaseSeconds: 60 })
  for (const job of jobs) {
    const answer = answerTo(plans, { type: 'provisioning.job', data: job }, { now: Date.now(), settleMs: 0, machine })
    // one that staff closed meanwhile holds up no other
    await post(`/api/provisioning-jobs/${job.id}/close`, { id: job.id, ...answer }).catch((error) => console.error(error.message))
  }
  return jobs.length
}

if (process.argv.includes('--poll')) {
  for (;;) {
    const done = await work().catch((error) => console.error(error.message))
    if (!done) await sleep(5_000)
  }
} else {
  const server = createProvisioner({ plans, secret, machine, settleMs: Number(SETTLE_MS) })
  server.listen(Number(PORT), '127.0.0.1', () => console.log(`ready on ${server.address().port}`))
}
