'use server'

import { refresh } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import type { FormState } from '@/lib/http/form-state'
import { nameserverChangeSchema, presetSchema, recordChangeSchema } from '@/modules/domains/dns/schema'
import { ok } from '@/core/result'
import { applyPreset, changeNameservers, changeRecords } from '@/modules/domains/dns/dns.service'
import { performSignedIn } from './perform'

const pageOf = (domain: string): string => `/my-domains/${domain}`

/** N6: changes a record set of one of the customer's domains. */
export async function recordAction(lang: string, domain: string, _state: FormState, data: FormData): Promise<FormState> {
  const name = String(domain)
  const saved = await performSignedIn(lang, data, {
    path: pageOf(name),
    schema: recordChangeSchema,
    work: async (value, context, customer, locale) => {
      const changed = await changeRecords(context, customer, name, value)
      if (!changed.ok) return changed
      const t = await getTranslations({ locale, namespace: 'account.dns' })
      return ok({ kind: 'done', notice: t(value.isRemoval ? 'recordRemoved' : 'recordSaved') })
    },
  })
  if (saved.status === 'done') refresh()
  return saved
}

/** N8: changes the nameservers of one of the customer's domains. */
export async function nameserversAction(lang: string, domain: string, _state: FormState, data: FormData): Promise<FormState> {
  const name = String(domain)
  const saved = await performSignedIn(lang, data, {
    path: pageOf(name),
    schema: nameserverChangeSchema,
    work: async (value, context, customer, locale) => {
      const changed = await changeNameservers(context, customer, name, value)
      if (!changed.ok) return changed
      const t = await getTranslations({ locale, namespace: 'account.dns' })
      return ok({ kind: 'done', notice: t('nameserversSaved') })
    },
  })
  if (saved.status === 'done') refresh()
  return saved
}

/** C5: applies a DNS preset to one of the customer's domains. */
export async function presetAction(lang: string, domain: string, _state: FormState, data: FormData): Promise<FormState> {
  const name = String(domain)
  const saved = await performSignedIn(lang, data, {
    path: pageOf(name),
    schema: presetSchema,
    work: async ({ preset }, context, customer, locale) => {
      const applied = await applyPreset(context, customer, name, preset)
      if (!applied.ok) return applied
      const t = await getTranslations({ locale, namespace: 'account.dns' })
      return ok({ kind: 'done', notice: t('presetSaved') })
    },
  })
  if (saved.status === 'done') refresh()
  return saved
}
