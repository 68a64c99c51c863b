// Sets up, suspends, resumes, changes and ends plans that a shop asks for, in files. Replace `apply` by calls to your panel or hypervisor.
import { createHmac } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { Webhook } from 'standardwebhooks'

/** State after an operation, or the reason to refuse it. */
const stateAfter = (state, operation) => {
  if (operation === 'create') return state === undefined ? { state: 'active' } : { reason: 'there-already' }
  if (state === undefined) return { reason: 'not-there' }
  if (operation === 'end') return { state: 'ended' }
  if (state === 'ended') return { reason: 'ended' }
  if (operation === 'change') return { state }
  return { state: operation === 'suspend' ? 'suspended' : 'active' }
}

const fileName = (service) => `${encodeURIComponent(service)}.json`

/**
 * One file per service holds its state and the outcome of every job it had, and is replaced as a whole: whatever is killed when, a job has
 * either happened and is known, or has not happened.
 */
export const openPlans = (folder) => {
  mkdirSync(folder, { recursive: true })
  const plans = new Map()
  const serviceOf = new Map()
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const plan = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
    plans.set(plan.service, plan)
    for (const id of Object.keys(plan.jobs)) serviceOf.set(id, plan.service)
  }
  const save = (plan) => {
    const file = path.join(folder, fileName(plan.service))
    writeFileSync(`${file}.new`, JSON.stringify(plan))
    renameSync(`${file}.new`, file)
    plans.set(plan.service, plan)
  }
  return {
    /** Idempotent by the job's id. Synchronous, so that two requests never mix. */
    apply: ({ id, operation, service, product, settings }, at) => {
      if ((serviceOf.get(id) ?? service) !== service) return { reason: 'key-reused' }
      const before = plans.get(service)
      const known = before?.jobs[id]
      if (known) return known.operation === operation ? known : { reason: 'key-reused' }
      const next = stateAfter(before?.state, operation)
      const job = { operation, at, ...(next.reason ? { reason: next.reason } : {}) }
      const shape = product === undefined ? {} : { product, settings }
      save({ service, ...before, ...(next.state ? { state: next.state, ...shape } : {}), jobs: { ...before?.jobs, [id]: job } })
      serviceOf.set(id, service)
      return job
    },
    find: (service) => plans.get(service),
    all: () => [...plans.values()],
  }
}

const userOf = (service) => `u${createHmac('sha256', 'user name').update(service).digest('hex').slice(0, 10)}`

/** What the shop shows its customer and writes into the DNS. Never a password: have your panel invite `owner`. */
const reportOf = ({ service, state, settings = {} }, { host, ipv4, dkim }) => {
  if (state === undefined || state === 'ended') return null
  const { domain, names } = settings
  const covered = names?.split(', ') ?? (domain && [domain, `www.${domain}`])
  return {
    access: { address: host, user: userOf(service), panel: `https://${host}/`, ...(ipv4 && { ipv4, mailHost: host }), ...dkim },
    facts: {
      ...(covered && { certificate: { state: 'issued', names: covered } }),
      mailboxes: { state: 'none' },
      site: { state: 'none' },
    },
  }
}

/** Answers a verified message of the shop. `settleMs`: how long a job takes; until then it is pending. */
export const answerTo = (plans, { type, data }, { now, settleMs, machine }) => {
  if (type === 'provisioning.service') {
    const plan = plans.find(data.service)
    const report = plan && reportOf(plan, machine)
    return report ? { status: 'found', ...report } : { status: 'none' }
  }
  if (type !== 'provisioning.job') return null
  const job = plans.apply(data, now)
  if (job.reason) return { status: 'refused', reason: job.reason }
  if (now - job.at < settleMs) return { status: 'pending', reference: data.id }
  const opens = data.operation === 'create' || data.operation === 'change'
  return { status: 'done', ...(opens ? reportOf(plans.find(data.service), machine) : {}) }
}

const bodyOf = async (request) => {
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > 65_536) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A message signed with the secret within the last five minutes; null for any other. */
const verified = (secret, body, headers) => {
  try {
    return new Webhook(secret).verify(body, headers)
  } catch {
    return null
  }
}

/** Answers the jobs that the shop posts (PROVISIONING_URL). */
export const createProvisioner = ({ plans, secret, machine, settleMs = 0 }) =>
  createServer(async (request, response) => {
    const body = request.method === 'POST' ? await bodyOf(request) : null
    const message = body === null ? null : verified(secret, body, request.headers)
    if (message === null) return response.writeHead(401).end()
    const answer = answerTo(plans, message, { now: Date.now(), settleMs, machine })
    if (answer === null) return response.writeHead(422).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
