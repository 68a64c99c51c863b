'use server'

import { refresh } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { localeCookie } from '@/lib/config/browser-storage'
import { locales, localeOrDefault } from '@/lib/config/locales'
import { normaliseOrderNumber } from '@/core/orders/types'
import { err, ok } from '@/core/result'
import { canonicalEmail } from '@/core/accounts/email-address'
import { refusal } from '@/lib/http/http-error'
import { requiredText } from '@/lib/http/text'
import { requireCustomer } from '@/request-context'
import { deleteSessionsBut, deleteSessionOf } from '@/modules/auth/sessions.repository'
import {
  changePasswordSchema,
  deleteAccountSchema,
  emailChangeSchema,
  profileChangeSchema,
  type DomainChange,
} from '@/modules/accounts/schema'
import { orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import type { FormState } from '@/lib/http/form-state'
import { changeDomain } from '@/modules/domains/domains.service'
import { changePassword, deleteAccount, changeProfile, claimOrderByToken } from '@/modules/accounts/accounts.service'
import { requestEmailChange } from '@/modules/accounts/email-change'
import { performSignedIn, storeSession, thisDevice } from './perform'
import { setDefaultCard, removeCard } from '@/modules/payments/saved-methods/saved-methods.service'

const oneYearInSeconds = 31_536_000

const addressFields = ['line1', 'line2', 'city', 'region', 'postalCode', 'country'].map((name) => `billingAddress.${name}`)

/** The address is optional as a whole, but must be complete once started. */
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
      // Emptied fields are missing from the form data.
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

/** K12: sends a link to the new address; nothing changes before it is confirmed. */
export async function emailAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return performSignedIn(lang, data, {
    path: '/settings',
    schema: z.object(emailChangeSchema.shape),
    work: async (value, context, customer, locale) => {
      const asked = await requestEmailChange(context, customer, value)
      if (!asked.ok) return asked
      const t = await getTranslations({ locale, namespace: 'account.emailChange' })
      return ok({ kind: 'done', notice: t('sentBody', { email: value.email }) })
    },
  })
}

/** R4: redirects to the same page in the new language; emails use it too. */
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
    path: '/settings/delete',
    schema: z.object({ ...deleteAccountSchema.shape, confirmation: requiredText(254) }),
    work: async ({ password, confirmation }, context, customer, locale) => {
      if (canonicalEmail(confirmation) !== canonicalEmail(customer.email))
        return err(refusal('confirmation-mismatch', { field: 'confirmation' }))
      const deleted = await deleteAccount(context, customer, password)
      if (!deleted.ok) return deleted
      await storeSession(null)
      return ok({ kind: 'go', path: `/${locale}/account-deleted` })
    },
  })
}

export async function endSessionAction(lang: string, sessionId: string): Promise<void> {
  const { context, customer } = await requireCustomer(localeOrDefault(lang), '/settings')
  if (z.uuid().safeParse(sessionId).success) await deleteSessionOf(context.payload.db.drizzle, customer.id, sessionId)
  refresh()
}

export async function endOtherSessionsAction(lang: string): Promise<void> {
  const { context, customer } = await requireCustomer(localeOrDefault(lang), '/settings')
  await deleteSessionsBut(context.payload.db.drizzle, customer.id, customer.sessionId)
  refresh()
}

const domainSwitches: readonly string[] = ['autoRenew', 'autoCharge', 'isLocked'] satisfies readonly (keyof DomainChange)[]

export async function switchDomainAction(lang: string, domain: string, what: keyof DomainChange, isOn: boolean): Promise<void> {
  const { context, customer } = await requireCustomer(localeOrDefault(lang), '/my-domains')
  if (domainSwitches.includes(what)) await changeDomain(context, customer, String(domain), { [what]: isOn === true })
  refresh()
}

export async function claimOrderAction(lang: string, orderNumber: string): Promise<void> {
  const locale = localeOrDefault(lang)
  const { context, customer } = await requireCustomer(locale, `/orders/${orderNumber}`)
  const number = normaliseOrderNumber(String(orderNumber))
  await claimOrderByToken(context, customer, number, orderTokenOf((await cookies()).get(ordersCookie)?.value, number))
  redirect(`/${locale}/orders/${number}`)
}

const begin = async (lang: string, asked: string) => {
  const { context, customer } = await requireCustomer(localeOrDefault(lang), '/settings')
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
