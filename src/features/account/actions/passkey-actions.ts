'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { requireCustomer } from '@/request-context'
import { removePasskey } from '@/modules/accounts/two-factor.service'

export async function removePasskeyAction(lang: string, passkeyId: string): Promise<void> {
  const { context, customer } = await requireCustomer(isLocale(lang) ? lang : defaultLocale, '/settings')
  if (z.uuid().safeParse(passkeyId).success) await removePasskey(context, customer, passkeyId)
  refresh()
}
