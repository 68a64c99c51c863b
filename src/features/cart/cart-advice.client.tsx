'use client'

import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRef, useState } from 'react'
import { isInPlan } from '@/core/orders/preselection'
import type { QuoteItemRequest } from '@/core/orders/types'
import { ActionObject } from '@/components/action-object/action-object'
import { useCart } from '@/features/cart/use-cart.client'
import { useShopSettings } from '@/components/shop/shop-settings.client'
import { Button } from '@/components/ui/button/button'
import { Icon, Plus } from '@/components/ui/icons/icon'
import { Price } from '@/components/ui/price/price'
import { missingFor, type AdviceOffer } from './advice'

/** More domains would make the suggestions too long. */
const mostNames = 3

const itemOf = ({ type, id }: AdviceOffer, domain: string): QuoteItemRequest => ({
  type,
  id,
  billing: 'yearly',
  quantity: 1,
  ...(type === 'addon' ? { serviceData: { domain } } : {}),
})

export const CartAdvice = ({ offers }: { readonly offers: readonly AdviceOffer[] }) => {
  const t = useTranslations('cartAdvice')
  const locale = useLocale()
  const { shownTax } = useShopSettings()
  const items = useCart((cart) => cart.quote?.items)
  const add = useCart((cart) => cart.add)
  const [adding, setAdding] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const offerOf = (kind: AdviceOffer['kind']) => offers.find((offer) => offer.kind === kind)
  const missing = missingFor(items ?? [])
    .map(({ name, kinds }) => ({
      name,
      offers: kinds.flatMap((kind) => offerOf(kind) ?? []).filter((offer) => !isInPlan(offer, items ?? [])),
    }))
    .filter((row) => row.offers.length > 0)

  const press = async (offer: AdviceOffer, name: string) => {
    setAdding(`${offer.id} ${name}`)
    const answer = await add([itemOf(offer, name)], { opensDrawer: false })
    setAdding(null)
    setSaid(answer.ok ? t('added', { name: offer.name }) : (answer.error.message ?? t('notAdded')))
    // The clicked row is removed, so focus moves to its container.
    place.current?.focus()
  }

  return (
    <div className="cart-advice" ref={place} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {missing.slice(0, mostNames).map(({ name, offers: lacking }) => (
        <section key={name} aria-label={t('title', { name })}>
          <h2>{t('title', { name })}</h2>
          <ul>
            {lacking.map((offer) => (
              <li key={offer.kind} className="cart-advice__row">
                <span>
                  <b>{offer.name}</b>
                  <span className="muted small">{t(`why.${offer.kind}`)}</span>
                </span>
                <span className="cart-advice__price">
                  <Price amounts={offer.price} /> {t('aYear')}
                  {shownTax ? <span className="muted small">{shownTax.included}</span> : null}
                </span>
                <Button size="small" pending={adding === `${offer.id} ${name}`} onClick={() => void press(offer, name)}>
                  <Icon of={Plus} size={16} />
                  {t('add')}
                  <ActionObject>{offer.name}</ActionObject>
                </Button>
              </li>
            ))}
          </ul>
          {lacking.some(({ kind }) => kind === 'hosting') ? (
            <Link href={`/${locale}/hosting`} prefetch={false}>
              {t('allPlans')}
            </Link>
          ) : null}
        </section>
      ))}
      {missing.length > mostNames ? <p className="muted small">{t('more', { count: missing.length - mostNames })}</p> : null}
    </div>
  )
}
