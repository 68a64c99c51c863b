'use server'

import { cookies } from 'next/headers'
import { z } from 'zod'
import { currencyCookie } from '@/lib/config/browser-storage'
import { renewalConfirmationSchema } from '@/modules/accounts/schema'
import type { FormState } from '@/lib/http/form-state'
import { ok } from '@/core/result'
import type { DomainError } from '@/lib/http/http-error'
import { cancelRenewal, renewDomain } from '@/modules/renewals/domain-lifecycle'
import { readShell } from '@/request-context'
import { performSignedIn } from './perform'

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
