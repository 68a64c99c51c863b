'use client'

import { billingPeriods, type CategoryId } from '@/core/catalog/types'
import type { Decimal } from '@/core/money/types'
import { majorPriceFormatter } from '@/core/receipt/model'
import type { ServiceResponse, ServiceListResponse } from '@/modules/catalog/schema'
import { toRowText, type RowPriceView, type ServiceRowView } from './service-rows'
import { useCallback, useEffect, useState, type MouseEvent, useRef } from 'react'
import { callApi } from '@/components/api-client/call-api'
import { currencyChangeEvent, displayCurrency } from '@/features/cart/display-currency'
import { useShopSettings } from '@/components/shop/shop-settings.client'
import type { CategoryBranch } from '@/core/catalog/categories'

const toPrices = (service: ServiceResponse, format: (amount: number) => string): readonly RowPriceView[] =>
  billingPeriods.flatMap((period) => {
    const entry = service.pricing[period]
    if (!entry) return []
    const original = entry.price < entry.basePrice ? entry.basePrice : entry.originalPrice
    const saving = period === 'yearly' ? service.yearlySavings?.percent : undefined
    return [
      {
        period,
        price: format(entry.price),
        ...(original === null ? {} : { original: format(original) }),
        ...(entry.setupFee > 0 ? { setupFee: format(entry.setupFee) } : {}),
        ...(saving === undefined ? {} : { savePercent: saving }),
      },
    ]
  })

/** §7: maps the API's response to the page's rows. */
export const rowsFromAnswer = (
  { services, currency }: ServiceListResponse,
  priceLocale?: string,
  taxRate?: Decimal,
): readonly ServiceRowView[] => {
  const format = majorPriceFormatter(currency, priceLocale, taxRate)
  return services.map((service) => ({
    ...toRowText(service),
    prices: toPrices(service, format),
  }))
}

/** §4: `drawn` means server-rendered; after a refresh, the list is loading, failed or loaded. */
type Freshness =
  | { readonly status: 'drawn' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string | null; readonly isOffline: boolean }
  | { readonly status: 'loaded'; readonly services: readonly ServiceRowView[] }

/** §9: in ms; prices may be stale after this long in the background. */
const staleAfter = 300_000

/** The page's rows, refreshed after a long time in the background or a return from the back/forward cache. */
export const useFreshRows = (drawn: readonly ServiceRowView[]) => {
  const { priceLocale, defaultCurrency, shownTax } = useShopSettings()
  const [freshness, setFreshness] = useState<Freshness>({ status: 'drawn' })

  const refresh = useCallback(async () => {
    setFreshness({ status: 'loading' })
    const answer = await callApi<ServiceListResponse>(`/api/catalog/services?currency=${displayCurrency() ?? defaultCurrency}`)
    if (answer.ok) setFreshness({ status: 'loaded', services: rowsFromAnswer(answer.value, priceLocale, shownTax?.rate) })
    else setFreshness({ status: 'failed', message: answer.error.message, isOffline: answer.error.status === 0 })
  }, [priceLocale, defaultCurrency, shownTax])

  const isFresh = freshness.status === 'loaded'
  useEffect(() => {
    let hiddenSince: number | null = null
    const watch = () => {
      if (document.hidden) hiddenSince = Date.now()
      else if (hiddenSince !== null && Date.now() - hiddenSince >= staleAfter) void refresh()
    }
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) void refresh()
    }
    // Refreshed rows are in one currency only.
    const reprice = () => void refresh()
    document.addEventListener('visibilitychange', watch)
    window.addEventListener('pageshow', returned)
    if (isFresh) window.addEventListener(currencyChangeEvent, reprice)
    return () => {
      document.removeEventListener('visibilitychange', watch)
      window.removeEventListener('pageshow', returned)
      window.removeEventListener(currencyChangeEvent, reprice)
    }
  }, [refresh, isFresh])

  const others = drawn.filter(({ href }) => href !== undefined)
  const rows = freshness.status === 'loaded' ? [...freshness.services, ...others] : drawn
  return { rows, freshness, refresh }
}

interface ServicesFilterProps {
  readonly outline: readonly CategoryBranch[]
  readonly labels: { readonly filter: string; readonly categories: Readonly<Record<string, string>> }
  readonly active: CategoryId | null
  readonly onChoose: (category: CategoryId | null) => void
}

/** §4: the category tree as links, with the selected one in the URL and the history. */
export const ServicesFilter = ({ outline, labels, active, onChoose }: ServicesFilterProps) => {
  const nav = useRef<HTMLElement>(null)
  // Scrolls the selected category into view.
  useEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && chosen) nav.current.scrollLeft = chosen.offsetLeft - (nav.current.clientWidth - chosen.offsetWidth) / 2
  }, [active])

  const link = (category: CategoryId | null) => (
    <a
      href={`?type=${category ?? 'all'}`}
      aria-current={category === active ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        // Lets the browser open new tabs and windows.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onChoose(category)
      }}
    >
      {labels.categories[category ?? 'all']}
    </a>
  )
  return (
    <nav ref={nav} className="goods__filter" aria-label={labels.filter}>
      <ul>
        <li>{link(null)}</li>
        {outline.map(({ category, children }) => (
          <li key={category}>
            {link(category)}
            {children.length > 0 ? (
              <ul>
                {children.map((child) => (
                  <li key={child}>{link(child)}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}
