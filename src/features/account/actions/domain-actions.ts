'use server'

import { refresh } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import type { FormState } from '@/lib/http/form-state'
import { nameserverChangeSchema, presetSchema, recordChangeSchema, domainContactSchema } from '@/modules/domains/schema'
import { ok } from '@/core/result'
import { applyPreset, changeNameservers, changeRecords } from '@/modules/domains/dns/dns.service'
import { performSignedIn } from './perform'
import { changeContact } from '@/modules/domains/domains.service'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { currencyCookie } from '@/lib/config/browser-storage'
import { renewalConfirmationSchema } from '@/modules/accounts/schema'
import type { DomainError } from '@/lib/http/http-error'
import { cancelRenewal, renewDomain } from '@/modules/renewals/domain-lifecycle'
import { readShell } from '@/request-context'

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

/** N9: changes a contact of one of the customer's domains. */
export async function contactAction(lang: string, domain: string, _state: FormState, data: FormData): Promise<FormState> {
  const name = String(domain)
  const saved = await performSignedIn(lang, data, {
    path: `/my-domains/${name}`,
    schema: domainContactSchema,
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

const isCode = (error: DomainError, code: Extract<DomainError, { kind: 'error' }>['code']): boolean =>
  error.kind === 'error' && error.code === code

/**
 * U43: redirects to the renewal order if something is due, back to new amounts if one changed, or to the address form if there is
 * none.
 */
export async function renewDomainAction(lang: string, domain: string, _state: FormState, data: FormData): Promise<FormState> {
  const name = String(domain)
  const page = `/my-domains/${name}/renew`
  return performSignedIn(lang, data, {
    path: page,
    schema: renewalConfirmationSchema,
    work: async ({ years, figures }, context, customer, locale) => {
      const { settings } = await readShell(locale)
      const currency = (await cookies()).get(currencyCookie)?.value ?? settings.defaultCurrency
      const ordered = await renewDomain(context, customer, name, { currency, years, figures })
      if (ordered.ok) return ok({ kind: 'go', path: `/${locale}/orders/${ordered.value.orderNumber}` })
      if (isCode(ordered.error, 'billing-address-missing')) return ok({ kind: 'go', path: `/${locale}/profile` })
      if (isCode(ordered.error, 'figures-changed')) return ok({ kind: 'go', path: `/${locale}${page}?years=${years}&changed=yes` })
      return ordered
    },
  })
}

/** U43: cancels an unpaid renewal. */
export async function cancelRenewalAction(lang: string, orderNumber: string, _state: FormState, data: FormData): Promise<FormState> {
  const number = String(orderNumber)
  return performSignedIn(lang, data, {
    path: `/orders/${number}`,
    schema: z.object({}),
    work: async (_value, context, customer, locale) => {
      const cancelled = await cancelRenewal(context, customer, number)
      return cancelled.ok ? ok({ kind: 'go', path: `/${locale}/my-domains` }) : cancelled
    },
  })
}
