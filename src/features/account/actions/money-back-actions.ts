'use server'

import { redirect } from 'next/navigation'
import { moneyBackForm } from '@/modules/subscriptions/schema'
import { confirmMoneyBack } from '@/modules/refunds/money-back.service'
import { isNoMoneyBack } from '@/modules/refunds/money-back-preview'
import { requireOwnSubscription } from './perform'

/** U14: redirects to the subscription with the result, or back to new amounts if one changed. */
export async function confirmMoneyBackAction(lang: string, asked: string, data: FormData): Promise<void> {
  const { id, context, customer, page } = await requireOwnSubscription(lang, asked)
  const parsed = moneyBackForm.safeParse({ figures: data.get('figures') })
  if (!parsed.success) redirect(`${page}/money-back`)
  const { figures } = parsed.data
  const given = await confirmMoneyBack(context, { id, customerId: customer.id, isDesk: false, amount: null, ends: true, figures, by: null })
  if (given.ok || !isNoMoneyBack(given.error)) redirect(page)
  redirect(`${page}/money-back?refused=${given.error}`)
}
