'use client'

import { useAllFormFields, useDocumentInfo, useTranslation, useConfig } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo, useState, useEffect, useId } from 'react'
import { translate } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'
import { ActionButton, readScreen } from '@/payload/admin/staff-call.client'
import { Choice, Line } from './choices.client'
import { DataTable } from '@/payload/admin/data-table'
import { formatMoment } from '@/payload/admin/formats'
import { defaultLocale, localeNames, locales, type Locale } from '@/lib/config/locales'
import type { QuoteItemRequest } from '@/core/orders/types'
import { isSharable, shareLink } from './share-link'
import { describePromotion as sayPromotion } from './promotion-sentence'
import { describePromotion, type PromotionFields } from '@/core/discounts/promotion-text'
import type { CategoryNouns } from './promotion-fields'

export type TypedPromotion = Readonly<Record<string, unknown>>

export const useTyped = (): TypedPromotion => {
  const [fields] = useAllFormFields()
  const shown = useDeferredValue(fields)
  return useMemo(() => reduceFieldsToValues(shown, true) as TypedPromotion, [shown])
}

/** `null` until the form has a value to simulate. */
export const useTypedDraft = (): TypedPromotion | null => {
  const { collectionSlug } = useDocumentInfo()
  const typed = useTyped()
  return useMemo(() => {
    if (typeof typed['value'] !== 'number' || typed['value'] <= 0) return null
    const named = (name: string) => (typeof typed[name] === 'string' && typed[name] !== '' ? typed[name] : 'NEW')
    return collectionSlug === 'coupons'
      ? { ...typed, kind: 'code', code: named('code') }
      : { ...typed, kind: 'automatic', key: named('key') }
  }, [typed, collectionSlug])
}

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

const UsesTable = ({ rows }: Pick<UsesPage, 'rows'>) => {
  const { i18n } = useTranslation()
  const text = (key: NamesIn<'promotions'>) => translate({ i18n }, `promotions.${key}`)
  const money = (amount: number, currency: string) => new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(amount)
  if (rows.length === 0) return <p>{text('noUses')}</p>
  return (
    <DataTable
      className="promotion-ledger promotion-uses"
      hasRowHeads
      headings={[...(['order', 'date', 'email', 'saved'] as const).map(text), translate({ i18n }, 'promotions.total')]}
      rows={rows.map(({ orderNumber, at, state, email, savings, total, currency }) => [
        orderNumber,
        `${formatMoment({ i18n }, at)}${state === 'released' ? ` (${text('givenBack')})` : ''}`,
        email,
        money(savings, currency),
        money(total, currency),
      ])}
    />
  )
}

/** Orders that used a code; loaded on request. */
export const UsesPanel = () => {
  const { id, savedDocumentData } = useDocumentInfo()
  const { i18n } = useTranslation()
  const typed = useTyped()
  const [page, setPage] = useState<UsesPage | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const code = String(savedDocumentData?.['code'] ?? typed['code'] ?? '')
  if (id === undefined) return null
  const text = (key: NamesIn<'promotions'>) => translate({ i18n }, `promotions.${key}`)
  const load = async (wanted: number) => {
    const answered = await readScreen<UsesPage>(`/api/promotions/uses?code=${encodeURIComponent(code)}&page=${wanted}`)
    if ('body' in answered) setPage(answered.body)
    setFault('body' in answered ? null : (answered.fault ?? translate({ i18n }, 'promotions.failed')))
  }
  const button = (label: string, wanted: number) => (
    <ActionButton isInline onPress={() => load(wanted)}>
      {label}
    </ActionButton>
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

interface Drawing {
  readonly size: number
  readonly path: string
}

const QrCode = ({ link, label }: { readonly link: string; readonly label: string }) => {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readScreen<Drawing>(`/api/promotions/qr?link=${encodeURIComponent(link)}`).then((answered) => {
      if (isCurrent && 'body' in answered) setDrawing(answered.body)
    })
    return () => {
      isCurrent = false
    }
  }, [link])
  if (drawing === null) return null
  return (
    <svg className="promotion-qr" viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={drawing.size} height={drawing.size} fill="#fff" />
      <path d={drawing.path} fill="#000" />
    </svg>
  )
}

/** A link that fills the visitor's cart with the simulated one and applies the code; without its cart it only applies the code. */
export const SharePanel = ({ items }: { readonly items: readonly QuoteItemRequest[] }) => {
  const { i18n } = useTranslation()
  const id = useId()
  const { config } = useConfig()
  const typed = useTyped()
  const [language, setLanguage] = useState<Locale>(defaultLocale)
  const [copied, setCopied] = useState('')
  const text = (key: NamesIn<'promotions'>) => translate({ i18n }, `promotions.${key}`)
  const code = typeof typed['code'] === 'string' ? typed['code'].trim().toUpperCase() : ''
  const link = code === '' ? '' : shareLink({ origin: config.serverURL, language, code, items })
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(link)
  }
  if (link === '') return null
  return (
    <section className="promotion-panel" aria-label={text('share')}>
      <h2>{text('share')}</h2>
      <p className="field-description">
        {text('shareIntro')} {items.every(isSharable) ? '' : text('leftOutOfLink')}
      </p>
      <Choice
        id={`${id}-language`}
        label={text('language')}
        value={language}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        onChoose={setLanguage}
      />
      <div className="promotion-row">
        <Line id={`${id}-link`} label={text('link')} value={link} onType={() => undefined} />
        <ActionButton isInline onPress={copy}>
          {copied === link ? text('copied') : text('copy')}
        </ActionButton>
      </div>
      <QrCode link={link} label={text('qr')} />
    </section>
  )
}

interface Progress {
  readonly size: number
  readonly made: number
  readonly used: number
}

const lookAgainAfter = 2_000

export const BatchPanel = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [progress, setProgress] = useState<Progress | null>(null)
  const isWhole = progress !== null && progress.made >= progress.size

  useEffect(() => {
    if (id === undefined || isWhole) return undefined
    let isCurrent = true
    const look = async () => {
      const answered = await readScreen<Progress>(`/api/code-batches/${id}/progress`)
      if (isCurrent && 'body' in answered) setProgress(answered.body)
    }
    void look()
    const again = setInterval(() => void look(), lookAgainAfter)
    return () => {
      isCurrent = false
      clearInterval(again)
    }
  }, [id, isWhole])

  if (progress === null) return null
  const { made, size, used } = progress
  const shown = translate({ i18n }, 'promotions.progress', { made: String(made), size: String(size), used: String(used) })
  return (
    <div className="field-type promotion-panel">
      <label>
        <progress value={made} max={size} /> <span aria-live="polite">{shown}</span>
      </label>
      <a href={`/api/code-batches/${id}/csv`} download>
        {translate({ i18n }, 'promotions.download')}
      </a>
    </div>
  )
}

export const PromotionSummary = ({ nouns }: { readonly nouns: CategoryNouns }) => {
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const [now] = useState(() => Date.now())
  const typed: PromotionFields = useTyped()
  const promotion = describePromotion(typed, now)
  return (
    // Month names differ between ICU versions.
    <p className="promotion-summary" aria-live="polite" suppressHydrationWarning>
      {id === undefined ? null : (
        <span className="promotion-state" data-state={promotion.state}>
          {translate({ i18n }, `promotionSentence.state.${promotion.state}`)}
        </span>
      )}{' '}
      {sayPromotion({ i18n, nouns }, promotion)}
    </p>
  )
}
