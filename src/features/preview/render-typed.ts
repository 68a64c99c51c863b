'use server'

import { refresh } from 'next/cache'
import { headers } from 'next/headers'
import { z } from 'zod'
import { locales, type Locale } from '@/lib/config/locales'
import { getContext } from '@/request-context'
import { storeTypedDraft } from '@/modules/content/preview'

const message = z.strictObject({
  locale: z.enum(locales as [Locale, ...Locale[]]),
  place: z.string().max(300),
  collection: z.enum(['pages', 'resources']),
  data: z.looseObject({ id: z.string().max(60) }),
})

/** Renders the preview from unsaved form data. Saves nothing, invalidates nothing visitors see; staff only. */
export async function renderTyped(sent: unknown): Promise<void> {
  const asked = message.safeParse(sent)
  if (!asked.success) return
  const { locale, place, collection, data } = asked.data
  const { payload } = await getContext(locale)
  const { user } = await payload.auth({ headers: await headers() })
  if (user?.collection !== 'users') return
  storeTypedDraft(user.id, `${locale}${place}`, { collection, id: data.id, data })
  refresh()
}
