import 'server-only'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { requireCustomer } from '@/request-context'

/** Who presses something on the page of a subscription, and which one it is of. */
export const beginOwn = async (lang: string, asked: string) => {
  const locale = isLocale(lang) ? lang : defaultLocale
  const id = z.uuid().safeParse(asked).data ?? null
  const { context, customer } = await requireCustomer(locale, id === null ? '/subscriptions' : `/subscriptions/${id}`)
  if (id === null) redirect(`/${locale}/subscriptions`)
  return { locale, id, context, customer, page: `/${locale}/subscriptions/${id}` }
}
