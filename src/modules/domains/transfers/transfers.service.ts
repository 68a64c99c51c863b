import type { DatedEvent, EventOrigin, IllegalTransition } from '@/core/dates'
import { ok, err, type Result } from '@/core/result'
import {
  canAdvanceTransfer,
  isTransferClosed,
  type TransferStatus,
  evaluateTransfer,
  type TransferWarning,
  parseAuthorizationCode,
  parseTransferDomain,
  type TransferDomain,
  openTransferStatuses,
  isTransferShown,
  domainsToTransfer,
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
  findEncryptedAuthCodes,
  updateEncryptedAuthCode,
} from './transfers.repository'
import type { PayloadRequest, Payload } from 'payload'
import { registrarTaskKey } from '@/core/domains/registrar'
import { findOrderById, type OrderRecord } from '@/modules/orders/orders.repository'
import { handleOfRequest } from '@/lib/db/transaction'
import { moveRegistrants, deleteReservationsOf, findReservations } from '@/modules/domains/reservations/reservations.repository'
import { findEndOfTerm } from '@/modules/domains/domains.repository'
import { ownedAddons } from '@/modules/orders/orders.service'
import { autoChargeAgreement } from '@/modules/domains/domains.service'
import { isOrderClosed } from '@/core/orders/status'
import { emitEvents, transferMoved } from '@/modules/webhooks/events'
import { type MailTemplate, staffNotice } from '@/lib/outbox/email-data'
import { insertMails } from '@/lib/outbox/outbox'
import { closeTransferTask } from '@/modules/domains/registrar/registrar-jobs'
import type { Context, SignedInCustomer } from '@/lib/context'
import { firstClaimRefusal, type Buyer } from '@/modules/domains/reservations/reservations.service'
import { refusal, type DomainError, RefusedError } from '@/lib/http/http-error'
import { encrypt, decrypt } from '@/lib/crypto/encryption'
import { endedTransferDays } from '@/lib/config/limits'

interface AdvancedTransfer {
  readonly events: (DatedEvent & { readonly note?: string | null })[]
  readonly authorizationCode?: null
  readonly customerNote?: null
}

type NoStep = IllegalTransition<TransferStatus> | { readonly kind: 'changed-meanwhile' }

/**
 * Moves a transfer along its transition table and adds a timestamped event with the staff's note. The status is locked, so that the second
 * of two concurrent moves sees the first.
 */
export const advanceTransfer = async (
  handle: Handle,
  { id, order, status: from, events }: Transfer,
  { status: to = from, customerNote }: Partial<Pick<Transfer, 'status' | 'customerNote'>>,
  happening: EventOrigin,
): Promise<Result<AdvancedTransfer, NoStep>> => {
  if (to === from) return ok({ events: [...(events ?? [])] })
  await lockOrderOf(handle, order)
  if ((await lockTransfer(handle, id)) !== from) return err({ kind: 'changed-meanwhile' })
  if (!canAdvanceTransfer(from, to)) return err({ kind: 'no-such-move', from, to })
  return ok({
    events: [...(events ?? []), { type: to, note: customerNote?.trim() || null, ...happening }],
    // R11: the auth code is no longer needed.
    ...(isTransferClosed(to) ? { authorizationCode: null } : {}),
    customerNote: null,
  })
}

/**
 * P8: creates the transferred domain for its customer with one added year, until the registrar's date or one year from now (`startTerm`).
 * Runs once per order and domain. Returns the expiry date.
 */
const createTransferredDomain = async (req: PayloadRequest, orderId: string, domain: string): Promise<string | null> => {
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
  const registrant = (await moveRegistrants(handle, orderId, [domain])).get(domain)
  const end = await findEndOfTerm(handle, registrarTaskKey('transfer', orderId, domain))
  const at = new Date().toISOString()
  const agreed = await autoChargeAgreement(handle, order, domain, at)
  const { expiresAt: until } = await req.payload.create({
    collection: 'domains',
    data: {
      ...ownedAddons(order, domain),
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

interface TransferStep {
  readonly id: string
  readonly domain: string
  readonly to: TransferStatus
  /** Staff's note to the customer. */
  readonly note: string | null
  /** ISO 8601; set once the domain has been transferred. */
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
 * Emits the webhook event (W1) and queues the step's email in the transition's transaction. A transfer that starts or ends with its order
 * sends none, because the order's email covers it (W11). Staff are notified of new transfers.
 */
const notifyTransferStep = async (handle: Handle, { id, domain, to, note, expiresAt }: TransferStep): Promise<void> => {
  if (to === 'prepared') return
  await emitEvents(handle, transferMoved({ id, domain, to, at: Date.now() }))
  const { email, locale, orderStatus, guestOrder, isProven } = await findTransferReader(handle, id)
  if (email === null || (to === 'failed' && orderStatus !== null && isOrderClosed(orderStatus))) return
  const written = note === null ? {} : to === 'failed' ? { reason: note } : { note }
  const data = { domain, ...written, ...(expiresAt ? { expiresAt } : {}), ...(guestOrder ? { guestOrder } : {}) }
  const mail = { template: templates[to], to: email, locale, data, dedupeKey: `transfer-${to}:${id}`, isProven } as const
  if (to !== 'requested') return void (await insertMails(handle, [mail]))
  await insertMails(handle, [...(orderStatus === null ? [mail] : []), noticeOf(id, domain)])
}

interface TransferAdvance extends Omit<TransferStep, 'expiresAt'> {
  readonly orderId: string | null
}

/** Runs once per transition of an ordered transfer, in its transaction: creates the domain, sends the email and ends the registrar job. */
export const afterTransferAdvanced = async (req: PayloadRequest, transfer: TransferAdvance): Promise<void> => {
  const { domain, to, orderId } = transfer
  const expiresAt = to === 'completed' && orderId !== null ? await createTransferredDomain(req, orderId, domain) : null
  const handle = await handleOfRequest(req)
  if (to === 'failed' && orderId !== null) await deleteReservationsOf(handle, orderId, domain)
  await notifyTransferStep(handle, { ...transfer, expiresAt })
  if (isTransferClosed(to) && orderId !== null)
    await closeTransferTask(req, { orderId, domain, status: to === 'completed' ? 'done' : 'failed' })
}

export interface CheckedTransfer {
  readonly transfer: TransferDomain
  readonly warnings: readonly TransferWarning[]
}

/** N1, N2: whether a domain can be transferred in, with warnings for its owner. */
export const checkTransfer = async (context: Context, typed: string, buyer: Buyer): Promise<Result<CheckedTransfer, DomainError>> => {
  const name = parseTransferDomain(typed)
  if (!name.ok) {
    return err({ kind: 'domain-name', error: name.error === 'extensionMissing' ? 'invalidFormat' : name.error, field: 'domain' })
  }
  const { domain } = name.value
  const holds = await findReservations(context.payload.db.drizzle, [domain], context.now())
  const claimed = firstClaimRefusal([{ name: domain, operation: 'transfer' }], holds, buyer)
  if (claimed) return err(claimed)
  const evaluated = evaluateTransfer(await context.registrations.lookUp(domain), context.now())
  if (evaluated.ok) return ok({ transfer: name.value, warnings: evaluated.value })
  return err(refusal('domain-not-registered', { values: { domain }, details: { domains: [{ domain, status: 'available' }] } }))
}

const codeErrors = { required: 'authorization-code-required', invalid: 'authorization-code-invalid' } as const

/** N3, R11: validates and encrypts an auth code. */
export const encryptAuthCode = (
  context: Pick<Context, 'payload'>,
  typed: string,
  field = 'authorizationCode',
): Result<string, DomainError> => {
  const code = parseAuthorizationCode(typed)
  return code.ok ? ok(encrypt(context.payload, code.value)) : err(refusal(codeErrors[code.error], { field }))
}

/** Fails an order's open transfers, or only that of one domain, and erases their auth codes (R11). Runs in `req`'s transaction. */
export const endTransfers = async (req: PayloadRequest, orderId: string, note: string, domain?: string): Promise<void> => {
  const inside = { depth: 0, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({
    collection: 'transfers',
    where: {
      and: [
        { order: { equals: orderId } },
        { status: { in: [...openTransferStatuses] } },
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

/** Open transfers and recently ended ones, newest first. R11: never includes the auth code. */
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

interface CodeSource {
  readonly cartId: string | null
  /** Auth codes as typed, by domain. */
  readonly given: Readonly<Record<string, string>>
}

/** N3: takes over the transfer prepared with the cart, or creates one for a cart sent with the order. Throws if there is no auth code. */
const requestTransfer = async (
  context: Pick<Context, 'payload'>,
  handle: Handle,
  order: OrderRecord,
  { cartId, given }: CodeSource,
  domain: string,
): Promise<string> => {
  const found = await updateRequestedTransfer(handle, order, cartId, domain)
  const sealed = found?.code ? ok(found.code) : encryptAuthCode(context, given[domain] ?? '')
  if (!sealed.ok) throw new RefusedError(sealed.error)
  const id = found?.id ?? (await insertRequestedTransfer(handle, order, domain, sealed.value))
  await insertRequestedEvent(handle, id, order.orderDate)
  return id
}

/** Starts an order's transfers in its transaction. Deletes prepared ones that were not ordered (R11). */
export const requestTransfers = async (
  context: Pick<Context, 'payload'>,
  handle: Handle,
  order: OrderRecord,
  codes: CodeSource,
): Promise<void> => {
  const domains = domainsToTransfer(order.lines)
  for (const domain of domains) {
    const id = await requestTransfer(context, handle, order, codes, domain)
    await notifyTransferStep(handle, { id, domain, to: 'requested', note: null })
  }
  if (codes.cartId !== null && domains.length > 0) await deletePreparedTransfers(handle, codes.cartId, [])
}

interface Resealed {
  readonly sealed: number
  /** Encrypted with an unknown secret and therefore left unchanged. */
  readonly unreadable: number
}

const page = 200

/**
 * R11: re-encrypts every auth code with the current secret. Uses one statement per row, so it can run while the shop is up and can be
 * repeated.
 */
export const reencryptAuthCodes = async (payload: Payload): Promise<Resealed> => {
  const { drizzle } = payload.db
  let [sealed, unreadable, after] = [0, 0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await findEncryptedAuthCodes(drizzle, after, page)
    for (const row of rows) {
      const text = decrypt(payload, row.code)
      if (text === null) unreadable += 1
      else {
        await updateEncryptedAuthCode(drizzle, row, encrypt(payload, text))
        sealed += 1
      }
    }
    const last = rows.at(-1)
    if (last === undefined) return { sealed, unreadable }
    after = last.id
  }
}
