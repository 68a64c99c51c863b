import { domainLifecycle } from '@/lib/config/limits'
import type { Currency, UsdCents } from '@/core/money/types'
import { convertUnit } from '@/core/money/currency'
import { sumOf, toMajor } from '@/core/money/arithmetic'
import { isAutoCharged, laterYearAmount, noteOfPrice, type RenewalPrice } from '@/core/orders/renewal-order'
import type { Handle } from '@/lib/db/sql'
import {
  findChargeSettings,
  findDefaultCard,
  hasDomainConsent,
  type CardRow,
} from '@/modules/payments/saved-methods/saved-methods.repository'
import { findOrderById, findRenewedNames, type OrderRecord } from '@/modules/orders/orders.repository'
import { isHeld, renewableYears, lifecycleOf, addYears, registrationYears } from '@/core/domains/lifecycle'
import { mostYears } from '@/core/pricing/prices'
import type { Domain } from '@/payload-types'
import type { Context, SignedInCustomer } from '@/lib/context'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'
import type { OwnedAddon } from '@/modules/orders/orders.service'
import { ok, err, type Result } from '@/core/result'
import type { DomainChange } from '@/modules/accounts/schema'
import { refusal, type DomainError } from '@/lib/http/http-error'
import {
  findTermRenewals,
  insertDomainEvent,
  lockSwitched,
  type TermRenewal,
  updateSwitches,
  type DomainSwitches,
  type SwitchedDomain,
  findOwnContacts,
  updateContacts,
} from './domains.repository'
import { addDays, type EventOrigin } from '@/core/dates'
import { isOrderClosed, isUnpaid } from '@/core/orders/status'
import { isGivenUp } from '@/core/payments/payment-transition'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ContactRole, DomainContact, DomainContacts, RegistrarTaskStatus } from '@/core/domains/registrar'
import { withTransactionSlot, withTransaction } from '@/lib/db/transaction'
import { findLastTask } from './dns/dns.repository'
import { replaceJob } from './registrar/registrar-jobs'

const instantOf = (date: string | null | undefined): number | null => (date ? Date.parse(date) : null)

const isAddon = (value: unknown): value is OwnedAddon =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'string' &&
  typeof value.name === 'string'

const addonsOf = ({ addons }: Domain): readonly OwnedAddon[] => (Array.isArray(addons) ? addons.filter(isAddon) : [])

const priceIn = (currency: Currency) => (price: UsdCents | undefined) =>
  price === undefined ? null : toMajor(convertUnit(price, currency), currency.digits)

const numberOf = (order: Domain['order']): string | null => (typeof order === 'object' && order !== null ? order.orderNumber : null)

interface RenewalFacts {
  /** U50: null if no saved card can be charged. */
  readonly card: CardRow | null
  readonly chargeDays: number
  readonly terms: ReadonlyMap<string, TermRenewal>
}

/** U52: how a domain renews if its customer does nothing. */
const renewalOf = (row: Domain, { card, chargeDays, terms }: RenewalFacts, now: number): Pick<AccountDomain, 'renewsBy' | 'charge'> => {
  const by = (renewsBy: AccountDomain['renewsBy']) => ({ renewsBy, charge: null })
  const expiresAt = instantOf(row.expiresAt)
  const term = terms.get(row.id)
  if (term && isOrderClosed(term.status)) return by('none')
  if (term && !isUnpaid(term.status)) return by('paid')
  const switches = { status: row.status, expiresAt, autoRenew: row.autoRenew ?? false, autoCharge: row.autoCharge ?? false }
  const isCharged = card !== null && isAutoCharged(switches, now) && !(term?.charge && isGivenUp(term.charge))
  if (!isCharged || expiresAt === null) return by(switches.autoRenew && row.status === 'active' ? 'order' : 'none')
  const isRetry = term?.charge?.state === 'declined'
  const at = isRetry ? (term.charge?.nextAt ?? now) : Math.max(addDays(expiresAt, -chargeDays), now)
  return {
    renewsBy: 'card',
    charge: { at: new Date(at).toISOString(), card: { brand: card.brand, lastFour: card.lastFour }, isRetry },
  }
}

const findRenewalFacts = async ({ payload, payments }: Context, customerId: string): Promise<RenewalFacts> => {
  const { drizzle } = payload.db
  const [card, { domainChargeDays: chargeDays }, terms] = await Promise.all([
    findDefaultCard(drizzle, customerId),
    findChargeSettings(drizzle),
    findTermRenewals(drizzle, customerId),
  ])
  return { card: card && payments[card.provider]?.cards ? card : null, chargeDays, terms }
}

interface DomainPrices {
  readonly snapshot: CatalogSnapshot
  readonly currency: Currency
}

const toAccountDomain = (
  { snapshot: { catalog }, currency }: DomainPrices,
  facts: RenewalFacts,
  now: number,
  row: Domain,
): AccountDomain => {
  const price = priceIn(currency)
  const extension = catalog.extensions.get(row.extension)
  const expiresAt = instantOf(row.expiresAt)
  const { state, until } = lifecycleOf({ status: row.status, expiresAt }, now, domainLifecycle)
  return {
    domain: row.name,
    state,
    registeredAt: row.registeredAt ?? null,
    expiresAt: row.expiresAt ?? null,
    until: until === null ? null : new Date(until).toISOString(),
    autoRenew: row.autoRenew ?? false,
    autoCharge: row.autoCharge ?? false,
    ...renewalOf(row, facts, now),
    isLocked: row.isLocked ?? false,
    renewableYears: expiresAt === null || !isHeld(state) ? 0 : renewableYears(expiresAt, now, extension?.maxYears ?? mostYears),
    renewal: price(extension?.renewal),
    currency: currency.code,
    addons: addonsOf(row).map(({ id, name }) => {
      const addon = catalog.addons.get(id)
      return { id, name: addon?.name ?? name, renewal: price(addon?.price) }
    }),
    orderNumber: numberOf(row.order),
  }
}

/** Renewal prices are today's. */
export const listDomains = async (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  currencyCode: string,
  name?: string,
): Promise<readonly AccountDomain[]> => {
  const [snapshot, facts, { docs }] = await Promise.all([
    findCatalogSnapshot(context),
    findRenewalFacts(context, id),
    context.payload.find({
      collection: 'domains',
      where: { and: [{ customer: { equals: id } }, ...(name === undefined ? [] : [{ name: { equals: name } }])] },
      sort: 'name',
      depth: 1,
      pagination: false,
      overrideAccess: true,
    }),
  ])
  const currency = snapshot.currencies.get(currencyCode) ?? snapshot.currencies.get('USD')
  if (!currency) throw new Error('Currency USD not found')
  return docs.map((row) => toAccountDomain({ snapshot, currency }, facts, context.now(), row))
}

/** U50: automatic payment requires the automatic order, so changing either switch may also change the other. */
const switchesAfter = ({ autoRenew, autoCharge, isLocked }: DomainSwitches, change: DomainChange): DomainSwitches => ({
  autoRenew: change.autoCharge === true || (change.autoRenew ?? autoRenew),
  autoCharge: change.autoRenew !== false && (change.autoCharge ?? autoCharge),
  isLocked: change.isLocked ?? isLocked,
})

/** Today's yearly price of a domain with its add-ons; null if the domain is no longer sold. */
const renewalPriceOf = (
  { catalog, currencies }: CatalogSnapshot,
  { extension, addonIds, currency: code }: Pick<SwitchedDomain, 'extension' | 'addonIds' | 'currency'>,
): RenewalPrice | null => {
  const currency = currencies.get(code) ?? currencies.get('USD')
  const renewal = catalog.extensions.get(extension)?.renewal
  if (!currency || renewal === undefined) return null
  const addons = addonIds.map((id) => catalog.addons.get(id)?.price).filter((price) => price !== undefined)
  return { amount: sumOf([renewal, ...addons].map((price) => convertUnit(price, currency))), currency: currency.code }
}

/** `not-found` for a domain that the customer doesn't own. */
export const changeDomain = async (
  context: Context,
  { id: customerId }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  change: DomainChange,
): Promise<Result<null, DomainError>> => {
  const snapshot = await findCatalogSnapshot(context)
  return context.payload.db.drizzle.transaction(async (transaction): Promise<Result<null, DomainError>> => {
    const before = await lockSwitched(transaction, customerId, domain)
    if (before === null) return err(refusal('not-found'))
    const after = switchesAfter(before, change)
    await updateSwitches(transaction, before.id, after)
    if (after.autoCharge === before.autoCharge) return ok(null)
    const price = after.autoCharge ? renewalPriceOf(snapshot, before) : null
    await insertDomainEvent(transaction, before.id, {
      type: after.autoCharge ? 'autoChargeOn' : 'autoChargeOff',
      at: context.now(),
      ...(price === null ? {} : { note: noteOfPrice(price) }),
    })
    return ok(null)
  })
}

/** U50: whether saved cards pay for a new domain's renewals, as its buyer agreed. */
export const autoChargeAgreement = async (handle: Handle, { id, lines, currency }: OrderRecord, domain: string, at: string) =>
  (await hasDomainConsent(handle, id))
    ? {
        autoCharge: true,
        events: [{ type: 'autoChargeOn', at, note: noteOfPrice({ amount: laterYearAmount(lines, domain), currency }) }],
      }
    : { autoCharge: false, events: [] }

/** U50: a buyer who pays for a renewal and agrees to the card being saved enables automatic payment for that order's domains. */
export const enableAutoChargeOnRenewal = async (handle: Handle, orderId: string, now: number): Promise<void> => {
  const order = (await hasDomainConsent(handle, orderId)) ? await findOrderById(handle, orderId) : null
  if (!order || order.customerId === null) return
  for (const { domain } of await findRenewedNames(handle, order.id)) {
    const before = await lockSwitched(handle, order.customerId, domain)
    if (before === null || before.autoCharge) continue
    await updateSwitches(handle, before.id, switchesAfter(before, { autoCharge: true }))
    const note = noteOfPrice({ amount: laterYearAmount(order.lines, domain), currency: order.currency })
    await insertDomainEvent(handle, before.id, { type: 'autoChargeOn', at: now, note })
  }
}

/** U50: disabled when staff turn off automatic renewal. */
export const endAutoCharge = (
  before: Domain | undefined,
  asked: Partial<Domain>,
  { at, by }: EventOrigin,
): Partial<Pick<Domain, 'autoCharge' | 'events'>> =>
  before?.autoCharge === true && asked.autoRenew === false
    ? { autoCharge: false, events: [...(asked.events ?? before.events ?? []), { type: 'autoChargeOff', at, ...(by ? { by } : {}) }] }
    : {}

type TermDates = Partial<Pick<Domain, 'registeredAt' | 'expiresAt' | 'events'>>

/**
 * §9, N4: starts the first term, with the ordered years, when a domain becomes active, whether the shop or staff activate it. Each status
 * change adds a timestamped event. `before` is absent for a new domain.
 */
export const startTerm = (before: Domain | undefined, asked: Partial<Domain>, { at, by }: EventOrigin): TermDates => {
  const status = asked.status ?? before?.status
  const isActive = status === 'active'
  const years = asked.termYears ?? before?.termYears ?? registrationYears
  const isMove = before !== undefined && status !== undefined && status !== before.status
  const begins = isActive && !(asked.registeredAt ?? before?.registeredAt)
  const ends = isActive && !(asked.expiresAt ?? before?.expiresAt)
  return {
    ...(begins ? { registeredAt: at } : {}),
    ...(ends ? { expiresAt: new Date(addYears(Date.parse(at), years)).toISOString() } : {}),
    ...(isMove ? { events: [...(before.events ?? []), { type: status, at, ...(by ? { by } : {}) }] } : {}),
  }
}

export interface DomainOwners {
  readonly contacts: DomainContacts | null
  /** Status of the last change that was not cancelled. */
  readonly task: RegistrarTaskStatus | null
}

/** N9: returns `not-found` for a domain that the customer doesn't own. */
export const readContacts = async (
  { payload }: Pick<Context, 'payload'>,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
): Promise<Result<DomainOwners, DomainError>> => {
  const handle = payload.db.drizzle
  const own = await findOwnContacts(handle, id, domain)
  return own ? ok({ contacts: own.contacts, task: await findLastTask(handle, own.name, 'contacts') }) : err(refusal('not-found'))
}

const toPlain = (contact: DomainContact | undefined) =>
  Object.fromEntries(Object.entries(contact ?? {}).filter(([, value]) => value !== undefined))

const withRole = (contacts: DomainContacts | null, role: ContactRole, contact: DomainContact): DomainContacts | null => {
  if (role === 'registrant') return { ...contacts, registrant: contact }
  return contacts && { ...contacts, [role]: contact }
}

/** N9: sets a contact and queues a registrar job. Other roles require a registrant to be set first. */
export const changeContact = (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  role: ContactRole,
  contact: DomainContact,
): Promise<Result<null, DomainError>> =>
  withTransactionSlot(context.payload, () =>
    withTransaction(context.payload, async (req, transaction): Promise<Result<null, DomainError>> => {
      const own = await findOwnContacts(transaction, id, domain, { isLocked: true })
      const contacts = own && withRole(own.contacts, role, contact)
      if (own === null || contacts === null) return err(refusal('not-found'))
      if (isDeepStrictEqual(toPlain(contacts[role]), own.contacts?.[role])) return ok(null)
      await updateContacts(transaction, own.id, contacts)
      await replaceJob(context, req, { kind: 'contacts', domain: own.name }, (registrar) =>
        registrar.setContacts({ key: `contacts:${own.id}:${randomUUID()}`, domain: own.name, order: own.orderId, contacts }),
      )
      return ok(null)
    }),
  )
