import type { CollectionSlug, PayloadRequest } from 'payload'
import { hasDrafts, type Area } from './areas'

/** Its newest state is published: nothing else would go live with it. */
export const isPublished = async (req: PayloadRequest, area: Area, document: string): Promise<boolean> => {
  if (area.kind !== 'collection' || !hasDrafts(area)) return true
  const stored = await req.payload.findByID({
    collection: area.slug as CollectionSlug,
    id: document,
    draft: true,
    depth: 0,
    disableErrors: true,
    req,
  })
  return stored === null || Reflect.get(stored, '_status') === 'published'
}
