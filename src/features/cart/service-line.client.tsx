'use client'

import { useTranslations } from 'next-intl'
import { cartLimits } from '@/lib/config/limits'
import { IconButton } from '@/ui/button/icon-button'
import { Close } from '@/ui/icons/icons'
import { QuantityStepper } from '@/ui/quantity-stepper/quantity-stepper.client'
import type { FormatAmount } from '@/core/receipt/model'
import { useItemNote } from '@/parts/receipt/use-line-name'
import { LineOptions, PeriodChoice } from './line-options.client'
import { LinePrice } from './line-price'
import type { CartItem } from '@/parts/cart/types'
import { useCart } from '@/parts/cart/use-cart.client'
import { useRemoveLine } from './use-remove-line.client'

interface ServiceLineProps {
  readonly item: CartItem
  /** It has just come in. */
  readonly isFresh?: boolean
  readonly format: FormatAmount
}

/** A plan, a certificate, any service: how many, how often and how it is paid. */
export const ServiceLine = ({ item, isFresh = false, format }: ServiceLineProps) => {
  const t = useTranslations('cart')
  const coverageNote = useItemNote(format)
  const changeLine = useCart((cart) => cart.changeLine)
  const removeLine = useRemoveLine()
  const notes = [
    item.serviceData.domain ?? null,
    coverageNote(item),
    t('paidEvery', { period: item.billing }),
    item.setupFee > 0 ? t('setupFee', { amount: format(item.setupFee) }) : null,
  ].filter((note) => note !== null)
  return (
    <li className="cart-line" data-fresh={isFresh || undefined}>
      <div className="cart-line__row">
        <div>
          <h3>{item.name}</h3>
          <p className="muted small">{notes.join(', ')}</p>
        </div>
        <IconButton label={t('remove', { name: item.name })} icon={Close} data-remove onClick={(event) => removeLine(event, item.lineId)} />
        <LinePrice item={item} format={format} listPriceLabel={t('listPrice')} />
      </div>
      <div className="cart-line__controls">
        {item.type === 'addon' ? null : (
          <QuantityStepper
            value={item.quantity}
            least={cartLimits.minimumQuantity}
            most={cartLimits.maximumQuantity}
            onValueChange={(quantity) => void changeLine(item.lineId, { quantity })}
            labels={{
              quantity: t('quantityOf', { name: item.name }),
              decrease: t('oneLess', { name: item.name }),
              increase: t('oneMore', { name: item.name }),
            }}
          />
        )}
        <PeriodChoice item={item} />
        <LineOptions item={item} format={format} />
      </div>
    </li>
  )
}
