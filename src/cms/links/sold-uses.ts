import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { sayLabel } from '@/cms/translations/say-label'
import type { NamedPlace } from './place-name'

interface Holder {
  readonly collection: CollectionSlug
  /** Its field that names what is held, and the field of that by which it is named. */
  readonly field: string
  readonly by: string
  readonly only?: readonly [field: string, values: readonly string[]]
}

const running: Holder['only'] = ['state', ['pending', 'active', 'pastDue', 'suspended']]
const subscribed: Holder = { collection: 'subscriptions', field: 'product', by: 'key', only: running }

/** What customers have of something, and what the shop makes of it: no text leads there, and it would be missed all the same. */
const holders: Readonly<Record<string, readonly Holder[]>> = {
  services: [subscribed],
  addons: [subscribed],
  extensions: [
    { collection: 'domains', field: 'extension', by: 'extension', only: ['status', ['pending', 'active', 'grace', 'redemption']] },
  ],
  coupons: [
    { collection: 'code-batches', field: 'template', by: 'id' },
    { collection: 'code-comparisons', field: 'firstCode', by: 'code' },
    { collection: 'code-comparisons', field: 'secondCode', by: 'code' },
  ],
}

/** The list of a collection, filtered as the admin writes it into its address. */
const listOf = (admin: string, { collection, field, only }: Holder, value: string): string => {
  const query = new URLSearchParams({ [`where[or][0][and][0][${field}][equals]`]: value })
  if (only) query.set(`where[or][0][and][1][${only[0]}][in]`, only[1].join(','))
  return `${admin}/collections/${collection}?${query.toString()}`
}

/** Each kind of record that stands on this document, as a link to those that do. One look by an index, however many they are. */
export const findSoldUses = async (req: PayloadRequest, area: string, document: object): Promise<readonly NamedPlace[]> => {
  const found: NamedPlace[] = []
  for (const holder of holders[area] ?? []) {
    const value: unknown = Reflect.get(document, holder.by)
    if (typeof value !== 'string') continue
    const { collection, field, only } = holder
    const where: Where = { and: [{ [field]: { equals: value } }, ...(only ? [{ [only[0]]: { in: [...only[1]] } }] : [])] }
    const { docs } = await req.payload.find({
      collection,
      where,
      limit: 1,
      pagination: false,
      depth: 0,
      select: {},
      overrideAccess: true,
      req,
    })
    if (docs.length === 0) continue
    const { labels } = req.payload.collections[collection].config
    found.push({
      name: sayLabel(req, typeof labels.plural === 'function' ? collection : labels.plural),
      address: listOf(req.payload.config.routes.admin, holder, value),
    })
  }
  return found
}
