'use client'

import { useId, useState } from 'react'

import { ActionObject } from '@/components/action-object/action-object'
import { type AddToCartSlot, ButtonLink } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/badge/badge'
import { OriginalPrice, Price } from '@/components/ui/price/price'
import { SpecList } from '@/components/ui/specs/spec-list.client'

import type { RowPriceView, ServiceRowView, ServicesGridLabels } from './types'

interface ServiceRowProps {
  readonly row: ServiceRowView
  readonly labels: ServicesGridLabels
  readonly titleLevel: 3 | 4
  readonly AddToCart: AddToCartSlot
}

export const ServiceRow = ({ row, labels, titleLevel, AddToCart }: ServiceRowProps) => {
  const Title = titleLevel === 3 ? 'h3' : 'h4'
  const [period, setPeriod] = useState(row.prices[0]?.period)
  const chosen = row.prices.find((price) => price.period === period) ?? row.prices[0]
  return (
    <article className="goods__row">
      <div className="goods__what">
        <Title className="plan-title">
          {row.popular ? (
            <>
              {row.name} <Badge>{labels.popular}</Badge>
            </>
          ) : (
            row.name
          )}
        </Title>
        <p className="muted" lang={row.lang}>
          {row.description}
        </p>
        {row.features ? (
          <ul className="goods__features" lang={row.lang}>
            {row.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ) : null}
        {row.specs ? <SpecList className="goods__specs" specs={row.specs} /> : null}
      </div>
      <div className="goods__buy">
        <Prices row={row} labels={labels} chosen={chosen?.period} onChoose={setPeriod} />
        {row.href ? (
          <>
            <ButtonLink size="small" block href={row.href}>
              {labels.nameFirst}
              <ActionObject>{row.name}</ActionObject>
            </ButtonLink>
            {row.type === 'addon' ? <p className="muted small">{labels.needsName}</p> : null}
          </>
        ) : chosen ? (
          <AddToCart item={{ type: row.type, id: row.key, billing: chosen.period, quantity: 1 }} name={row.name} size="small" block />
        ) : null}
      </div>
    </article>
  )
}

interface PricesProps {
  readonly row: ServiceRowView
  readonly labels: ServicesGridLabels
  readonly chosen: RowPriceView['period'] | undefined
  readonly onChoose: (period: RowPriceView['period']) => void
}

/** P4: one line per period; with several, radio buttons select the one to add. */
const Prices = ({ row, labels, chosen, onChoose }: PricesProps) => {
  const name = useId()
  if (row.prices.length === 1) {
    return (
      <div className="goods__prices">
        {row.prices.map((price) => (
          <PriceLine key={price.period} price={price} labels={labels} />
        ))}
      </div>
    )
  }
  return (
    <fieldset className="goods__prices" aria-label={`${row.name}, ${labels.choosePeriod}`}>
      {row.prices.map((price) => (
        <label key={price.period} className="goods__period">
          <input
            className="check"
            type="radio"
            name={name}
            value={price.period}
            checked={price.period === chosen}
            onChange={() => onChoose(price.period)}
          />
          <PriceLine price={price} labels={labels} />
        </label>
      ))}
    </fieldset>
  )
}

const PriceLine = ({ price, labels }: { readonly price: RowPriceView; readonly labels: ServicesGridLabels }) => {
  const { per, save } = labels.periods[price.period] ?? { per: '', save: '' }
  return (
    <span className="goods__price">
      <span>
        {price.original ? (
          <>
            <OriginalPrice amounts={price.original} label={labels.insteadOf} />{' '}
          </>
        ) : null}
        <Price amounts={price.price} /> <span>{per}</span>
      </span>
      {price.savePercent === undefined ? null : <span className="saving">{save.replace('#', String(price.savePercent))}</span>}
      {price.setupFee ? (
        <small>
          {labels.setupFee} <Price amounts={price.setupFee} look="plain" />
        </small>
      ) : null}
      {price.renewal ? (
        <small>
          {labels.renewsAt} <Price amounts={price.renewal} look="plain" />
        </small>
      ) : null}
    </span>
  )
}
