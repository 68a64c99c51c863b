'use client'

import { useTranslations } from 'next-intl'
import type { FormatAmount } from '@/core/receipt/amounts'
import { BundleLine } from './bundle-line.client'
import { DomainLine } from './domain-line.client'
import { groupLines } from './line-groups'
import { ServiceLine } from './service-line.client'
import type { CartQuote } from '@/parts/cart/types'

interface CartLinesProps {
  readonly quote: CartQuote
  readonly format: FormatAmount
}

export const CartLines = ({ quote, format }: CartLinesProps) => {
  const t = useTranslations('cart')
  return (
    <ul className="cart-lines" aria-label={t('lines')}>
      {groupLines(quote.items).map((group) =>
        group.item.type === 'domain' ? (
          <DomainLine key={group.item.lineId} group={group} format={format} />
        ) : group.addons.length > 0 ? (
          <BundleLine key={group.item.lineId} group={group} format={format} />
        ) : (
          <ServiceLine key={group.item.lineId} item={group.item} format={format} />
        ),
      )}
    </ul>
  )
}
