'use server'

import { refresh } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import type { FormState } from '@/lib/http/form-state'
import { nameContactSchema } from '@/modules/domains/schema'
import { ok } from '@/core/result'
import { changeContact } from '@/modules/domains/contacts'
import { performSignedIn } from './perform'

/** N9: changes a contact of one of the customer's domains. */
export async function contactAction(lang: string, domain: string, _state: FormState, data: FormData): Promise<FormState> {
  const name = String(domain)
  const saved = await performSignedIn(lang, data, {
    path: `/my-domains/${name}`,
    schema: nameContactSchema,
    work: async ({ role, ...contact }, context, customer, locale) => {
      const changed = await changeContact(context, customer, name, role, contact)
      if (!changed.ok) return changed
      const t = await getTranslations({ locale, namespace: 'account.contacts' })
      return ok({ kind: 'done', notice: t('saved') })
    },
  })
  if (saved.status === 'done') refresh()
  return saved
}
