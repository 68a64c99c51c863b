'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { defaultLocale, isLocale } from '@/config/locales'
import { requireCustomer } from '@/request-context'
import { removePasskey } from '@/server/accounts/passkeys/add-passkey'

export async function removePasskeyAction(lang: string, passkeyId: string): Promise<void> {
  const { context, customer } = await requireCustomer(isLocale(lang) ? lang : defaultLocale, '/settings')
  if (z.uuid().safeParse(passkeyId).success) await removePasskey(context, customer, passkeyId)
  refresh()
}
