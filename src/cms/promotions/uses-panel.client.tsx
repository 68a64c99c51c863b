'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { translate } from '@/cms/words'
import { readDesk } from './desk-fetch.client'
import { deskWords, panelWords } from './desk-words'
import { useTyped } from './typed-draft.client'
import { sayMoment } from '@/cms/admin/say-moment'

interface Use {
  readonly orderNumber: string
  readonly at: string
  readonly state: 'reserved' | 'released'
  readonly email: string
  readonly savings: number
  readonly total: number
  readonly currency: string
}

interface UsesPage {
  readonly rows: readonly Use[]
  readonly page: number
  readonly hasMore: boolean
}

const money = (amount: number, currency: string): string => new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)

const UsesTable = ({ rows }: Pick<UsesPage, 'rows'>) => {
  const { i18n } = useTranslation()
  const text = (key: keyof typeof panelWords) => translate({ i18n }, panelWords[key])
  if (rows.length === 0) return <p>{text('noUses')}</p>
  return (
    <table className="promotion-ledger promotion-uses">
      <thead>
        <tr>
          <th scope="col">{text('order')}</th>
          <th scope="col">{text('date')}</th>
          <th scope="col">{text('email')}</th>
          <th scope="col">{text('saved')}</th>
          <th scope="col">{translate({ i18n }, deskWords.total)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ orderNumber, at, state, email, savings, total, currency }) => (
          <tr key={`${orderNumber} ${at}`}>
            <th scope="row">{orderNumber}</th>
            <td>
              {sayMoment({ i18n }, at)}
              {state === 'released' ? ` (${text('givenBack')})` : ''}
            </td>
            <td>{email}</td>
            <td>{money(savings, currency)}</td>
            <td>{money(total, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who used a code, when, and what it saved them; asked for once somebody wants to know. */
export const UsesPanel = () => {
  const { id, savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const typed = useTyped()
  const [page, setPage] = useState<UsesPage | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const code = String(savedDocumentData?.['code'] ?? typed['code'] ?? '')
  if (id === undefined) return null
  const text = (key: keyof typeof panelWords) => translate({ i18n }, panelWords[key])
  const load = async (wanted: number) => {
    const answered = await readDesk<UsesPage>(`/api/promotions/uses?code=${encodeURIComponent(code)}&page=${wanted}`)
    if ('body' in answered) setPage(answered.body)
    setFault('body' in answered ? null : (answered.fault ?? translate({ i18n }, deskWords.failed)))
  }
  const button = (label: string, wanted: number) => (
    <Button buttonStyle="secondary" size="small" type="button" margin={false} onClick={() => void load(wanted)}>
      {label}
    </Button>
  )
  return (
    <section className="field-type promotion-panel" aria-label={text('uses')}>
      <h2>{text('uses')}</h2>
      {page === null ? button(text('showUses'), 1) : <UsesTable rows={page.rows} />}
      <div className="promotion-row">
        {page !== null && page.page > 1 ? button(text('later'), page.page - 1) : null}
        {page?.hasMore ? button(text('earlier'), page.page + 1) : null}
      </div>
      <p aria-live="polite" className="promotion-fault">
        {fault}
      </p>
    </section>
  )
}
