'use server'

import { getTranslations } from 'next-intl/server'
import { refresh } from 'next/cache'
import { z } from 'zod'
import { err, ok } from '@/core/result'
import type { FormState } from '@/lib/http/form-state'
import { refusal } from '@/lib/http/http-error'
import { attachDomain } from '@/modules/subscriptions/subscriptions.service'
import { checkNow, replaceRecords } from '@/modules/websites/websites.service'
import { performSignedIn } from './perform'

const attachSchema = z.object({ domain: z.string().max(253), elsewhere: z.string().max(2000).default('') })

/** C3: sets the domain of a plan. */
export async function attachAction(lang: string, asked: string, _state: FormState, data: FormData): Promise<FormState> {
  const id = String(asked)
  const saved = await performSignedIn(lang, data, {
    path: `/subscriptions/${id}`,
    schema: attachSchema,
    work: async ({ domain, elsewhere }, context, customer, locale) => {
      const typed = domain === 'elsewhere' ? elsewhere : domain
      const attached = await attachDomain(context, customer, id, typed === '' ? null : typed)
      if (!attached.ok) return attached
      const t = await getTranslations({ locale, namespace: 'account.attach' })
      return ok({ kind: 'done', notice: t('saved') })
    },
  })
  if (saved.status === 'done') refresh()
  return saved
}

const connectionAction = async (lang: string, asked: string, data: FormData, work: typeof checkNow): Promise<FormState> => {
  const id = String(asked)
  const done = await performSignedIn(lang, data, {
    path: `/subscriptions/${id}`,
    schema: z.object({}),
    work: async (_value, context, customer, locale) => {
      if (!(await work(context, customer, id))) return err(refusal('not-found'))
      const t = await getTranslations({ locale, namespace: 'account.attach' })
      return ok({ kind: 'done', notice: t('checked') })
    },
  })
  if (done.status === 'done') refresh()
  return done
}

/** C4: checks the domain's DNS now. */
export async function checkConnectionAction(lang: string, asked: string, _state: FormState, data: FormData): Promise<FormState> {
  return connectionAction(lang, asked, data, checkNow)
}

/** C4: replaces conflicting records with those of the plan. */
export async function replaceRecordsAction(lang: string, asked: string, _state: FormState, data: FormData): Promise<FormState> {
  return connectionAction(lang, asked, data, replaceRecords)
}
