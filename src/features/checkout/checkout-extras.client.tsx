'use client'

import { useTranslations } from 'next-intl'
import type { CartItem } from '@/parts/cart/types'
import { useCart } from '@/parts/cart/use-cart.client'
import { Button } from '@/ui/button/button'
import { CheckboxField } from '@/ui/field/checkbox-field'

export interface PreselectedExtra extends Pick<CartItem, 'lineId' | 'name'> {
  readonly domain: string
  /** Written out. */
  readonly price: string
  /** N4: what that price is for. */
  readonly years: number
}

interface CheckoutExtrasProps {
  readonly extras: readonly PreselectedExtra[]
  readonly id: string
  readonly error: string | undefined
}

/** What the shop has ticked for the buyer is said once more, by name and price, and bought only by a tick of the buyer's own. */
export const CheckoutExtras = ({ extras, id, error }: CheckoutExtrasProps) => {
  const t = useTranslations('checkout')
  const removeLine = useCart((cart) => cart.removeLine)
  return (
    <fieldset>
      <legend>{t('extras.title')}</legend>
      <p>{t('extras.intro')}</p>
      <ul className="checkout-extras">
        {extras.map(({ lineId, name, domain, price, years }) => (
          <li key={lineId}>
            <span>{t('extras.line', { name, domain, price, years })}</span>
            <Button variant="quiet" onClick={() => void removeLine(lineId)}>
              {t('extras.remove')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <CheckboxField id={id} name="acceptExtras" error={error} required label={t('extras.accept', { count: extras.length })} />
    </fieldset>
  )
}
