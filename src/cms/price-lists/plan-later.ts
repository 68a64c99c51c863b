import type { PayloadRequest } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import type { PriceList } from './kinds'
import { pricesOf, type Edit } from './write-changes'

/** A draft with the new prices, and the minute it is published at, as the form's own "Schedule publish" makes them (ADR 025). */
export const planLater = async (req: PayloadRequest, list: PriceList, edit: Edit, at: Date): Promise<void> => {
  const { id } = edit[0].entry
  await req.payload.update({
    collection: list.collection,
    id,
    data: { ...pricesOf(list, edit), _status: 'draft' } as never,
    depth: 0,
    draft: true,
    locale: defaultLocale,
    overrideAccess: false,
    req,
  })
  await req.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: list.collection, value: id },
      ...(req.user ? { user: { relationTo: req.user.collection, value: req.user.id } } : {}),
    } as never,
    waitUntil: at,
    req,
  })
}
