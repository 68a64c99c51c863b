import type { DatedEvent, Happening, NoSuchMove } from '@/core/dates'
import { ok, err, type Result } from '@/core/result'
import {
  canAdvanceTransfer,
  isTransferOver,
  type TransferStatus,
  evaluateTransfer,
  type TransferWarning,
  parseAuthorizationCode,
  parseTransferDomain,
  type TransferDomain,
  transfersUnderWay,
  isTransferShown,
  namesToMove,
} from '@/core/domains/transfers'
import type { Transfer } from '@/payload-types'
import { lockOrderOf } from '@/modules/payments/payments.service'
import type { Handle } from '@/lib/db/sql'
import {
  lockTransfer,
  findTransferReader,
  deletePreparedTransfers,
  insertRequestedEvent,
  insertRequestedTransfer,
  updateRequestedTransfer,
  findSealedCodes,
  updateSealedCode,
} from './transfers.repository'
import type { PayloadRequest, Payload } from 'payload'
import { registrarTaskKey } from '@/core/domains/registrar'
import { findOrderById, type OrderRecord } from '@/modules/orders/orders.repository'
import { handleOfRequest } from '@/lib/http/client-address'
import { takeRegistrants, deleteHoldsOf, findNameHolds } from '@/modules/domains/reservations/reservations.repository'
import { findEndOfTerm } from '@/modules/domains/registrar/registrar.repository'
import { heldBy } from '@/modules/orders/orders.service'
import { agreedCharge } from '@/modules/domains/domains.service'
import { isOrderOver } from '@/core/orders/status'
import { transferMoved } from '@/modules/webhooks/events'
import { emitEvents } from '@/modules/webhooks/emit-events'
import { type MailTemplate, staffNotice } from '@/lib/outbox/email-data'
import { insertMails } from '@/lib/outbox/outbox'
import { closeTransferTask } from '@/modules/domains/registrar/registrar-jobs'
import type { Context, SignedInCustomer } from '@/lib/context'
import { firstClaimRefusal, type Buyer } from '@/modules/domains/reservations/reservations.service'
import { refusal, type DomainError, RefusedError } from '@/lib/http/http-error'
import { encrypt, decrypt } from '@/lib/crypto/encryption'
import { endedTransferDays } from '@/lib/config/limits'

/** What a step writes besides the status. */
interface AdvancedTransfer {
  readonly events: (DatedEvent & { readonly note?: string | null })[]
  readonly authorizationCode?: null
  readonly customerNote?: null
}

type NoStep = NoSuchMove<TransferStatus> | { readonly kind: 'changed-meanwhile' }

/**
 * A transfer moves along its table only, and every move leaves a dated event with what staff wrote beside it. The status of this very
 * moment is held until the move is done: of two moves at once the second sees the first.
 */
export const advanceTransfer = async (
  handle: Handle,
  { id, order, status: from, events }: Transfer,
  { status: to = from, customerNote }: Partial<Pick<Transfer, 'status' | 'customerNote'>>,
  happening: Happening,
): Promise<Result<AdvancedTransfer, NoStep>> => {
  if (to === from) return ok({ events: [...(events ?? [])] })
  await lockOrderOf(handle, order)
  if ((await lockTransfer(handle, id)) !== from) return err({ kind: 'changed-meanwhile' })
  if (!canAdvanceTransfer(from, to)) return err({ kind: 'no-such-move', from, to })
  return ok({
    events: [...(events ?? []), { type: to, note: customerNote?.trim() || null, ...happening }],
    // R11: no longer needed.
    ...(isTransferOver(to) ? { authorizationCode: null } : {}),
    customerNote: null,
  })
}

/**
 * P8: a name that has arrived is its customer's, with a year on top: until the day the registrar says, else a year from now
 * (start-term). Once an order and name. Answers when it expires.
 */
const bringMovedName = async (req: PayloadRequest, orderId: string, domain: string): Promise<string | null> => {
  const inside = { depth: 0, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({
    collection: 'domains',
    where: { and: [{ order: { equals: orderId } }, { name: { equals: domain } }] },
    limit: 1,
    ...inside,
  })
  const [known] = docs
  if (known) return known.expiresAt ?? null
  const handle = await handleOfRequest(req)
  const order = await findOrderById(handle, orderId)
  if (!order) return null
  const registrant = (await takeRegistrants(handle, orderId, [domain])).get(domain)
  const end = await findEndOfTerm(handle, registrarTaskKey('transfer', orderId, domain))
  const at = new Date().toISOString()
  const agreed = await agreedCharge(handle, order, domain, at)
  const { expiresAt: until } = await req.payload.create({
    collection: 'domains',
    data: {
      ...heldBy(order, domain),
      ...(registrant ? { contacts: { registrant: { ...registrant } } } : {}),
      status: 'active',
      ...(end === null ? {} : { expiresAt: new Date(end).toISOString() }),
      autoCharge: agreed.autoCharge,
      events: [{ type: 'transferred', at }, ...agreed.events],
    },
    ...inside,
  })
  return until ?? null
}

/** A transfer that has just moved. */
interface TransferStep {
  readonly id: string
  readonly domain: string
  readonly to: TransferStatus
  /** What staff wrote beside the step; the customer reads it. */
  readonly note: string | null
  /** ISO 8601; of a name that has arrived. */
  readonly expiresAt?: string | null
}

const templates = {
  requested: 'transfer-requested',
  'awaiting-registry': 'transfer-awaiting',
  completed: 'transfer-completed',
  failed: 'transfer-failed',
} as const satisfies { readonly [Status in TransferStatus]?: MailTemplate }

const noticeOf = (id: string, domain: string) =>
  staffNotice({
    kind: 'transfer-requested',
    key: id,
    adminPath: `/collections/transfers/${id}`,
    facts: [{ name: 'domain', value: domain }],
  })

/**
 * Whoever listens hears of a step (W1). Its mail is written once, in the transaction that takes it. A transfer that begins with its order, or ends
 * because its order is over, has none of its own: the order's mail says so (W11). The staff are told of a new one.
 */
const notifyTransferStep = async (handle: Handle, { id, domain, to, note, expiresAt }: TransferStep): Promise<void> => {
  if (to === 'prepared') return
  await emitEvents(handle, transferMoved({ id, domain, to, at: Date.now() }))
  const { email, locale, orderStatus, guestOrder, isProven } = await findTransferReader(handle, id)
  if (email === null || (to === 'failed' && orderStatus !== null && isOrderOver(orderStatus))) return
  const written = note === null ? {} : to === 'failed' ? { reason: note } : { note }
  const data = { domain, ...written, ...(expiresAt ? { expiresAt } : {}), ...(guestOrder ? { guestOrder } : {}) }
  const mail = { template: templates[to], to: email, locale, data, dedupeKey: `transfer-${to}:${id}`, isProven } as const
  if (to !== 'requested') return void (await insertMails(handle, [mail]))
  await insertMails(handle, [...(orderStatus === null ? [mail] : []), noticeOf(id, domain)])
}

/** A step of a transfer of an order, if it is of one. */
interface TransferAdvance extends Omit<TransferStep, 'expiresAt'> {
  readonly orderId: string | null
}

/**
 * Called once for every step of every transfer that is ordered, in the transaction that takes it: the name it brings, the
 * mail of the step, and the staff's task of it, which ends with it.
 */
export const afterTransferAdvanced = async (req: PayloadRequest, transfer: TransferAdvance): Promise<void> => {
  const { domain, to, orderId } = transfer
  const expiresAt = to === 'completed' && orderId !== null ? await bringMovedName(req, orderId, domain) : null
  const handle = await handleOfRequest(req)
  if (to === 'failed' && orderId !== null) await deleteHoldsOf(handle, orderId, domain)
  await notifyTransferStep(handle, { ...transfer, expiresAt })
  if (isTransferOver(to) && orderId !== null)
    await closeTransferTask(req, { orderId, domain, status: to === 'completed' ? 'done' : 'failed' })
}

export interface CheckedTransfer {
  readonly transfer: TransferDomain
  readonly warnings: readonly TransferWarning[]
}

/** N1, N2: whether a name can be moved here, and what its holder should know before. */
export const checkTransfer = async (context: Context, typed: string, buyer: Buyer): Promise<Result<CheckedTransfer, DomainError>> => {
  const name = parseTransferDomain(typed)
  if (!name.ok) {
    return err({ kind: 'domain-name', error: name.error === 'extensionMissing' ? 'invalidFormat' : name.error, field: 'domain' })
  }
  const { domain } = name.value
  const holds = await findNameHolds(context.payload.db.drizzle, [domain], context.now())
  const claimed = firstClaimRefusal([{ name: domain, operation: 'transfer' }], holds, buyer)
  if (claimed) return err(claimed)
  const judged = evaluateTransfer(await context.registrations.lookUp(domain), context.now())
  if (judged.ok) return ok({ transfer: name.value, warnings: judged.value })
  return err(refusal('domain-not-registered', { values: { domain }, details: { domains: [{ domain, status: 'available' }] } }))
}

const codeErrors = { required: 'authorization-code-required', invalid: 'authorization-code-invalid' } as const

/** N3, R11: a code as it may lie in the database; without one nothing is moved. */
export const encryptCode = (context: Pick<Context, 'payload'>, typed: string, field = 'authorizationCode'): Result<string, DomainError> => {
  const code = parseAuthorizationCode(typed)
  return code.ok ? ok(encrypt(context.payload, code.value)) : err(refusal(codeErrors[code.error], { field }))
}

/** What is still on its way for an order, or of one of its names, fails, and its code is erased (R11). Runs in the transaction of `req`. */
export const endTransfers = async (req: PayloadRequest, orderId: string, note: string, domain?: string): Promise<void> => {
  const inside = { depth: 0, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({
    collection: 'transfers',
    where: {
      and: [
        { order: { equals: orderId } },
        { status: { in: [...transfersUnderWay] } },
        ...(domain === undefined ? [] : [{ domain: { equals: domain } }]),
      ],
    },
    pagination: false,
    ...inside,
  })
  for (const { id } of docs)
    await req.payload.update({ collection: 'transfers', id, data: { status: 'failed', customerNote: note }, ...inside })
}

export interface ShownTransfer {
  readonly domain: string
  readonly status: Exclude<Transfer['status'], 'prepared'>
  /** ISO 8601. */
  readonly since: string
}

type Row = Pick<Transfer, 'domain' | 'status' | 'createdAt' | 'events'>

const toShown = ({ domain, status, createdAt, events }: Row, now: number): readonly ShownTransfer[] => {
  const lastEventAt = Date.parse(events?.at(-1)?.at ?? createdAt)
  return status !== 'prepared' && isTransferShown({ status, lastEventAt }, now, endedTransferDays)
    ? [{ domain, status, since: createdAt }]
    : []
}

/** The customer's names on their way here and how those of the last days ended, latest first. R11: never with the code. */
export const listTransfers = async ({ payload, now }: Context, { id }: Pick<SignedInCustomer, 'id'>): Promise<readonly ShownTransfer[]> => {
  const { docs } = await payload.find({
    collection: 'transfers',
    where: { and: [{ customer: { equals: id } }, { status: { not_equals: 'prepared' } }] },
    select: { domain: true, status: true, createdAt: true, events: true },
    sort: '-createdAt',
    depth: 0,
    limit: 50,
    overrideAccess: true,
  })
  return docs.flatMap((row) => toShown(row, now()))
}

/** Where the codes of an order's transfers lie: beside its cart, or in the request that brought a cart of its own. */
interface CodeSource {
  readonly cartId: string | null
  /** As typed, by name. */
  readonly given: Readonly<Record<string, string>>
}

/** N3: the transfer prepared beside the cart becomes the order's; of a cart that came with the order it is begun now. Without a code nothing is ordered. */
const requestTransfer = async (
  context: Pick<Context, 'payload'>,
  handle: Handle,
  order: OrderRecord,
  { cartId, given }: CodeSource,
  domain: string,
): Promise<string> => {
  const found = await updateRequestedTransfer(handle, order, cartId, domain)
  const sealed = found?.code ? ok(found.code) : encryptCode(context, given[domain] ?? '')
  if (!sealed.ok) throw new RefusedError(sealed.error)
  const id = found?.id ?? (await insertRequestedTransfer(handle, order, domain, sealed.value))
  await insertRequestedEvent(handle, id, order.orderDate)
  return id
}

/** The transfers of an order that is being placed, in its transaction. What was prepared and not ordered is forgotten (R11). */
export const requestTransfers = async (
  context: Pick<Context, 'payload'>,
  handle: Handle,
  order: OrderRecord,
  codes: CodeSource,
): Promise<void> => {
  const domains = namesToMove(order.lines)
  for (const domain of domains) {
    const id = await requestTransfer(context, handle, order, codes, domain)
    await notifyTransferStep(handle, { id, domain, to: 'requested', note: null })
  }
  if (codes.cartId !== null && domains.length > 0) await deletePreparedTransfers(handle, codes.cartId, [])
}

interface Resealed {
  readonly sealed: number
  /** Sealed with a secret that nobody named: they stay as they are. */
  readonly unreadable: number
}

const page = 200

/** R11: every authorization code sealed anew with today's secret. Pages by id, each row in one statement: it may run beside the shop, and twice. */
export const reencryptCodes = async (payload: Payload): Promise<Resealed> => {
  const { drizzle } = payload.db
  let [sealed, unreadable, after] = [0, 0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await findSealedCodes(drizzle, after, page)
    for (const row of rows) {
      const text = decrypt(payload, row.code)
      if (text === null) unreadable += 1
      else {
        await updateSealedCode(drizzle, row, encrypt(payload, text))
        sealed += 1
      }
    }
    const last = rows.at(-1)
    if (last === undefined) return { sealed, unreadable }
    after = last.id
  }
}
