import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  Forbidden,
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
  type TextField,
  type Where,
} from 'payload'
import type { User } from '@/payload-types'
import { changesCredentials } from '@/modules/accounts/accounts.service'
import { checkOwnPassword, sessionOf } from '@/payload/access/own-session'
import { defineCollection } from '@/payload/define-collection'
import { translate } from '@/payload/translate'
import { words, type Words, labelsOf } from '@/payload/words'
import { normaliseEmailField, refuseConflict, refuseField, refuseTooManyRequests } from '@/payload/hooks/documents'
import {
  lockStaff,
  lockStaffSession,
  deleteFactor,
  findFactor,
  type FactorOwner,
  deleteStaffSessions,
  deleteStaffSession,
  findStaffSessions,
} from '@/modules/auth/mfa/mfa.repository'
import { handleOfRequest, type Transaction, withTransaction } from '@/lib/db/transaction'
import { decryptNewCodes, encryptNewCodes, confirmingStep, decryptSetup, storeFactor, storeRecoveryCodes } from '@/modules/auth/mfa/totp'
import { answer, done, forbidden, notifyStaff, ownerCall, lockoutEndpointsOf, resetEndpointsOf } from '@/payload/mfa/owner-call'
import { isRequiredForAll, createLoginSetup, requireSecondFactor } from '@/payload/mfa/ask-second-step'
import { admins, type StaffRole, closedEndpoint, nobody, selfAsStaffOrAdmins, staff } from '@/payload/access/rules'
import { recordAction } from '@/payload/hooks/audit'
import { buildEnvironment } from '@/lib/config/env'
import { logStaffIn, mailStaffLink, resetStaffPassword } from '@/payload/http/staff-login'
import { plainText } from '@/payload/fields/sales'
import { select } from '@/payload/fields/selects'
import { othersLockouts, othersTwoStep, ownTwoStep, staffSessions } from '@/payload/mfa/fields'
import { prepareCredentials, rateLimitStaffLogin, requireLongPassword } from '@/payload/hooks/passwords'

/** The first user needs the role that can invite others. */
const firstUserIsAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'users', req, overrideAccess: true })
  return totalDocs === 0 ? { ...data, role: 'admin' } : data
}

const lastAdmin = words('keepAnAdmin.refusal')

const requireAnotherAdmin = async (req: PayloadRequest, id: string | number): Promise<void> => {
  const where: Where = { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, overrideAccess: true, req })
  if (totalDocs === 0) refuseConflict({ req }, lastAdmin)
}

/** The last admin cannot be demoted or deleted, since no one could then grant access. */
const keepAnAdminWhenDemoting: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isDemotion = operation === 'update' && originalDoc?.role === 'admin' && data['role'] !== undefined && data['role'] !== 'admin'
  if (isDemotion) await requireAnotherAdmin(req, originalDoc.id)
  return data
}

const keepAnAdminWhenDeleting: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req })
  if (user.role === 'admin') await requireAnotherAdmin(req, id)
}

/** Requested when staff change their own password or email; never stored. */
const currentPassword: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: words('fields.currentPassword.label'),
  admin: {
    // Payload disables virtual fields unless `readOnly` is false.
    readOnly: false,
    condition: (data, _sibling, { user }) => user !== null && data['id'] === user.id,
    components: { Field: '/payload/admin/form-fields.client#CurrentPassword' },
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    description: words('fields.currentPassword.description'),
  },
}

/**
 * Changing one's own password or email requires the current password, so that an unattended session cannot be used to take over the
 * account. Admins set those of others.
 */
const askCurrentPassword: CollectionBeforeValidateHook<User> = async (change) => {
  const { data, originalDoc, operation, req } = change
  const { currentPassword, ...rest } = (data ?? {}) as Partial<User> & { readonly currentPassword?: unknown }
  const { user } = req
  const isOwn = operation === 'update' && user?.collection === 'users' && user.id === originalDoc?.id
  if (!isOwn || !changesCredentials(rest, user)) return rest
  if (typeof currentPassword !== 'string' || currentPassword === '')
    return refuseField(change, 'currentPassword', words('users.faults.missing'))
  const checked = await checkOwnPassword(req, user.email, currentPassword)
  if (checked === 'too-often') return refuseTooManyRequests(change, words('users.faults.tooMany'))
  if (checked === 'wrong') return refuseField(change, 'currentPassword', words('users.faults.wrong'))
  return rest
}

/**
 * Payload reads sessions and writes them back on refresh. The lock prevents concurrent changes in between, so that an ended session stays
 * ended.
 */
const holdSessions: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'refresh' || req.user?.collection !== 'users') return
  if (!(await lockStaffSession(await handleOfRequest(req), req.user.id, sessionOf(req)))) throw new Forbidden(req.t)
}

/** Logout has no before hook, but this one runs before Payload reads the sessions. */
const holdSessionsOfLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user?.collection === 'users') await lockStaff(await handleOfRequest(req), req.user.id)
}

const refuse = (req: PayloadRequest, status: number, sentence: Words): Response =>
  answer(status, { errors: [{ message: translate(req, sentence) }] })

interface Asked {
  readonly req: PayloadRequest
  readonly user: User
  readonly owner: FactorOwner
  readonly sent: (name: string) => string
}

const ownCall = (method: 'get' | 'post', path: string, work: (asked: Asked) => Promise<Response>): Endpoint => ({
  method,
  path,
  handler: async (req) => {
    const { user } = req
    if (user?.collection !== 'users') return forbidden()
    if (method === 'post') await addDataAndFileToRequest(req)
    const sent = (name: string): string => (typeof req.data?.[name] === 'string' ? req.data[name] : '')
    return work({ req, user, owner: { kind: 'staff', id: user.id }, sent })
  },
})

/** Also requires the current password. */
const confirmedCall = (path: string, work: (asked: Asked) => Promise<Response>): Endpoint =>
  ownCall('post', path, async (asked) => {
    const checked = await checkOwnPassword(asked.req, asked.user.email, asked.sent('password'))
    if (checked === 'too-often') return refuse(asked.req, 429, words('mfa.refusals.tooMany'))
    return checked === 'right' ? work(asked) : refuse(asked.req, 422, words('mfa.refusals.wrongPassword'))
  })

const endOthers = ({ req, user }: Asked, transaction: Transaction): Promise<void> =>
  deleteStaffSessions(transaction, user.id, sessionOf(req))

/** Locks the user row, so that concurrent requests run one after the other; an ended session gets a 403. */
const inTransaction = ({ req, user }: Asked, work: (transaction: Transaction) => Promise<Response>): Promise<Response> =>
  req.payload.db.drizzle.transaction(async (transaction) =>
    (await lockStaffSession(transaction, user.id, sessionOf(req))) ? work(transaction) : forbidden(),
  )

const ownTwoStepEndpoints: Endpoint[] = [
  ownCall('get', '/two-step', async ({ req, owner }) => {
    const factor = await findFactor(req.payload.db.drizzle, owner)
    return answer(200, { isOn: factor !== null, since: factor?.since ?? null, codesLeft: factor?.codesLeft ?? 0 })
  }),

  ownCall('post', '/two-step/setup', async ({ req, user, owner }) =>
    (await findFactor(req.payload.db.drizzle, owner))
      ? refuse(req, 409, words('mfa.refusals.again'))
      : answer(200, await createLoginSetup(req, user)),
  ),

  confirmedCall('/two-step', async (asked) => {
    const { req, user, owner, sent } = asked
    const setup = decryptSetup(req.payload, owner, sent('ticket'), Date.now())
    if (!setup) return refuse(req, 410, words('mfa.refusals.again'))
    const step = confirmingStep(setup, sent('code'), Date.now())
    if (step === null) return refuse(req, 422, words('mfa.refusals.wrongCode'))
    return inTransaction(asked, async (transaction) => {
      if (!(await storeFactor(req.payload, transaction, { owner, setup, step }, Date.now())))
        return refuse(req, 409, words('mfa.refusals.again'))
      await endOthers(asked, transaction)
      await notifyStaff(transaction, user, { kind: 'two-step-on' })
      return done()
    })
  }),

  confirmedCall('/two-step/off', async (asked) => {
    const { req, user, owner } = asked
    if (await isRequiredForAll(req)) return refuse(req, 409, words('mfa.refusals.isRequired'))
    return inTransaction(asked, async (transaction) => {
      if (!(await deleteFactor(transaction, owner))) return done()
      await endOthers(asked, transaction)
      await notifyStaff(transaction, user, { kind: 'two-step-off' })
      return done()
    })
  }),

  ownCall('post', '/recovery-codes/setup', async ({ req, owner }) => {
    const factor = await findFactor(req.payload.db.drizzle, owner)
    if (!factor) return refuse(req, 409, words('mfa.refusals.again'))
    const ticket = encryptNewCodes(req.payload, factor.id, Date.now())
    return answer(200, { ticket, codes: decryptNewCodes(req.payload, factor.id, ticket, Date.now()) })
  }),

  confirmedCall('/recovery-codes', async (asked) => {
    const { req, user, owner, sent } = asked
    return inTransaction(asked, async (transaction) => {
      const factor = await findFactor(transaction, owner)
      const codes = factor && decryptNewCodes(req.payload, factor.id, sent('ticket'), Date.now())
      if (!factor || !codes) return refuse(req, 410, words('mfa.refusals.again'))
      await storeRecoveryCodes(transaction, factor.id, codes)
      await notifyStaff(transaction, user, { kind: 'recovery-codes-renewed' })
      return done()
    })
  }),
]

const isOwn = (req: PayloadRequest, id: string): boolean => req.user?.collection === 'users' && req.user.id === id

const may = ({ req, id }: { readonly req: PayloadRequest; readonly id: string }): boolean => isOwn(req, id) || admins({ req })

/** Lists and ends a staff member's sessions: one, or all but the current one. */
const sessionEndpoints: Endpoint[] = [
  ownerCall({ kind: 'staff', method: 'get', path: '/sessions', may }, async (req, { id }) => {
    const sessions = await findStaffSessions(req.payload.db.drizzle, id, Date.now())
    return answer(200, { sessions: sessions.map((each) => ({ ...each, isThis: each.id === sessionOf(req) })) })
  }),
  ownerCall({ kind: 'staff', method: 'post', path: '/sessions/end', may }, (asked, { id }) => {
    const named: unknown = asked.data?.['session']
    const kept = isOwn(asked, id) ? sessionOf(asked) : null
    return withTransaction(
      asked.payload,
      async (req, transaction) => {
        if (typeof named === 'string') await deleteStaffSession(transaction, id, named)
        else await deleteStaffSessions(transaction, id, kept)
        if (!isOwn(asked, id)) await recordAction(req, { action: 'changed', area: 'users', document: id, fields: ['sessions'] })
        return done()
      },
      { user: asked.user },
    )
  }),
]

const roles = labelsOf('users.roles', ['admin', 'marketing', 'support']) satisfies Record<StaffRole, Words>

export const users = defineCollection({
  slug: 'users',
  labels: labelsOf('users', ['singular', 'plural']),
  auth: {
    tokenExpiration: 60 * 60 * 8,
    // Account lockout would let anyone lock an account, so attempts are limited by account and address together (ADR 015).
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    cookies: { secure: buildEnvironment().SITE_URL.startsWith('https:'), sameSite: 'Lax' },
    removeTokenFromResponses: true,
    useAPIKey: false,
  },
  access: {
    admin: staff,
    create: admins,
    read: selfAsStaffOrAdmins,
    update: selfAsStaffOrAdmins,
    delete: admins,
    // Payload would report success without lifting our limits (`lockoutEndpointsOf`).
    unlock: nobody,
    readVersions: admins,
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    listSearchableFields: ['name', 'email'],
    description: words('users.description'),
  },
  disableDuplicate: true,
  // Staff accounts are not verified by email, so Payload's endpoint would throw.
  endpoints: [
    logStaffIn,
    mailStaffLink,
    resetStaffPassword,
    closedEndpoint('post', '/verify/:id'),
    ...ownTwoStepEndpoints,
    ...resetEndpointsOf('staff'),
    ...lockoutEndpointsOf('staff'),
    ...sessionEndpoints,
  ],
  hooks: {
    beforeOperation: [prepareCredentials, rateLimitStaffLogin, holdSessions],
    beforeLogin: [requireSecondFactor],
    afterLogout: [holdSessionsOfLogout],
    beforeValidate: [askCurrentPassword, requireLongPassword],
    beforeChange: [firstUserIsAdmin, keepAnAdminWhenDemoting],
    beforeDelete: [keepAnAdminWhenDeleting],
  },
  fields: [
    // K10: declared here because Payload's own field compares addresses case-sensitively.
    {
      name: 'email',
      type: 'email',
      label: words('users.email.label'),
      required: true,
      unique: true,
      hooks: { beforeValidate: [normaliseEmailField] },
    },
    plainText('name', words('users.name.label'), { required: true }),
    {
      ...select('role', words('users.role.label'), roles, { defaultValue: 'marketing' }),
      saveToJWT: true,
      access: { create: admins, update: admins },
    },
    currentPassword,
    ownTwoStep,
    othersTwoStep,
    othersLockouts,
    staffSessions,
  ],
})
