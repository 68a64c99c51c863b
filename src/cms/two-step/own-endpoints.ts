import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import type { Transaction } from '@/lib/db/transaction'
import { openNewCodes, sealNewCodes, confirmingStep, openSetup, storeFactor, storeRecoveryCodes } from '@/modules/auth/mfa/totp'
import { deleteFactor, findFactor, type FactorOwner, deleteStaffSessions, lockStaffSession } from '@/modules/auth/mfa/mfa.repository'
import { checkOwnPassword } from '@/cms/access/own-password'
import { sessionOf } from '@/cms/access/own-session'
import { translate, type Words } from '@/cms/words'
import { answer, done, forbidden } from './owner-call'
import { isRequiredOfAll } from './required-of-all'
import { newSetup } from './shown-setup'
import { tellStaff } from './tell-staff'
import { refusals } from './texts'

const refuse = (req: PayloadRequest, status: number, sentence: Words): Response =>
  answer(status, { errors: [{ message: translate(req, sentence) }] })

interface Asked {
  readonly req: PayloadRequest
  readonly user: User
  readonly owner: FactorOwner
  /** What was sent, as text. */
  readonly sent: (name: string) => string
}

/** A call about the own login, by whoever of the staff asks. */
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

/** The same, for what the own password is asked for once more. */
const confirmedCall = (path: string, work: (asked: Asked) => Promise<Response>): Endpoint =>
  ownCall('post', path, async (asked) => {
    const checked = await checkOwnPassword(asked.req, asked.user.email, asked.sent('password'))
    if (checked === 'too-often') return refuse(asked.req, 429, refusals.tooMany)
    return checked === 'right' ? work(asked) : refuse(asked.req, 422, refusals.wrongPassword)
  })

/** Out of every browser but this one. */
const endOthers = ({ req, user }: Asked, transaction: Transaction): Promise<void> =>
  deleteStaffSessions(transaction, user.id, sessionOf(req))

/** With the person's row held: of two pages at once the second finds what the first has done, and a session that was ended does nothing. */
const inTransaction = ({ req, user }: Asked, work: (transaction: Transaction) => Promise<Response>): Promise<Response> =>
  req.payload.db.drizzle.transaction(async (transaction) =>
    (await lockStaffSession(transaction, user.id, sessionOf(req))) ? work(transaction) : forbidden(),
  )

export const ownTwoStepEndpoints: Endpoint[] = [
  ownCall('get', '/two-step', async ({ req, owner }) => {
    const factor = await findFactor(req.payload.db.drizzle, owner)
    return answer(200, { isOn: factor !== null, since: factor?.since ?? null, codesLeft: factor?.codesLeft ?? 0 })
  }),

  ownCall('post', '/two-step/setup', async ({ req, user, owner }) =>
    (await findFactor(req.payload.db.drizzle, owner)) ? refuse(req, 409, refusals.again) : answer(200, await newSetup(req, user)),
  ),

  confirmedCall('/two-step', async (asked) => {
    const { req, user, owner, sent } = asked
    const setup = openSetup(req.payload, owner, sent('ticket'), Date.now())
    if (!setup) return refuse(req, 410, refusals.again)
    const step = confirmingStep(setup, sent('code'), Date.now())
    if (step === null) return refuse(req, 422, refusals.wrongCode)
    return inTransaction(asked, async (transaction) => {
      if (!(await storeFactor(req.payload, transaction, { owner, setup, step }, Date.now()))) return refuse(req, 409, refusals.again)
      await endOthers(asked, transaction)
      await tellStaff(transaction, user, { kind: 'two-step-on' })
      return done()
    })
  }),

  confirmedCall('/two-step/off', async (asked) => {
    const { req, user, owner } = asked
    if (await isRequiredOfAll(req)) return refuse(req, 409, refusals.isRequired)
    return inTransaction(asked, async (transaction) => {
      if (!(await deleteFactor(transaction, owner))) return done()
      await endOthers(asked, transaction)
      await tellStaff(transaction, user, { kind: 'two-step-off' })
      return done()
    })
  }),

  ownCall('post', '/recovery-codes/setup', async ({ req, owner }) => {
    const factor = await findFactor(req.payload.db.drizzle, owner)
    if (!factor) return refuse(req, 409, refusals.again)
    const ticket = sealNewCodes(req.payload, factor.id, Date.now())
    return answer(200, { ticket, codes: openNewCodes(req.payload, factor.id, ticket, Date.now()) })
  }),

  confirmedCall('/recovery-codes', async (asked) => {
    const { req, user, owner, sent } = asked
    return inTransaction(asked, async (transaction) => {
      const factor = await findFactor(transaction, owner)
      const codes = factor && openNewCodes(req.payload, factor.id, sent('ticket'), Date.now())
      if (!factor || !codes) return refuse(req, 410, refusals.again)
      await storeRecoveryCodes(transaction, factor.id, codes)
      await tellStaff(transaction, user, { kind: 'recovery-codes-renewed' })
      return done()
    })
  }),
]
