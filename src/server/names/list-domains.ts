import { domainLifecycle } from '@/config/limits'
import type { Currency } from '@/core/money/types'
import { convertUnit } from '@/core/money/convert'
import { toMajor } from '@/core/money/major'
import { isHeld } from '@/core/domains/domain-status'
import { renewableYears } from '@/core/domains/registration-term'
import { mostYears } from '@/core/pricing/term-price'
import { lifecycleOf } from '@/core/domains/lifecycle'
import type { UsdCents } from '@/core/money/types'
import type { Domain } from '@/payload-types'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import type { AccountDomain } from '@/contract/account-answers'
import { findCatalogSnapshot } from '@/server/catalog/find-catalog-snapshot'
import type { CatalogSnapshot } from '@/server/catalog/load-catalog-snapshot'
import type { HeldAddon } from '@/server/orders/held-by'

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

/** A customer's names with their state of this moment and what they cost when they renew, at today's prices. */
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
