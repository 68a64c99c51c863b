'use client'

import { type ReactNode, useLayoutEffect, useId, useState } from 'react'
import { categoryOutline, categoryLineage } from '@/core/catalog/categories'
import { categoryIds, type CategoryId } from '@/core/catalog/types'
import { filterServices, readServiceCategory } from '@/core/filters'
import { type AddToCartSlot, Button, ButtonLink } from '@/components/ui/button/button'
import { useAddress } from '@/components/ui/address/address.client'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { ServicesFilter, useFreshRows } from './use-fresh-rows.client'
import type { ServiceRowView, ServicesGridLabels, RowPriceView } from './service-rows'
import { planAnchor } from '@/core/navigation/paths'
import { ActionObject } from '@/components/action-object/action-object'
import { Badge } from '@/components/ui/badge/badge'
import { OriginalPrice, Price } from '@/components/ui/price/price'
import { SpecList } from '@/components/ui/specs/spec-list.client'

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
    <article id={planAnchor(row.key)} className="goods__row">
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

interface ServicesShelfProps {
  readonly drawn: readonly ServiceRowView[]
  readonly defaultCategory: CategoryId | null
  readonly showFilter: boolean
  readonly labels: ServicesGridLabels
  /** Level of the group headings: one below the section's. */
  readonly groupLevel: 2 | 3
  readonly AddToCart: AddToCartSlot
}

/** R3: the URL's category, or the block's default; `all` and unknown values are All Services. */
const readType = (typed: string | null, defaultCategory: CategoryId | null) =>
  typed === null ? defaultCategory : readServiceCategory(typed)

/** §2: all products are in the page and filtered by CSS, so it works without JavaScript. */
export const ServicesShelf = ({ drawn, defaultCategory, showFilter, labels, groupLevel, AddToCart }: ServicesShelfProps) => {
  const { query, change } = useAddress()
  const { rows, freshness, refresh } = useFreshRows(drawn)
  const typed = query.get('type')
  const active = showFilter ? readType(typed, defaultCategory) : null
  const outline = categoryOutline(drawn.map(({ category }) => category))
  const shown = filterServices(rows, active)

  // CSS hides rows outside of the URL's category from first paint on (boot script). Reads `location`, because `query` is empty until
  // hydration and all rows would flash.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const named = new URLSearchParams(window.location.search).get('type')
    if (named === null) delete dataset.type
    else dataset.type = named
    return () => {
      delete dataset.type
    }
  }, [typed])

  const choose = (category: CategoryId | null) => {
    const next = new URLSearchParams(query)
    next.set('type', category ?? 'all')
    change(next)
  }

  return (
    <>
      {showFilter ? <ServicesFilter outline={outline} labels={labels} active={active} onChoose={choose} /> : null}
      <div className="goods__list" aria-busy={freshness.status === 'loading' || undefined}>
        {freshness.status === 'failed' ? (
          <div className="goods__face" role="alert">
            <p>
              {labels.failed.replace('{message}', freshness.isOffline ? labels.noConnection : (freshness.message ?? labels.unknownError))}
            </p>
            <Button onClick={() => void refresh()}>{labels.retry}</Button>
          </div>
        ) : freshness.status === 'loading' ? (
          <LoadingRows label={labels.loading} count={Math.min(6, Math.max(1, shown.length))} />
        ) : (
          <>
            {shown.length === 0 ? (
              <div className="goods__face" role="status">
                <p>{labels.empty}</p>
                {active === null ? null : <Button onClick={() => choose(null)}>{labels.showAll}</Button>}
              </div>
            ) : null}
            <Groups rows={rows} labels={labels} level={groupLevel} isFolded={active === null} AddToCart={AddToCart} />
          </>
        )}
      </div>
    </>
  )
}

interface GroupsProps {
  readonly rows: readonly ServiceRowView[]
  readonly labels: ServicesGridLabels
  readonly level: 2 | 3
  /** All Services: shows the first of each category, the others in a disclosure. */
  readonly isFolded: boolean
  readonly AddToCart: AddToCartSlot
}

const Groups = ({ rows, labels, level, isFolded, AddToCart }: GroupsProps): ReactNode => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return categoryIds.map((category) => {
    const members = rows.filter((row) => row.category === category)
    if (members.length === 0) return null
    const [first, ...rest] = members.map((row) => (
      <ServiceRow key={row.key} row={row} labels={labels} titleLevel={level === 2 ? 3 : 4} AddToCart={AddToCart} />
    ))
    return (
      <section key={category} className="goods__group" data-within={categoryLineage(category).join(' ')}>
        <Heading className="goods__heading">{labels.categories[category]}</Heading>
        {isFolded && rest.length > 0 ? (
          <>
            {first}
            <details className="disclosure goods__more">
              <summary>
                <span>{labels.more[rest.length]}</span>
              </summary>
              {rest}
            </details>
          </>
        ) : (
          <>
            {first}
            {rest}
          </>
        )}
      </section>
    )
  })
}

const LoadingRows = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <div role="status">
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="goods__row" aria-hidden="true">
        <div className="goods__what">
          <Skeleton width="180px" height="26px" />
          <p>
            <Skeleton width="320px" height="18px" />
          </p>
        </div>
        <div className="goods__buy">
          <Skeleton width="100%" height="72px" />
          <Skeleton width="100%" height="44px" />
        </div>
      </div>
    ))}
  </div>
)
