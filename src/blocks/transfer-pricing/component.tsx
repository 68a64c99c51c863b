import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { MoreTlds } from '@/components/tlds/tlds'
import { defineSection } from '@/blocks/define-section'
import { Badge } from '@/components/ui/badge/badge'
import { Price } from '@/components/ui/price/price'
import { HeadedSection } from '@/components/ui/section/section'
import { langOf } from '@/lib/text-language'
import { type Amounts, convertUnit } from '@/core/money/currency'
import type { TransferPrice } from '@/core/catalog/types'
import type { UsdCents } from '@/core/money/types'
import type { TransferPricingBlock } from '@/payload-types'
import type { Shop, ShopPrices } from '@/modules/content/shop-settings'

interface TransferPriceView {
  /** With leading dot. */
  readonly extension: string
  readonly price: Amounts
  readonly original: Amounts | null
  /** Discount on the list price. */
  readonly savings: Amounts | null
  readonly popular: boolean
  readonly description: string
  /** Language of the description (R20). */
  readonly lang?: string
  readonly features: readonly string[]
}

interface TransferPricingView {
  readonly heading: string
  readonly intro: string | null
  readonly rows: readonly TransferPriceView[]
  /** Number of TLDs with a transfer price, if not all are shown. */
  readonly total: number | null
  /** P8: prices for TLDs without a transfer price of their own. */
  readonly others: Pick<TransferPriceView, 'price' | 'original' | 'savings'>
}

interface Priced {
  readonly shop: Pick<Shop, 'transferPrices' | 'counts' | 'settings'>
  readonly prices: Pick<ShopPrices, 'unit' | 'each'>
}

/** M4: the saving is the difference of the amounts as shown. */
const toAmounts = (price: UsdCents, originalPrice: UsdCents, prices: Priced['prices']) => {
  const isReduced = originalPrice > price
  return {
    price: prices.unit(price),
    original: isReduced ? prices.unit(originalPrice) : null,
    savings: isReduced ? prices.each((currency) => convertUnit(originalPrice, currency) - convertUnit(price, currency)) : null,
  }
}

const toRow = (row: TransferPrice, prices: Priced['prices']): TransferPriceView => ({
  extension: row.extension,
  ...toAmounts(row.price, row.originalPrice, prices),
  popular: row.popular,
  description: row.description,
  ...langOf(row),
  features: row.features,
})

/** P8: popular transfer prices, and the default for any other TLD. */
export const toTransferPricingView = (block: TransferPricingBlock, { shop, prices }: Priced): TransferPricingView => ({
  heading: block.heading ?? '',
  intro: block.intro ?? null,
  rows: shop.transferPrices.map((row) => toRow(row, prices)),
  total: shop.counts.transferPrices > shop.transferPrices.length ? shop.counts.transferPrices : null,
  others: toAmounts(shop.settings.defaultTransferPrice, shop.settings.defaultTransferOriginalPrice, prices),
})

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
