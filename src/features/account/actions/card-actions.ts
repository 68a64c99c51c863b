'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { requireCustomer } from '@/request-context'
import { setDefaultCard, removeCard } from '@/modules/payments/saved-methods/saved-methods.service'

const begin = async (lang: string, asked: string) => {
  const { context, customer } = await requireCustomer(isLocale(lang) ? lang : defaultLocale, '/settings')
  return { context, customer, id: z.uuid().safeParse(asked).data ?? null }
}

/** U23: selects the card to charge. Ignores cards of other customers. */
export async function chooseCardAction(lang: string, asked: string): Promise<void> {
  const { id, context, customer } = await begin(lang, asked)
  if (id !== null) await setDefaultCard(context, customer, id)
  refresh()
}

/** U23: stops charging the card and deletes it at the provider. */
export async function removeCardAction(lang: string, asked: string): Promise<void> {
  const { id, context, customer } = await begin(lang, asked)
  if (id !== null) await removeCard(context, customer, id)
  refresh()
}
