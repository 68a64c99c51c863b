'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { formatYears } from '@/core/dates'
import { mostYears, yearChoices } from '@/core/pricing/prices'
import type { CartItem } from '@/parts/cart/types'
import { useCart } from '@/parts/cart/use-cart.client'
import { Select } from '@/ui/select/select'

/** N4: for how many years a name is registered. The choice shows at once; the server's answer decides. */
export const YearChoice = ({ item }: { readonly item: CartItem }) => {
  const t = useTranslations('receipt')
  const locale = useLocale()
  const [pressed, setPressed] = useState<number | null>(null)
  const isPending = useCart((cart) => cart.pending > 0)
  const changeLine = useCart((cart) => cart.changeLine)
  const chosen = item.term?.years ?? 1
  const shown = isPending ? (pressed ?? chosen) : chosen
  return (
    <Select
      aria-label={t('line', { name: item.id, period: formatYears(shown, locale) })}
      value={String(shown)}
      options={yearChoices(item.maxYears ?? mostYears, chosen).map((years) => ({
        value: String(years),
        label: formatYears(years, locale),
      }))}
      onChange={({ target }) => {
        setPressed(Number(target.value))
        void changeLine(item.lineId, { years: Number(target.value) })
      }}
    />
  )
}
