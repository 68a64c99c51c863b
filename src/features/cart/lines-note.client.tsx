'use client'

import { useShopSettings } from '@/parts/shop/shop-settings.client'

/** T10: why the lines are lower than what the pages said; nothing where pages say the same. */
export const LinesNote = () => {
  const { shownTax } = useShopSettings()
  return shownTax === undefined ? null : <p className="muted small">{shownTax.lines}</p>
}
