import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { registrarTaskKey } from '@/core/domains/registrar-tasks'
import type { RegistrarOutcome } from '@/core/domains/registrar'
import { registrationYears } from '@/core/domains/registration-term'
import type { Context } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { handleOfRequest } from '@/server/platform/request-handle'
import { openSealed } from '@/server/platform/sealed-text'
import { endSimulatedTask } from './registrar/end-simulated'
import { taskListIn } from './registrar/task-repository'

const domainsOf = async (handle: Handle, query: ReturnType<typeof sql>): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ domain: string }>(query)
  return rows.map(({ domain }) => domain)
}

/** Names that wait to be registered: where the registry is simulated there are none. */
const namesToRegister = (handle: Handle, order: string) =>
  domainsOf(handle, sql`select name as domain from domains where order_id = ${order} and status = 'pending' order by name`)

const namesToTransfer = (handle: Handle, order: string) =>
  domainsOf(
    handle,
    sql`select domain from transfers where order_id = ${order} and status in ('requested', 'awaiting-registry') order by domain`,
  )

const namesToRenew = (handle: Handle, order: string) =>
  domainsOf(
    handle,
    sql`
    select line->>'id' as domain from orders, jsonb_array_elements(lines) as line
    where orders.id = ${order} and line->>'type' = 'domain' and line->'serviceData'->>'operation' = 'renew' order by domain
  `,
  )

const codeOf = async (req: PayloadRequest, handle: Handle, order: string, domain: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ code: string | null }>(sql`
    select authorization_code as code from transfers where order_id = ${order} and domain = ${domain}
  `)
  return openSealed(req.payload, rows[0]?.code)
}

/**
 * A paid order asks the registrar for what it sold, in the transaction of `req`: once a line, however often it is said to be
 * paid. A registrar that cannot say whether it has taken a job undoes the whole, and it is tried again with the payment's next word.
 */
export const handOutJobs = async (context: Pick<Context, 'registrarOf'>, req: PayloadRequest, order: string): Promise<void> => {
  const handle = await handleOfRequest(req)
  const registrar = context.registrarOf(taskListIn(handle))
  const taken = (domain: string, outcome: RegistrarOutcome): void => {
    if (outcome.kind === 'unknown') throw new Error(`The registrar does not say whether it has taken ${domain}`)
  }
  for (const domain of await namesToRegister(handle, order)) {
    taken(domain, await registrar.register({ key: registrarTaskKey('register', order, domain), domain, order, years: registrationYears }))
  }
  for (const domain of await namesToTransfer(handle, order)) {
    const authorizationCode = () => codeOf(req, handle, order, domain)
    taken(domain, await registrar.transfer({ key: registrarTaskKey('transfer', order, domain), domain, order, authorizationCode }))
  }
  for (const domain of await namesToRenew(handle, order)) {
    const key = registrarTaskKey('renew', order, domain)
    taken(domain, await registrar.renew({ key, domain, order, years: registrationYears }))
    await endSimulatedTask(req, key)
  }
}

/** An order that was paid back asks for nothing any more. */
export const cancelOpenTasks = async (req: PayloadRequest, order: string): Promise<void> => {
  const { docs } = await req.payload.find({
    collection: 'registrar-tasks',
    where: { and: [{ order: { equals: order } }, { status: { equals: 'open' } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs) {
    await req.payload.update({ collection: 'registrar-tasks', id, data: { status: 'cancelled' }, depth: 0, overrideAccess: true, req })
  }
}
