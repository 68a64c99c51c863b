'use server'

import { refresh } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { localeCookie } from '@/lib/config/browser-storage'
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/config/locales'
import { normaliseOrderNumber } from '@/core/orders/types'
import { ok } from '@/core/result'
import { requireCustomer } from '@/request-context'
import { deleteSessionsBut, deleteSessionOf } from '@/modules/auth/sessions.repository'
import { changePasswordSchema, deleteAccountSchema, profileChangeSchema, type DomainChange } from '@/modules/accounts/schema'
import { orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import type { FormState } from '@/lib/http/form-state'
import { changeDomain } from '@/modules/domains/domains.service'
import { changePassword, deleteAccount, changeProfile } from '@/modules/accounts/accounts.service'
import { claimOrderByToken } from '@/modules/accounts/claim-order'
import { performSignedIn, storeSession, thisDevice } from './perform'

const toLocale = (lang: string): Locale => (isLocale(lang) ? lang : defaultLocale)

const oneYearInSeconds = 31_536_000

const addressFields = ['line1', 'line2', 'city', 'region', 'postalCode', 'country'].map((name) => `billingAddress.${name}`)

/** Nothing typed is no address; anything typed must be a whole one. */
const withoutEmptyAddress = (data: FormData): boolean => {
  const isEmpty = addressFields.every((name) => String(data.get(name) ?? '').trim() === '')
  if (isEmpty) for (const name of addressFields) data.delete(name)
  return isEmpty
}

export async function profileAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  const hasNoAddress = withoutEmptyAddress(data)
  const { name, company, vatId, phone, billingAddress } = profileChangeSchema.shape
  const saved = await performSignedIn(lang, data, {
    path: '/profile',
    schema: z.object({ name: name.unwrap(), company, vatId, phone, billingAddress }),
    work: async (value, context, customer, locale) => {
      // A field that was emptied is not sent at all.
      const changed = await changeProfile(context, customer, {
        ...value,
        company: value.company ?? null,
        vatId: value.vatId ?? null,
        phone: value.phone ?? null,
        billingAddress: hasNoAddress ? null : value.billingAddress,
      })
      if (!changed.ok) return changed
      const t = await getTranslations({ locale, namespace: 'account.profile' })
      return ok({ kind: 'done', notice: t('saved') })
    },
  })
  if (saved.status === 'done') refresh()
  return saved
}

export async function passwordAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return performSignedIn(lang, data, {
    path: '/settings',
    schema: z.object(changePasswordSchema.shape),
    work: async (value, context, customer, locale) => {
      const changed = await changePassword(context, customer, value, (await thisDevice()).name)
      if (!changed.ok) return changed
      await storeSession(changed.value.sessionToken)
      const t = await getTranslations({ locale, namespace: 'account.settings' })
      return ok({ kind: 'done', notice: t('passwordSaved') })
    },
  })
}

/** R4: the same page in the other language; mails follow. */
export async function languageAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return performSignedIn(lang, data, {
    path: '/settings',
    schema: z.object({ locale: z.enum(locales) }),
    work: async ({ locale }, context, customer) => {
      const changed = await changeProfile(context, customer, { locale })
      if (!changed.ok) return changed
      const jar = await cookies()
      jar.set({ name: localeCookie, value: locale, maxAge: oneYearInSeconds, path: '/', sameSite: 'lax' })
      return ok({ kind: 'go', path: `/${locale}/settings` })
    },
  })
}

export async function deleteAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return performSignedIn(lang, data, {
    path: '/settings',
    schema: z.object(deleteAccountSchema.shape),
    work: async ({ password }, context, customer, locale) => {
      const deleted = await deleteAccount(context, customer, password)
      if (!deleted.ok) return deleted
      await storeSession(null)
      return ok({ kind: 'go', path: `/${locale}` })
    },
  })
}

export async function endSessionAction(lang: string, sessionId: string): Promise<void> {
  const { context, customer } = await requireCustomer(toLocale(lang), '/settings')
  if (z.uuid().safeParse(sessionId).success) await deleteSessionOf(context.payload.db.drizzle, customer.id, sessionId)
  refresh()
}

export async function endOtherSessionsAction(lang: string): Promise<void> {
  const { context, customer } = await requireCustomer(toLocale(lang), '/settings')
  await deleteSessionsBut(context.payload.db.drizzle, customer.id, customer.sessionId)
  refresh()
}

const domainSwitches: readonly string[] = ['autoRenew', 'autoCharge', 'isLocked'] satisfies readonly (keyof DomainChange)[]

export async function switchDomainAction(lang: string, domain: string, what: keyof DomainChange, isOn: boolean): Promise<void> {
  const { context, customer } = await requireCustomer(toLocale(lang), '/my-domains')
  if (domainSwitches.includes(what)) await changeDomain(context, customer, String(domain), { [what]: isOn === true })
  refresh()
}

export async function claimOrderAction(lang: string, orderNumber: string): Promise<void> {
  const locale = toLocale(lang)
  const { context, customer } = await requireCustomer(locale, `/orders/${orderNumber}`)
  const number = normaliseOrderNumber(String(orderNumber))
  await claimOrderByToken(context, customer, number, orderTokenOf((await cookies()).get(ordersCookie)?.value, number))
  redirect(`/${locale}/orders/${number}`)
}
