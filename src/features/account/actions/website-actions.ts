'use server'

import { getTranslations } from 'next-intl/server'
import { refresh } from 'next/cache'
import { z } from 'zod'
import { err, ok } from '@/core/result'
import type { FormState } from '@/lib/http/form-state'
import { refusal } from '@/lib/http/http-error'
import { addDomain, attachDomain, removeDomain } from '@/modules/subscriptions/subscriptions.service'
import { checkNow, replaceRecords } from '@/modules/websites/websites.service'
import { performSignedIn } from './perform'

const attachSchema = z.object({ domain: z.string().max(253), elsewhere: z.string().max(2000).default('') })

/** C3: assigns a plan its domain. */
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

/** C10: adds a domain. */
export async function addDomainAction(lang: string, asked: string, _state: FormState, data: FormData): Promise<FormState> {
  const id = String(asked)
  const saved = await performSignedIn(lang, data, {
    path: `/subscriptions/${id}`,
    schema: attachSchema,
    work: async ({ domain, elsewhere }, context, customer, locale) => {
      const added = await addDomain(context, customer, id, domain === 'elsewhere' ? elsewhere : domain)
      if (!added.ok) return added
      const t = await getTranslations({ locale, namespace: 'account.attach' })
      return ok({ kind: 'done', notice: t('more.added') })
    },
  })
  if (saved.status === 'done') refresh()
  return saved
}

/** C10: removes a domain, as confirmed by the owner. */
export async function removeDomainAction(lang: string, asked: Website, _state: FormState, data: FormData): Promise<FormState> {
  const { id, domain = '' } = websiteOf(asked)
  const saved = await performSignedIn(lang, data, {
    path: `/subscriptions/${id}`,
    schema: z.object({}),
    work: async (_value, context, customer, locale) => {
      const removed = await removeDomain(context, customer, id, domain)
      if (!removed.ok) return removed
      const t = await getTranslations({ locale, namespace: 'account.attach' })
      return ok({ kind: 'done', notice: t('more.removed') })
    },
  })
  if (saved.status === 'done') refresh()
  return saved
}

interface Website {
  readonly id: string
  /** Defaults to the primary domain. */
  readonly domain?: string
}

/** Bound arguments round-trip through the browser. */
const websiteOf = ({ id, domain }: Website): Website => ({ id: String(id), ...(domain === undefined ? {} : { domain: String(domain) }) })

const connectionAction = async (lang: string, asked: Website, data: FormData, work: typeof checkNow): Promise<FormState> => {
  const website = websiteOf(asked)
  const { id } = website
  const done = await performSignedIn(lang, data, {
    path: `/subscriptions/${id}`,
    schema: z.object({}),
    work: async (_value, context, customer, locale) => {
      if (!(await work(context, customer, website))) return err(refusal('not-found'))
      const t = await getTranslations({ locale, namespace: 'account.attach' })
      return ok({ kind: 'done', notice: t('checked') })
    },
  })
  if (done.status === 'done') refresh()
  return done
}

/** C4: checks the domain's DNS now. */
export async function checkConnectionAction(lang: string, asked: Website, _state: FormState, data: FormData): Promise<FormState> {
  return connectionAction(lang, asked, data, checkNow)
}

/** C4: replaces conflicting records with the plan's. */
export async function replaceRecordsAction(lang: string, asked: Website, _state: FormState, data: FormData): Promise<FormState> {
  return connectionAction(lang, asked, data, replaceRecords)
}
