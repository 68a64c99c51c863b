'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { requireCustomer } from '@/request-context'
import { changeSubscription } from '@/modules/renewals/subscriptions/change-subscription'
import { orderNextTerm } from '@/modules/renewals/subscriptions/order-next-term'
import { findSubscriptionOfCustomer } from '@/modules/subscriptions/subscriptions.repository'

const begin = async (lang: string, asked: string) => {
  const locale = isLocale(lang) ? lang : defaultLocale
  const id = z.uuid().safeParse(asked).data ?? null
  const { context, customer } = await requireCustomer(locale, id === null ? '/subscriptions' : `/subscriptions/${id}`)
  return { locale, id, context, customer }
}

/** U8: cancels at the end of the term, or resumes. Ignores subscriptions of other customers. */
export async function changeSubscriptionAction(lang: string, asked: string, kind: 'cancelAtEnd' | 'resume'): Promise<void> {
  const { id, context, customer } = await begin(lang, asked)
  const change = { kind: kind === 'resume' ? 'resume' : 'cancelAtEnd' } as const
  if (id !== null) await changeSubscription(context, { id, change, by: null, customerId: customer.id })
  refresh()
}

/** Orders the next term again after its order was cancelled, and redirects to the order. */
export async function orderTermAction(lang: string, asked: string): Promise<void> {
  const { locale, id, context, customer } = await begin(lang, asked)
  const own = id === null ? null : await findSubscriptionOfCustomer(context.payload.db.drizzle, customer.id, id)
  const ordered = own && (await orderNextTerm(context, own.id, 'holder'))
  if (ordered?.ok && ordered.value) redirect(`/${locale}/orders/${ordered.value.orderNumber}`)
  refresh()
}
