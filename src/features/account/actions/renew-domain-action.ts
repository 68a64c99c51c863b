'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { currencyCookie } from '@/config/browser-storage'
import { defaultLocale, isLocale } from '@/config/locales'
import { mostYears } from '@/core/pricing/term-price'
import { readShell, requireCustomer } from '@/request-context'
import { renewDomain } from '@/server/renewals/renew-domain'

/** N4: what the form's list says; one year where it says something else. */
const yearsIn = (data: FormData): number => {
  const years = Number(data.get('years'))
  return Number.isInteger(years) && years >= 1 && years <= mostYears ? years : 1
}

/** "Renew now": to the order of the next years, where it is paid. Who has no address yet is asked for one. */
export async function renewDomainAction(lang: string, domain: string, data: FormData): Promise<void> {
  const locale = isLocale(lang) ? lang : defaultLocale
  const { context, customer } = await requireCustomer(locale, '/my-domains')
  const { settings } = await readShell(locale)
  const currency = (await cookies()).get(currencyCookie)?.value ?? settings.defaultCurrency
  const ordered = await renewDomain(context, customer, String(domain), { currency, years: yearsIn(data) })
  if (ordered.ok) redirect(`/${locale}/orders/${ordered.value.orderNumber}`)
  const needsAddress = ordered.error.kind === 'error' && ordered.error.code === 'billing-address-missing'
  redirect(`/${locale}${needsAddress ? '/profile' : '/my-domains'}`)
}
