'use client'

import { useTranslation } from '@payloadcms/ui'
import { sayDay } from '@/cms/admin/say-moment'
import { formatMoney } from '@/core/money/format'
import { inUsd } from '@/core/money/currency'
import type { UsdCents } from '@/core/money/types'
import type { JudgedStrike } from '@/modules/catalog/strike-prices'
import { historyWords } from './history-words'
import { useText } from './use-text.client'

const dollars = (amount: UsdCents): string => formatMoney(inUsd(amount), { code: 'USD', digits: 2 })

interface Props {
  readonly caption: string
  readonly strikes: readonly JudgedStrike[]
}

/** P11: struck-through prices that are not true, with what they should be. */
export const StrikeTable = ({ caption, strikes }: Props) => {
  const text = useText(historyWords)
  const { i18n } = useTranslation()
  if (strikes.length === 0) return null
  return (
    <div className="prices-scroll">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text('what')}</th>
            <th scope="col">{text('isAsked')}</th>
            <th scope="col">{text('isStruck')}</th>
            <th scope="col">{text('lowest')}</th>
            <th scope="col">{text('since')}</th>
          </tr>
        </thead>
        <tbody>
          {strikes.slice(0, 200).map(({ area, key, period, reference: { price, struck, lowest, since } }) => (
            <tr key={`${area} ${key} ${period}`}>
              <th scope="row">{key === '*' ? text('otherEndings') : period === '' ? key : `${key} · ${period}`}</th>
              <td>{dollars(price)}</td>
              <td>{dollars(struck)}</td>
              <td>{lowest === null ? '–' : dollars(lowest)}</td>
              <td>{since === null ? '–' : sayDay({ i18n }, since)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
