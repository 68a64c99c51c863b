'use client'

import { type ReactNode, createContext, useContext } from 'react'
import type { Decimal } from '@/core/money/types'

/** T10: set if prices are shown with tax. Includes its texts, so that other shops do not send them. */
export interface ShownTax {
  readonly rate: Decimal
  /** Note that tax is included. */
  readonly included: string
  /** Why the lines of a cart or an estimate are lower. */
  readonly lines: string
}

interface ShopSettings {
  /** M7: `undefined` is en-US. */
  readonly priceLocale?: string
  /** S5: recommended add-ons are preselected. */
  readonly preselectRecommended: boolean
  /** Number of skeleton rows of a search. */
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
