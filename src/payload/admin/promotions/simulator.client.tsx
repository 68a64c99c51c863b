'use client'

import { useMemo, useEffect, useId, useState } from 'react'
import { useTranslation } from '@payloadcms/ui'
import type { QuoteResponse } from '@/modules/pricing/schema'
import { translate } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'
import type { SimulationResponse } from './answers'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { CustomerKind } from '@/modules/promotions/simulator'
import { CartBuilder } from './cart-builder.client'
import { postAdmin, ActionButton, ActionMessage, type StaffResponse } from '@/payload/admin/staff-call.client'
import { Choice, Line, useProductChoices } from './choices.client'
import type { TypedPromotion } from './uses-panel.client'

/** Formats amounts as the site does (M7), with the browser's decimals of the currency. */
export const useMoney = (currency: string): ((amount: number) => string) => {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency })
    return (amount) => format.format(amount)
  }, [currency, language])
}

/** Before and after the discounts. */
const figures = [
  ['subtotal', 'setupFees'],
  ['discount', 'tax', 'total'],
] as const
const figureWords = {
  subtotal: 'promotions.subtotal',
  setupFees: 'promotions.setup',
  discount: 'promotions.discount',
  tax: 'promotions.tax',
  total: 'promotions.total',
} as const

const discountsOf = ({ discountSummary: { automaticDiscounts, discountCodes } }: QuoteResponse) => [...automaticDiscounts, ...discountCodes]

const rowsOfDiscounts = ({ with: tried, without }: SimulationResponse) => {
  const both = [...discountsOf(tried), ...discountsOf(without)]
  const names = new Map(both.map(({ discountId, name }) => [discountId, name]))
  const taken = (quote: QuoteResponse, id: string) => discountsOf(quote).find(({ discountId }) => discountId === id)?.savings ?? 0
  const codes = new Set(
    [tried, without].flatMap(({ discountSummary }) => discountSummary.discountCodes.map(({ discountId }) => discountId)),
  )
  return [...names].map(([id, name]) => ({
    id,
    // Codes are labelled by the code itself.
    label: codes.has(id) ? id : name,
    without: taken(without, id),
    with: taken(tried, id),
  }))
}

const LedgerTable = ({ simulation }: { readonly simulation: SimulationResponse }) => {
  const { with: tried, without } = simulation
  const { i18n } = useTranslation()
  const money = useMoney(tried.currency)
  const text = (key: NamesIn<'promotions'>) => translate({ i18n }, `promotions.${key}`)
  const beforeDiscounts = (quote: QuoteResponse, at: number) => {
    const line = quote.items[at]
    return line ? money(line.subtotal) : ''
  }
  const rowsOf = (names: readonly (keyof typeof figureWords)[]) =>
    names.map((figure) => (
      <tr key={figure} data-figure={figure}>
        <th scope="row">{translate({ i18n }, figureWords[figure])}</th>
        <td>{money(without.breakdown[figure])}</td>
        <td>{money(tried.breakdown[figure])}</td>
      </tr>
    ))
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
            <td>{beforeDiscounts(without, at)}</td>
            <td>{beforeDiscounts(tried, at)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {rowsOf(figures[0])}
        {rowsOfDiscounts(simulation).map((row) => (
          <tr key={row.id} className="promotion-ledger__discount">
            <th scope="row">{row.label}</th>
            <td>{row.without > 0 ? `−${money(row.without)}` : '–'}</td>
            <td>{row.with > 0 ? `−${money(row.with)}` : '–'}</td>
          </tr>
        ))}
        {rowsOf(figures[1])}
      </tfoot>
    </table>
  )
}

export interface SimulatedRequest {
  readonly items: readonly QuoteItemRequest[]
  readonly codes: readonly string[]
  readonly currency: string
}

interface Props {
  /** Unsaved values of the form; `null` if there are none to simulate. */
  readonly draft: TypedPromotion | null
  readonly request: SimulatedRequest
  readonly onChange: (request: SimulatedRequest) => void
}

const customers = ['anonymous', 'new', 'returning'] as const satisfies readonly CustomerKind[]

/** Debounce in ms. */
const askAfter = 250

const readCodes = (typed: string): readonly string[] =>
  typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, 20)

const useSimulation = ({ draft, request }: Props, customer: CustomerKind, at: string): StaffResponse<SimulationResponse> | null => {
  const [answered, setAnswered] = useState<StaffResponse<SimulationResponse> | null>(null)
  const body = JSON.stringify({ request, draft, customer, at: at === '' ? null : `${at}:00Z` })
  const isEmpty = request.items.length === 0
  useEffect(() => {
    if (isEmpty) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      void postAdmin<SimulationResponse>('/api/promotions/simulate', JSON.parse(body), controller.signal).then((answer) => {
        if (!controller.signal.aborted) setAnswered(answer)
      })
    }, askAfter)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [body, isEmpty])
  return isEmpty ? null : answered
}

const Replay = ({ onChange }: Pick<Props, 'onChange'>) => {
  const { i18n } = useTranslation()
  const id = useId()
  const [number, setNumber] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const load = async () => {
    const answered = await postAdmin<SimulatedRequest & { leftOut: number }>('/api/promotions/replay', { number })
    if (!('body' in answered)) return setSaid(answered.fault ?? translate({ i18n }, 'promotions.failed'))
    const { items, codes, currency, leftOut } = answered.body
    setSaid(leftOut > 0 ? `${translate({ i18n }, 'promotions.leftOut')} ${leftOut}` : null)
    onChange({ items, codes, currency })
  }
  return (
    <div>
      <div className="promotion-row">
        <Line
          id={`${id}-replay`}
          label={translate({ i18n }, 'promotions.replay')}
          value={number}
          onType={setNumber}
          onEnter={() => void load()}
        />
        <ActionButton isInline onPress={load}>
          {translate({ i18n }, 'promotions.load')}
        </ActionButton>
      </div>
      <ActionMessage text={said} />
    </div>
  )
}

const Outcome = ({ answered, isEmpty }: { readonly answered: StaffResponse<SimulationResponse> | null; readonly isEmpty: boolean }) => {
  const { i18n } = useTranslation()
  if (answered === null)
    return <p className="field-description">{translate({ i18n }, isEmpty ? 'promotions.empty' : 'promotions.calculating')}</p>
  if (!('body' in answered)) return <p className="promotion-fault">{answered.fault ?? translate({ i18n }, 'promotions.failed')}</p>
  const { rejected, with: tried } = answered.body
  const said = rejected ? [rejected] : tried.rejectedCodes
  return (
    <>
      {said.map(({ code, message }) => (
        <p key={code} className="promotion-fault">
          {translate({ i18n }, 'promotions.refused')} <strong>{code}</strong> – {message}
        </p>
      ))}
      <LedgerTable simulation={answered.body} />
    </>
  )
}

/** Prices a cart with and without the promotion. */
export const Simulator = (props: Props) => {
  const { request, onChange } = props
  const { i18n } = useTranslation()
  const id = useId()
  const shelf = useProductChoices()
  const [customer, setCustomer] = useState<CustomerKind>('anonymous')
  const [at, setAt] = useState('')
  const [codes, setCodes] = useState<string | null>(null)
  const answered = useSimulation(props, customer, at)
  const text = (key: NamesIn<'promotions'>) => translate({ i18n }, `promotions.${key}`)
  const typeCodes = (typed: string) => {
    setCodes(typed)
    onChange({ ...request, codes: readCodes(typed) })
  }
  return (
    <section className="promotion-simulator" aria-label={text('title')}>
      <h2>{text('title')}</h2>
      {shelf && <CartBuilder shelf={shelf} items={request.items} onChange={(items) => onChange({ ...request, items })} />}
      <Line
        id={`${id}-codes`}
        label={text('codes')}
        value={codes !== null && readCodes(codes).join() === request.codes.join() ? codes : request.codes.join(', ')}
        onType={typeCodes}
      />
      <div className="promotion-row">
        <Choice
          id={`${id}-currency`}
          label={text('currency')}
          value={request.currency}
          options={(shelf?.currencies ?? [request.currency]).map((code) => ({ value: code, label: code }))}
          onChoose={(currency) => onChange({ ...request, currency })}
        />
        <Choice
          id={`${id}-customer`}
          label={text('customer')}
          value={customer}
          options={customers.map((kind) => ({ value: kind, label: text(kind) }))}
          onChoose={setCustomer}
        />
        <Line id={`${id}-at`} type="datetime-local" label={text('at')} value={at} onType={setAt} />
      </div>
      <Replay onChange={onChange} />
      <div aria-live="polite">
        <Outcome answered={answered} isEmpty={request.items.length === 0} />
      </div>
    </section>
  )
}
