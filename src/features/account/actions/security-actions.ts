'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { localeOrDefault } from '@/lib/config/locales'
import type { FormState } from '@/lib/http/form-state'
import { enableTwoStepSchema, withPasswordSchema } from '@/modules/auth/schema'
import { ok, type Result } from '@/core/result'
import { requireCustomer } from '@/request-context'
import { setupCookie } from '@/modules/accounts/login.service'
import {
  beginNewCodes,
  renewCodes,
  disableTwoFactor,
  beginTwoFactorSetup,
  enableTwoFactor,
  removePasskey,
} from '@/modules/accounts/two-factor.service'
import type { FormOutcome } from '@/lib/http/form-answer'
import type { DomainError } from '@/lib/http/http-error'
import { performSignedIn, storeSetup } from './perform'
import { refresh } from 'next/cache'

/** Forms post fields besides those of the API schema. */
const loose = <Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) => z.object(shape)

const carriedSetup = async (): Promise<string | undefined> => (await cookies()).get(setupCookie())?.value

const begin = async (lang: string, start: typeof beginTwoFactorSetup | typeof beginNewCodes, path: string): Promise<never> => {
  const locale = localeOrDefault(lang)
  const { context, customer } = await requireCustomer(locale, '/settings')
  const begun = await start(context, customer, await carriedSetup())
  if (!begun.ok) redirect(`/${locale}/settings`)
  await storeSetup(begun.value.ticket)
  redirect(`/${locale}${path}`)
}

/** The browser carries the new secret and codes encrypted in a cookie until they are confirmed. */
export async function beginTwoStepAction(lang: string): Promise<void> {
  await begin(lang, beginTwoFactorSetup, '/settings/two-step')
}

export async function beginNewCodesAction(lang: string): Promise<void> {
  await begin(lang, beginNewCodes, '/settings/recovery-codes')
}

const goBack = async (outcome: Result<null, DomainError>, locale: string): Promise<Result<FormOutcome, DomainError>> => {
  if (!outcome.ok) return outcome
  await storeSetup(null)
  return ok({ kind: 'go', path: `/${locale}/settings#two-step` })
}

export async function turnOnAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return performSignedIn(lang, data, {
    path: '/settings',
    schema: loose(enableTwoStepSchema),
    work: async (value, context, customer, locale) =>
      goBack(await enableTwoFactor(context, customer, { ...value, ticket: await carriedSetup() }), locale),
  })
}

export async function turnOffAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return performSignedIn(lang, data, {
    path: '/settings',
    schema: loose(withPasswordSchema),
    work: async ({ password }, context, customer, locale) => goBack(await disableTwoFactor(context, customer, password), locale),
  })
}

export async function renewCodesAction(lang: string, _state: FormState, data: FormData): Promise<FormState> {
  return performSignedIn(lang, data, {
    path: '/settings',
    schema: loose(withPasswordSchema),
    work: async ({ password }, context, customer, locale) =>
      goBack(await renewCodes(context, customer, { password, ticket: await carriedSetup() }), locale),
  })
}

export async function removePasskeyAction(lang: string, passkeyId: string): Promise<void> {
  const { context, customer } = await requireCustomer(localeOrDefault(lang), '/settings')
  if (z.uuid().safeParse(passkeyId).success) await removePasskey(context, customer, passkeyId)
  refresh()
}
