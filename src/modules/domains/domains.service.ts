import { domainLifecycle } from '@/lib/config/limits'
import type { Currency, UsdCents } from '@/core/money/types'
import { convertUnit } from '@/core/money/currency'
import { toMajor } from '@/core/money/arithmetic'
import { isHeld, renewableYears, lifecycleOf, addYears, registrationYears } from '@/core/domains/lifecycle'
import { mostYears } from '@/core/pricing/prices'
import type { Domain } from '@/payload-types'
import type { Context, SignedInCustomer } from '@/lib/context'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'
import type { HeldAddon } from '@/modules/orders/orders.service'
import { ok, err, type Result } from '@/core/result'
import type { DomainChange } from '@/modules/accounts/schema'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { updateSwitches } from './domains.repository'
import type { Happening } from '@/core/dates'

const instantOf = (date: string | null | undefined): number | null => (date ? Date.parse(date) : null)

const isAddon = (value: unknown): value is HeldAddon =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'string' &&
  typeof value.name === 'string'

const addonsOf = ({ addons }: Domain): readonly HeldAddon[] => (Array.isArray(addons) ? addons.filter(isAddon) : [])

const priceIn = (currency: Currency) => (price: UsdCents | undefined) =>
  price === undefined ? null : toMajor(convertUnit(price, currency), currency.digits)

const numberOf = (order: Domain['order']): string | null => (typeof order === 'object' && order !== null ? order.orderNumber : null)

const toAccountDomain = ({ catalog }: CatalogSnapshot, currency: Currency, now: number, row: Domain): AccountDomain => {
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
): Promise<readonly AccountDomain[]> => {
  const [snapshot, { docs }] = await Promise.all([
    findCatalogSnapshot(context),
    context.payload.find({
      collection: 'domains',
      where: { customer: { equals: id } },
      sort: 'name',
      depth: 1,
      pagination: false,
      overrideAccess: true,
    }),
  ])
  const currency = snapshot.currencies.get(currencyCode) ?? snapshot.currencies.get('USD')
  if (!currency) throw new Error('The shop has no US dollars')
  return docs.map((row) => toAccountDomain(snapshot, currency, context.now(), row))
}

/** `not-found` for a domain the customer doesn't own. */
export const changeDomain = async (
  { payload }: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  change: DomainChange,
): Promise<Result<null, DomainError>> =>
  (await updateSwitches(payload.db.drizzle, id, domain, change)) ? ok(null) : err(refusal('not-found'))

type Dated = Partial<Pick<Domain, 'registeredAt' | 'expiresAt' | 'events'>>

/**
 * §9, N4: starts the first term, of the ordered years, when a domain becomes active, whether the shop or staff activate it. Each status
 * change adds a dated event. `before` is absent for a new domain.
 */
export const startTerm = (before: Domain | undefined, asked: Partial<Domain>, { at, by }: Happening): Dated => {
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
