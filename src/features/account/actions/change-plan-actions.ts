'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { changeForm, changeQuery } from '@/modules/subscriptions/schema'
import { cancelChange, orderChange } from '@/modules/renewals/subscriptions/order-plan-change'
import { requireOwnSubscription } from './perform'

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
