'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { localeOrDefault } from '@/lib/config/locales'
import { requireCustomer, getVisitorContext } from '@/request-context'
import { changeSubscription } from '@/modules/renewals/subscriptions/change-subscription'
import { orderNextTerm } from '@/modules/renewals/subscriptions/order-next-term'
import { findSubscriptionOfCustomer } from '@/modules/subscriptions/subscriptions.repository'
import { changeForm, changeQuery, moneyBackForm } from '@/modules/subscriptions/schema'
import { cancelChange, orderChange } from '@/modules/renewals/subscriptions/order-plan-change'
import { requireOwnSubscription } from './perform'
import { confirmMoneyBack } from '@/modules/refunds/money-back.service'
import { isMoneyBackError } from '@/modules/refunds/money-back-preview'
import { getTranslations } from 'next-intl/server'
import { cancellationSchema } from '@/modules/inquiries/schema'
import type { FormState } from '@/lib/http/form-state'
import { handleFormPost, sendContactMessage } from '@/modules/inquiries/inquiries.service'

const begin = async (lang: string, asked: string) => {
  const locale = localeOrDefault(lang)
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

/** U12: redirects to the order if something is due, to the subscription if not, or back to new amounts if one changed. */
export async function confirmChangeAction(lang: string, asked: string, data: FormData): Promise<void> {
  const { locale, id, context, customer, page } = await requireOwnSubscription(lang, asked)
  const parsed = changeForm.safeParse({
    products: data.getAll('product'),
    billing: data.get('billing'),
    quantity: data.get('quantity'),
    figures: data.get('figures'),
  })
  if (!parsed.success) redirect(`${page}/change`)
  const { figures, ...wish } = parsed.data
  const ordered = await orderChange(context, { id, customerId: customer.id, wish, figures, by: null })
  if (ordered.ok) {
    const { orderNumber, isBooked } = ordered.value
    redirect(isBooked || orderNumber === null ? page : `/${locale}/orders/${orderNumber}`)
  }
  if (ordered.error === 'billing-address-missing') redirect(`/${locale}/profile`)
  const isGone =
    ordered.error === 'not-found' || ordered.error === 'not-active' || ordered.error === 'prepaid' || ordered.error === 'change-open'
  redirect(isGone ? page : `${page}/change?${changeQuery(wish)}&refused=${ordered.error}`)
}

/** U12: cancels a change that has not been paid, so nothing has changed. */
export async function cancelChangeAction(lang: string, asked: string): Promise<void> {
  const { id, context, customer } = await requireOwnSubscription(lang, asked)
  await cancelChange(context, id, customer.id)
  refresh()
}

/** U14: redirects to the subscription with the result, or back to new amounts if one changed. */
export async function confirmMoneyBackAction(lang: string, asked: string, data: FormData): Promise<void> {
  const { id, context, customer, page } = await requireOwnSubscription(lang, asked)
  const parsed = moneyBackForm.safeParse({ figures: data.get('figures') })
  if (!parsed.success) redirect(`${page}/money-back`)
  const { figures } = parsed.data
  const given = await confirmMoneyBack(context, { id, customerId: customer.id, isDesk: false, amount: null, ends: true, figures, by: null })
  if (given.ok || !isMoneyBackError(given.error)) redirect(page)
  redirect(`${page}/money-back?refused=${given.error}`)
}

/** U45, U49: a cancellation without login is forwarded to staff as a message, and the sender gets a confirmation. */
export async function cancellationAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  const locale = localeOrDefault(lang)
  const t = await getTranslations({ locale, namespace: 'account.cancelContract' })
  return handleFormPost({
    locale,
    context: () => getVisitorContext(locale),
    data,
    schema: cancellationSchema,
    namespace: 'contactForm',
    send: (context, { name, email, contract, kind, until, reason, faxNumber }) =>
      sendContactMessage(
        context,
        {
          name,
          email,
          subject: t('subject', { contract }),
          message: [contract, t(`kinds.${kind}`), until ? t('untilLine', { until }) : '', reason ?? '']
            .filter((line) => line !== '')
            .join('\n'),
          faxNumber,
        },
        { kind, contract, ...(until ? { until } : {}), ...(reason ? { reason } : {}) },
      ),
  })
}
