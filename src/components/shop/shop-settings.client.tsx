'use client'

import { type ReactNode, createContext, useContext } from 'react'
import type { Decimal } from '@/core/money/types'

/** T10: what islands need where prices are shown with tax. Its words come with it, so that pages before tax do not carry them. */
export interface ShownTax {
  readonly rate: Decimal
  /** How much of a price is tax. */
  readonly included: string
  /** Why the lines of a cart or an estimate are lower. */
  readonly lines: string
}

/** The site's settings that islands of any page need. */
interface ShopSettings {
  /** M7: `undefined` is en-US. */
  readonly priceLocale?: string
  /** S5: recommended add-ons are ticked. */
  readonly preselectRecommended: boolean
  /** How many rows a search usually has: the size of its skeleton. */
  readonly usualRows: number
  readonly defaultCurrency: string
  readonly shownTax?: ShownTax
}

const ShopSettingsContext = createContext<ShopSettings>({ preselectRecommended: true, usualRows: 6, defaultCurrency: 'USD' })

interface ShopSettingsProviderProps {
  readonly settings: ShopSettings
  readonly children: ReactNode
}

export const ShopSettingsProvider = ({ settings, children }: ShopSettingsProviderProps) => (
  <ShopSettingsContext value={settings}>{children}</ShopSettingsContext>
)

export const useShopSettings = (): ShopSettings => useContext(ShopSettingsContext)
