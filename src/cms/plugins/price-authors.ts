import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, GlobalBeforeChangeHook, PayloadRequest, Plugin } from 'payload'
import { namePriceAuthor, type PriceDoor, recordedAreas } from '@/modules/catalog/catalog.repository'
import { handleOfRequest } from '@/lib/http/client-address'
import { staffEmail } from '@/lib/audit/audit'

/** A form sends the session's cookie and names a document, a list none; what Payload's own queue publishes carries a member of staff and no call. */
const doorOf = (req: PayloadRequest): PriceDoor => {
  if (req.payloadAPI !== 'REST') return req.user ? 'schedule' : 'shop'
  if (req.headers.get('authorization')) return 'api'
  return req.method === 'POST' || req.routeParams?.['id'] !== undefined || req.routeParams?.['global'] !== undefined ? 'form' : 'list'
}

const name = async (req: PayloadRequest): Promise<void> => namePriceAuthor(await handleOfRequest(req), staffEmail(req), doorOf(req))

const beforeChange: CollectionBeforeChangeHook = async ({ data, req }) => {
  await name(req)
  return data
}

const beforeDelete: CollectionBeforeDeleteHook = async ({ req }) => name(req)

const beforeGlobalChange: GlobalBeforeChangeHook = async ({ data, req }) => {
  await name(req)
  return data
}

/** The database records changes of prices by itself; who makes them, and how, only a request knows. */
export const priceAuthors: Plugin = (config) => {
  const areas: readonly string[] = recordedAreas
  for (const collection of (config.collections ?? []).filter(({ slug }) => areas.includes(slug))) {
    const { hooks = {} } = collection
    collection.hooks = {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), beforeChange],
      beforeDelete: [...(hooks.beforeDelete ?? []), beforeDelete],
    }
  }
  for (const global of (config.globals ?? []).filter(({ slug }) => areas.includes(slug)))
    global.hooks = { ...global.hooks, beforeChange: [...(global.hooks?.beforeChange ?? []), beforeGlobalChange] }
  return config
}
