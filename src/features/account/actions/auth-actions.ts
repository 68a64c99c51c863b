'use server'

import { getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { safeReturnPath } from '@/core/accounts/accounts'
import { ok, type Result } from '@/core/result'
import {
  confirmEmailSchema,
  forgotPasswordSchema,
  isStrongPassword,
  loginSchema,
  orderLinkSchema,
  orderRegistrationSchema,
  registrationSchema,
  resetPasswordSchema,
  verifySchema,
} from '@/modules/accounts/schema'
import type { FormState } from '@/lib/http/form-state'
import { loginCodeSchema } from '@/modules/auth/schema'
import type { FormOutcome } from '@/lib/http/form-answer'
import type { DomainError } from '@/lib/http/http-error'
import { type SignedIn, enterCode, logIn, loginStepCookie, registrationCookie, type CodeRequired } from '@/modules/accounts/login.service'
import { confirmEmailChange } from '@/modules/accounts/email-change'
import { forgotPassword, registerCustomer, registerFromOrder, resetPassword, verifyEmail } from '@/modules/accounts/registration.service'
import { sendOrderLink } from '@/modules/orders/orders.service'
import { mailProofCookie, mailProofOf, orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import { perform, storeLoginStep, storeRegistration, storeLogin, thisDevice } from './perform'

/** Forms post fields besides those of the API schema. */
const loose = <Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) => z.object(shape)

/** Path of the form's `next` field, or the dashboard. */
const wayOn = (data: FormData, locale: string): string => {
  const next = data.get('next')
  return safeReturnPath(typeof next === 'string' ? next : null, `/${locale}/dashboard`)
}

const goIn = async (
  outcome: Result<SignedIn | CodeRequired, DomainError>,
  path: string,
  locale: string,
): Promise<Result<FormOutcome, DomainError>> => {
  if (!outcome.ok) return outcome
  if (outcome.value.kind === 'code-needed') {
    await storeLoginStep(outcome.value.loginStep)
    return ok({ kind: 'go', path: `/${locale}/login/code?${new URLSearchParams({ next: path }).toString()}` })
  }
  await storeLogin(outcome.value)
  return ok({ kind: 'go', path })
}

export async function loginAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return perform(lang, data, {
    schema: loose(loginSchema),
    work: async (value, context, locale) => goIn(await logIn(context, value, await thisDevice()), wayOn(data, locale), locale),
  })
}

/** Second factor, after password or passkey. */
export async function loginCodeAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return perform(lang, data, {
    schema: loose(loginCodeSchema),
    work: async ({ code }, context, locale) => {
      const ticket = (await cookies()).get(loginStepCookie())?.value
      const entered = await enterCode(context, { ticket, code }, await thisDevice())
      if (entered.ok) await storeLoginStep(null)
      return goIn(entered, wayOn(data, locale), locale)
    },
  })
}

export async function registerAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return perform(lang, data, {
    schema: loose(registrationSchema).refine(isStrongPassword, { path: ['password'] }),
    work: async (value, context, locale) => {
      await storeRegistration((await registerCustomer(context, value)).ticket)
      const t = await getTranslations({ locale, namespace: 'account.register' })
      return ok({ kind: 'done', notice: t('sentBody', { email: value.email }) })
    },
  })
}

/** Creates an account from an order with one password (K20). */
export async function orderAccountAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return perform(lang, data, {
    schema: loose(orderRegistrationSchema),
    work: async (value, context, locale) => {
      const jar = await cookies()
      const proof = {
        token: orderTokenOf(jar.get(ordersCookie)?.value, value.orderNumber),
        mailProof: mailProofOf(jar.get(mailProofCookie)?.value, value.orderNumber),
      }
      const opened = await registerFromOrder(context, value, proof, await thisDevice())
      if (!opened.ok || opened.value.kind !== 'registered')
        return goIn(opened as Result<SignedIn | CodeRequired, DomainError>, `/${locale}/dashboard`, locale)
      await storeRegistration(opened.value.ticket)
      const t = await getTranslations({ locale, namespace: 'account.register' })
      return ok({ kind: 'done', notice: t('sentBody', { email: opened.value.email }) })
    },
  })
}

export async function verifyAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return perform(lang, data, {
    schema: loose(verifySchema).extend({ password: verifySchema.shape.password.optional() }),
    work: async (value, context, locale) => {
      const ticket = (await cookies()).get(registrationCookie())?.value ?? null
      const verified = await verifyEmail(context, value, await thisDevice(), ticket)
      if (verified.ok) await storeRegistration(null)
      return goIn(verified, `/${locale}/dashboard`, locale)
    },
  })
}

export async function confirmEmailAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return perform(lang, data, {
    schema: loose(confirmEmailSchema),
    work: async (value, context, locale) =>
      goIn(await confirmEmailChange(context, value, await thisDevice()), `/${locale}/settings`, locale),
  })
}

export async function forgotAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return perform(lang, data, {
    schema: loose(forgotPasswordSchema),
    work: async ({ email }, context, locale) => {
      await forgotPassword(context, email)
      const t = await getTranslations({ locale, namespace: 'account.forgot' })
      return ok({ kind: 'done', notice: t('sentBody', { email }) })
    },
  })
}

export async function orderLinkAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return perform(lang, data, {
    schema: loose(orderLinkSchema),
    work: async (value, context, locale) => {
      await sendOrderLink(context, value)
      const t = await getTranslations({ locale, namespace: 'account.order' })
      return ok({ kind: 'done', notice: t('sentBody', value) })
    },
  })
}

export async function resetAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return perform(lang, data, {
    schema: loose(resetPasswordSchema),
    work: async (value, context, locale) => goIn(await resetPassword(context, value, await thisDevice()), `/${locale}/dashboard`, locale),
  })
}
