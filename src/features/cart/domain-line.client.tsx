'use client'

import { useLocale, useTranslations } from 'next-intl'
import { IconButton } from '@/ui/button/icon-button'
import { Close } from '@/ui/icons/icons'
import { Plate } from '@/ui/plate/plate'
import { longNameClass } from '@/parts/plate/long-name'
import { addMonths, formatDay } from '@/core/dates'
import { type FormatAmount, termText } from '@/core/receipt/model'
import { LineOptions } from './line-options.client'
import { LinePrice } from './line-price'
import type { LineGroup } from './line-groups'
import { useRemoveLine } from './use-remove-line.client'
import { YearChoice } from './year-choice.client'

interface DomainLineProps {
  readonly group: LineGroup
  /** It has just come in. */
  readonly isFresh?: boolean
  readonly format: FormatAmount
}

/** The visitor's name as a luggage tag, with its add-ons hung under the eyelet. */
export const DomainLine = ({ group: { item, addons }, isFresh = false, format }: DomainLineProps) => {
  const t = useTranslations('cart')
  const receipt = useTranslations('receipt')
  const locale = useLocale()
  const removeLine = useRemoveLine()
  const isTransfer = item.serviceData.operation === 'transfer'
  const { term } = item
  const renewal = format(item.renewal)
  const note = term
    ? [
        termText(term, format),
        `${receipt('renewsFrom', { period: item.billing, date: formatDay(addMonths(new Date(), 12 * term.years), locale) })} ${renewal}`,
      ].join(' · ')
    : t(isTransfer ? 'transferNote' : 'domainNote', { amount: renewal })
  return (
    <li className="cart-line" data-fresh={isFresh || undefined}>
      <div className="cart-line__row">
        <h3>
          <Plate name={item.id} body="tag" className={longNameClass(item.id)} />
        </h3>
        <IconButton label={t('remove', { name: item.id })} icon={Close} data-remove onClick={(event) => removeLine(event, item.lineId)} />
        <LinePrice item={item} format={format} listPriceLabel={t('listPrice')} />
      </div>
      {item.claim ? <p className="cart-line__claim">{item.claim.message}</p> : null}
      <p className="cart-line__note">{note}</p>
      {item.holder ? <p className="cart-line__note">{item.holder}</p> : null}
      <div className="cart-line__controls">
        {isTransfer || item.maxYears === 1 ? null : <YearChoice item={item} />}
        <LineOptions item={item} name={item.id} format={format} />
      </div>
      {addons.length > 0 ? (
        <ul className="cart-addons">
          {addons.map((addon) => (
            <li key={addon.lineId}>
              <div className="cart-line__row">
                <span>{addon.name}</span>
                <IconButton
                  label={t('remove', { name: addon.name })}
                  icon={Close}
                  data-remove
                  onClick={(event) => removeLine(event, addon.lineId)}
                />
                <LinePrice item={addon} format={format} listPriceLabel={t('listPrice')} />
              </div>
              {addon.isInPlan ? <p className="cart-line__note">{t('inPlan')}</p> : null}
              <LineOptions item={addon} format={format} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
