'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { ok } from '@/core/result'
import type { FormState } from '@/lib/http/form-state'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { requireCustomer } from '@/request-context'
import { changeSubscription } from '@/modules/renewals/subscriptions/plan-change'
import { orderNextTerm } from '@/modules/renewals/subscriptions/order-next-term'
import { attachDomain } from '@/modules/subscriptions/subscriptions.service'
import { performSignedIn } from './perform'
import { findSubscriptionOfCustomer } from '@/modules/subscriptions/subscriptions.repository'

const begin = async (lang: string, asked: string) => {
  const locale = isLocale(lang) ? lang : defaultLocale
  const id = z.uuid().safeParse(asked).data ?? null
  const { context, customer } = await requireCustomer(locale, id === null ? '/subscriptions' : `/subscriptions/${id}`)
  return { locale, id, context, customer }
}

/** U8: it runs to the end of what is paid, or goes on after all. What is not theirs is not there. */
export async function changeSubscriptionAction(lang: string, asked: string, kind: 'cancelAtEnd' | 'resume'): Promise<void> {
  const { id, context, customer } = await begin(lang, asked)
  const change = { kind: kind === 'resume' ? 'resume' : 'cancelAtEnd' } as const
  if (id !== null) await changeSubscription(context, { id, change, by: null, customerId: customer.id })
  refresh()
}

/** Another order for the next term, where the last one was cancelled: to its page, where it is paid. */
export async function orderTermAction(lang: string, asked: string): Promise<void> {
  const { locale, id, context, customer } = await begin(lang, asked)
  const own = id === null ? null : await findSubscriptionOfCustomer(context.payload.db.drizzle, customer.id, id)
  const ordered = own && (await orderNextTerm(context, own.id, 'holder'))
  if (ordered?.ok && ordered.value) redirect(`/${locale}/orders/${ordered.value.orderNumber}`)
  refresh()
}

const attachSchema = z.object({ domain: z.string().max(253), elsewhere: z.string().max(2000).default('') })

/** C3: which domain it is for. */
export async function attachAction(lang: string, asked: string, _state: FormState, data: FormData): Promise<FormState> {
  const id = String(asked)
  const saved = await performSignedIn(lang, data, {
    path: `/subscriptions/${id}`,
    schema: attachSchema,
    work: async ({ domain, elsewhere }, context, customer, locale) => {
      const typed = domain === 'elsewhere' ? elsewhere : domain
      const attached = await attachDomain(context, customer, id, typed === '' ? null : typed)
      if (!attached.ok) return attached
      const t = await getTranslations({ locale, namespace: 'account.attach' })
      return ok({ kind: 'done', notice: t('saved') })
    },
  })
  if (saved.status === 'done') refresh()
  return saved
}
