'use client'

import { useTranslations } from 'next-intl'
import type { FormatAmount } from '@/core/receipt/model'
import { BundleLine } from './bundle-line.client'
import { DomainLine } from './domain-line.client'
import { groupLines, type LineGroup } from './line-groups'
import { ServiceLine } from './service-line.client'
import type { CartQuote } from '@/parts/cart/types'
import { useCart } from '@/parts/cart/use-cart.client'

interface CartLinesProps {
  readonly quote: CartQuote
  readonly format: FormatAmount
}

export const CartLines = ({ quote, format }: CartLinesProps) => {
  const t = useTranslations('cart')
  const fresh = useCart((cart) => cart.fresh)
  const isFresh = ({ item }: LineGroup) => fresh.includes(item.lineId)
  return (
    <ul className="cart-lines" aria-label={t('lines')}>
      {groupLines(quote.items).map((group) =>
        group.item.type === 'domain' ? (
          <DomainLine key={group.item.lineId} group={group} isFresh={isFresh(group)} format={format} />
        ) : group.addons.length > 0 ? (
          <BundleLine key={group.item.lineId} group={group} isFresh={isFresh(group)} format={format} />
        ) : (
          <ServiceLine key={group.item.lineId} item={group.item} isFresh={isFresh(group)} format={format} />
        ),
      )}
    </ul>
  )
}
