'use client'

import { useEffect, useSyncExternalStore } from 'react'

import { keepsCookies } from '@/lib/config/browser-storage'
import { showToast } from '@/components/toast-store'
import { Select } from '@/components/ui/select/select'

import { chooseCurrency, followCurrency, subscribeToCurrency, displayCurrency } from '@/features/cart/display-currency'
import type { CurrencyOption } from './site-header'

interface CurrencySelectProps {
  readonly label: string
  readonly options: readonly CurrencyOption[]
  readonly defaultCode: string
  /** R18: shown if the choice cannot be stored. */
  readonly cookiesBlocked: string
  /** Called after the page has switched. */
  readonly onChoose?: (code: string) => void
}

const unknownOnServer = (): null => null

export const CurrencySelect = ({ label, options, defaultCode, cookiesBlocked, onChoose }: CurrencySelectProps) => {
  const stored = useSyncExternalStore(subscribeToCurrency, displayCurrency, unknownOnServer)
  const chosen = options.some(({ code }) => code === stored) ? (stored ?? defaultCode) : defaultCode
  useEffect(() => followCurrency((code) => options.some((option) => option.code === code)), [options])
  return (
    <Select
      data-currency-picker
      aria-label={label}
      value={chosen}
      options={options.map(({ code, symbol, name }) => ({ value: code, label: `${code} ${symbol}`, title: name }))}
      onChange={({ target }) => {
        chooseCurrency(target.value)
        if (!keepsCookies()) showToast({ text: cookiesBlocked })
        onChoose?.(target.value)
      }}
    />
  )
}
