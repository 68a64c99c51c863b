'use client'

import { useTranslation } from '@payloadcms/ui'
import type { QuoteAnswer } from '@/modules/pricing/schema'
import { translate } from '@/cms/words'
import type { SimulationAnswer } from './desk-answers'
import { deskWords } from './desk-words'
import { useMoney } from './use-money.client'

const figures = ['subtotal', 'setupFees', 'discount', 'tax', 'total'] as const
const figureWords = {
  subtotal: deskWords.subtotal,
  setupFees: deskWords.setup,
  discount: deskWords.discount,
  tax: deskWords.tax,
  total: deskWords.total,
} as const

const discountsOf = ({ discountSummary: { automaticDiscounts, discountCodes } }: QuoteAnswer) => [...automaticDiscounts, ...discountCodes]

/** Every discount of either side once, with what it takes on each. */
const rowsOfDiscounts = ({ with: tried, without }: SimulationAnswer) => {
  const both = [...discountsOf(tried), ...discountsOf(without)]
  const names = new Map(both.map(({ discountId, name }) => [discountId, name]))
  const taken = (quote: QuoteAnswer, id: string) => discountsOf(quote).find(({ discountId }) => discountId === id)?.savings ?? 0
  const codes = new Set(
    [tried, without].flatMap(({ discountSummary }) => discountSummary.discountCodes.map(({ discountId }) => discountId)),
  )
  return [...names].map(([id, name]) => ({
    id,
    // What somebody types is known by that.
    label: codes.has(id) ? id : name,
    without: taken(without, id),
    with: taken(tried, id),
  }))
}

/** The cart with and without the promotion, line by line. */
export const LedgerTable = ({ simulation }: { readonly simulation: SimulationAnswer }) => {
  const { with: tried, without } = simulation
  const { i18n } = useTranslation()
  const money = useMoney(tried.currency)
  const text = (key: keyof typeof deskWords) => translate({ i18n }, deskWords[key])
  const beforeTax = (quote: QuoteAnswer, at: number) => {
    const line = quote.items[at]
    return line ? money(line.subtotal + line.setupFee - line.discount) : ''
  }
  return (
    <table className="promotion-ledger">
      <caption>{text('ledger')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('line')}</th>
          <th scope="col">{text('without')}</th>
          <th scope="col">{text('with')}</th>
        </tr>
      </thead>
      <tbody>
        {tried.items.map((line, at) => (
          <tr key={at}>
            <th scope="row">
              {line.quantity > 1 ? `${line.quantity} × ` : ''}
              {line.name}
            </th>
            <td>{beforeTax(without, at)}</td>
            <td>{beforeTax(tried, at)}</td>
          </tr>
        ))}
        {rowsOfDiscounts(simulation).map((row) => (
          <tr key={row.id} className="promotion-ledger__discount">
            <th scope="row">{row.label}</th>
            <td>{row.without > 0 ? `−${money(row.without)}` : '–'}</td>
            <td>{row.with > 0 ? `−${money(row.with)}` : '–'}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {figures.map((figure) => (
          <tr key={figure} data-figure={figure}>
            <th scope="row">{translate({ i18n }, figureWords[figure])}</th>
            <td>{money(without.breakdown[figure])}</td>
            <td>{money(tried.breakdown[figure])}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
