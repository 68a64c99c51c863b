import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { type FactorOwner, findFactor, deleteFactor, deleteStaffSessions, lockStaff } from '@/modules/auth/mfa/mfa.repository'
import { findLockouts, clearLockout } from '@/modules/auth/sessions'
import type { ExhaustedLimit } from '@/lib/http/rate-limit'
import { findCodeLockouts, clearCodeLockout } from '@/modules/auth/mfa/totp'
import { admins, salesStaff } from '@/payload/access/rules'
import { recordAction } from '@/payload/hooks/audit'
import { defaultLocale } from '@/lib/config/locales'
import type { User } from '@/payload-types'
import { type Handle, uuidV7 } from '@/lib/db/sql'
import type { SecurityEvent } from '@/lib/outbox/email-data'
import { queueMail } from '@/lib/outbox/outbox'
import { deleteSessionsOf } from '@/modules/auth/sessions.repository'
import { notifyOwner } from '@/modules/accounts/accounts.service'
import { findAccountById } from '@/modules/accounts/accounts.repository'
import { withTransaction, type Transaction } from '@/lib/db/transaction'

export const answer = (status: number, body: unknown): Response => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
export const forbidden = (): Response => answer(403, { errors: [{ message: 'Forbidden' }] })
const notFound = (): Response => answer(404, { errors: [{ message: 'Not Found' }] })
export const done = (): Response => answer(200, { isDone: true })

const areaOf = ({ kind }: Pick<FactorOwner, 'kind'>): 'users' | 'customers' => (kind === 'staff' ? 'users' : 'customers')

interface OwnerCall {
  readonly kind: FactorOwner['kind']
  readonly method: 'get' | 'post'
  /** The part of the path after the id. */
  readonly path: string
  readonly may: (asked: { readonly req: PayloadRequest; readonly id: string }) => boolean
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const ownerCall = (
  { kind, method, path, may }: OwnerCall,
  work: (req: PayloadRequest, owner: FactorOwner) => Promise<Response>,
): Endpoint => ({
  method,
  path: `/:id${path}`,
  handler: async (req) => {
    const id = String(req.routeParams?.['id'])
    if (!may({ req, id })) return forbidden()
    if (!uuid.test(id)) return notFound()
    if (method === 'post') await addDataAndFileToRequest(req)
    return work(req, { kind, id })
  },
})

const emailOf = async (req: PayloadRequest, owner: FactorOwner): Promise<string> =>
  (await req.payload.findByID({ collection: areaOf(owner), id: owner.id, depth: 0, overrideAccess: true, req })).email

const shown = (what: 'password' | 'code', waits: readonly ExhaustedLimit[]) =>
  waits.map(({ place, endsAt }) => ({ what, address: place === '' ? null : place, endsAt }))

/** Rate-limited attempts on an account (ADR 015, K5) and their reset, for owners who call support. */
export const lockoutEndpointsOf = (kind: FactorOwner['kind']): Endpoint[] => {
  const may = kind === 'staff' ? admins : salesStaff
  return [
    ownerCall({ kind, method: 'get', path: '/held-up', may }, async (req, owner) => {
      const { payload } = req
      const factor = await findFactor(payload.db.drizzle, owner)
      const tries = await findLockouts(payload, await emailOf(req, owner))
      const codes = factor ? await findCodeLockouts(payload, factor) : []
      return answer(200, { waits: [...shown('password', tries), ...shown('code', codes)] })
    }),
    ownerCall({ kind, method: 'post', path: '/held-up/free', may }, async (req, owner) => {
      const { payload } = req
      const factor = await findFactor(payload.db.drizzle, owner)
      await recordAction(req, { action: 'changed', area: areaOf(owner), document: owner.id, fields: ['loginTries'] })
      await clearLockout(payload.db.drizzle, await emailOf(req, owner))
      if (factor) await clearCodeLockout(payload, factor)
      return done()
    }),
  ]
}

/** Emails a staff member about their own login. `once` is a dedupe key. */
export const notifyStaff = async (
  handle: Handle,
  { id, email, name }: Pick<User, 'id' | 'email' | 'name'>,
  event: SecurityEvent,
  once: string = uuidV7(),
): Promise<void> => {
  await queueMail(handle, {
    template: 'security-notice',
    to: email,
    locale: defaultLocale,
    data: { name, isStaff: true, ...event },
    dedupeKey: `security-notice:${event.kind}:${id}:${once}`,
  })
}

const follow = async (req: PayloadRequest, handle: Handle, { kind, id }: FactorOwner): Promise<void> => {
  if (kind === 'staff') {
    await deleteStaffSessions(handle, id)
    const person = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req })
    return notifyStaff(handle, person, { kind: 'two-step-removed' })
  }
  await deleteSessionsOf(handle, id)
  const account = await findAccountById(handle, id)
  if (account) await notifyOwner(handle, account, { kind: 'two-step-removed' })
}

const takeOff = async (req: PayloadRequest, transaction: Transaction, owner: FactorOwner): Promise<Response> => {
  // Same lock order as a login: account before factor.
  if (owner.kind === 'staff') await lockStaff(transaction, owner.id)
  if (!(await deleteFactor(transaction, owner))) return notFound()
  await recordAction(req, { action: 'unsecured', area: areaOf(owner), document: owner.id, fields: ['twoStepLogin'] })
  await follow(req, transaction, owner)
  return done()
}

/** Status and reset of another account's two-step login; only admins may reset it. */
export const resetEndpointsOf = (kind: FactorOwner['kind']): Endpoint[] => [
  ownerCall({ kind, method: 'get', path: '/two-step', may: kind === 'staff' ? admins : salesStaff }, async (req, owner) => {
    const factor = await findFactor(req.payload.db.drizzle, owner)
    return answer(200, { isOn: factor !== null, since: factor?.since ?? null, codesLeft: factor?.codesLeft ?? 0 })
  }),
  // One's own two-step login is turned off with the password.
  ownerCall(
    { kind, method: 'post', path: '/two-step/reset', may: ({ req, id }) => admins({ req }) && req.user?.id !== id },
    ({ payload, user }, owner) => withTransaction(payload, (req, transaction) => takeOff(req, transaction, owner), { user }),
  ),
]
