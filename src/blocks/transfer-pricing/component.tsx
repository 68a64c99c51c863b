import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { MoreTlds } from '@/components/tlds/more-tlds'
import { defineSection } from '@/blocks/define-section'
import { Badge } from '@/components/ui/badge/badge'
import { Price } from '@/components/ui/price/price'
import { HeadedSection } from '@/components/ui/section/section'
import { toTransferPricingView, type TransferPriceView, type TransferPricingView } from './load'

const stretches = [
  { key: 'ask', from: 1, to: 1 },
  { key: 'wait', from: 2, to: 5 },
  { key: 'arrive', from: 6, to: 7 },
] as const

const TransferDays = () => {
  const t = useTranslations('transferDays')
  return (
    <figure className="transfer-days">
      <figcaption>{t('caption')}</figcaption>
      <ol>
        {stretches.map(({ key, from, to }) => (
          <li key={key} style={{ '--from': from, '--to': to + 1 } as CSSProperties}>
            <b>{t('days', { from, to, count: to - from + 1 })}</b>
            <span>{t(key)}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

const Figures = ({ row }: { readonly row: Pick<TransferPriceView, 'price' | 'original' | 'savings'> }) => {
  const t = useTranslations('transferPricing')
  return (
    <>
      <td className="moves__figure" data-label={t('listPrice')}>
        {row.original ? <Price amounts={row.original} look="struck" /> : null}
      </td>
      <td className="moves__figure moves__figure--price" data-label={t('price')}>
        <Price amounts={row.price} />
      </td>
      <td className="moves__figure" data-label={t('savings')}>
        {row.savings ? <Price amounts={row.savings} className="saving" /> : null}
      </td>
    </>
  )
}

/** §2, P8: a table on large screens, a card per TLD on small ones. */
const TransferPricing = ({ view }: { readonly view: TransferPricingView }) => {
  const t = useTranslations('transferPricing')
  return (
    <HeadedSection heading={view.heading} intro={view.intro}>
      <TransferDays />
      <table className="moves">
        <caption className="visually-hidden">{view.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{t('extension')}</th>
            <th scope="col">{t('included')}</th>
            <th scope="col">{t('listPrice')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('savings')}</th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <tr key={row.extension}>
              <th scope="row">
                <span className="moves__name">
                  {row.extension} {row.popular ? <Badge>{t('popular')}</Badge> : null}
                </span>
              </th>
              <td className="moves__about">
                <p lang={row.lang}>{row.description}</p>
                <ul>
                  {row.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </td>
              <Figures row={row} />
            </tr>
          ))}
          <tr>
            <th scope="row">
              <span className="moves__others">{t('others')}</span>
            </th>
            <td className="moves__about">
              <p>{t(view.total === null ? 'othersNote' : 'unlistedNote')}</p>
            </td>
            <Figures row={view.others} />
          </tr>
        </tbody>
      </table>
      <MoreTlds total={view.total} />
    </HeadedSection>
  )
}

export const transferPricingSection = defineSection('transfer-pricing', {
  heading: 'section',
  failure: 'generic',
  load: async (block, { pricedShop }) => toTransferPricingView(block, await pricedShop()),
  draw: TransferPricing,
})
