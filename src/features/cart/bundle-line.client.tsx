'use client'

import { useTranslations } from 'next-intl'
import { cartLimits } from '@/lib/config/limits'
import type { FormatAmount } from '@/core/receipt/model'
import { useCart } from '@/parts/cart/use-cart.client'
import { IconButton } from '@/ui/button/icon-button'
import { Close } from '@/ui/icons/icons'
import { QuantityStepper } from '@/ui/quantity-stepper/quantity-stepper.client'
import { sumOf } from '@/core/money/arithmetic'
import type { LineGroup } from './line-groups'
import { LineOptions, PeriodChoice } from './line-options.client'
import { LinePrice } from './line-price'
import { useRemoveLine } from './use-remove-line.client'

interface BundleLineProps {
  readonly group: LineGroup
  /** It has just come in. */
  readonly isFresh?: boolean
  readonly format: FormatAmount
}

/** A configured bundle: counted, paid for and removed as one (O9). Each part shows its price. */
export const BundleLine = ({ group: { item, addons }, isFresh = false, format }: BundleLineProps) => {
  const t = useTranslations('cart')
  const changeLine = useCart((cart) => cart.changeLine)
  const removeLine = useRemoveLine()
  const parts = [item, ...addons]
  const name = useTranslations('receipt')('bundle')
  const setupFee = sumOf(parts.map((part) => part.setupFee))
  const notes = [t('paidEvery', { period: item.billing }), setupFee > 0 ? t('setupFee', { amount: format(setupFee) }) : null]
  return (
    <li className="cart-line" data-fresh={isFresh || undefined}>
      <div className="cart-line__row">
        <div>
          <h3>{name}</h3>
          <p className="muted small">{notes.filter((note) => note !== null).join(', ')}</p>
        </div>
        <IconButton label={t('remove', { name })} icon={Close} data-remove onClick={(event) => removeLine(event, item.lineId)} />
      </div>
      <ul className="cart-addons" aria-label={t('bundleParts')}>
        {parts.map((part) => (
          <li key={part.lineId} className="cart-line__row">
            <span>{part.name}</span>
            <span />
            <LinePrice item={part} format={format} listPriceLabel={t('listPrice')} />
          </li>
        ))}
      </ul>
      <div className="cart-line__controls">
        <QuantityStepper
          value={item.quantity}
          least={cartLimits.minimumQuantity}
          most={cartLimits.maximumQuantity}
          onValueChange={(quantity) => void changeLine(item.lineId, { quantity })}
          labels={{ quantity: t('quantityOf', { name }), decrease: t('oneLess', { name }), increase: t('oneMore', { name }) }}
        />
        <PeriodChoice item={item} parts={addons} name={name} />
        <LineOptions item={item} parts={addons} name={name} format={format} />
      </div>
    </li>
  )
}
