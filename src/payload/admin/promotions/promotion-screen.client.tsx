'use client'

import { useTranslation, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { isLocale } from '@/lib/config/locales'
import { formatPercent } from '@/core/money/format'
import { translate } from '@/payload/translate'
import type { StackShown } from './answers'
import { postAdmin, ActionButton, type StaffResponse } from '@/payload/admin/staff-call.client'
import { type SimulatedRequest, useMoney, Simulator } from './simulator.client'
import { SharePanel, type TypedPromotion, useTyped, useTypedDraft } from './uses-panel.client'
import type { User } from '@/payload-types'

interface Props {
  readonly draft: TypedPromotion | null
  readonly onShow: (request: SimulatedRequest) => void
}

/** Debounce in ms. */
const restsFor = 900

/** Fields that do not affect the worst cart are ignored. */
const weighed = (draft: TypedPromotion | null): string =>
  JSON.stringify(draft, (key, value: unknown) => (['name', 'description', 'usedCount', 'updatedAt'].includes(key) ? undefined : value))

const Found = ({ shown, onShow }: { readonly shown: StackShown; readonly onShow: Props['onShow'] }) => {
  const { i18n } = useTranslation()
  const money = useMoney('USD')
  const percent = (value: number) => formatPercent(value, isLocale(i18n.language) ? i18n.language : 'en')
  if (shown.percent === 0) return <p>{translate({ i18n }, 'promotions.stack.nothing')}</p>
  const { codes, automatic, items, limit } = shown
  const isBeyond = shown.percent > limit.percent
  const beside = [...automatic.map(({ name }) => name), ...codes].join(', ')
  const about = { discount: money(shown.discount), subtotal: money(shown.subtotal), codes: beside }
  return (
    <div className="promotion-stack__found" data-beyond={isBeyond}>
      <p>
        <strong>{translate({ i18n }, 'promotions.stack.largest', { percent: percent(shown.percent) })}</strong>
        {shown.isProven ? '' : ` (${translate({ i18n }, 'promotions.stack.atLeast')})`}
      </p>
      {isBeyond && (
        <p role="alert">
          {translate({ i18n }, limit.refuses ? 'promotions.stack.refused' : 'promotions.stack.beyond', { limit: percent(limit.percent) })}
        </p>
      )}
      <p className="field-description">{translate({ i18n }, 'promotions.stack.of', about)}</p>
      <ActionButton isInline onPress={() => onShow({ items, codes, currency: 'USD' })}>
        {translate({ i18n }, 'promotions.stack.show')}
      </ActionButton>
    </div>
  )
}

const StackPanel = ({ draft, onShow }: Props) => {
  const { i18n } = useTranslation()
  const [answered, setAnswered] = useState<StaffResponse<StackShown> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const body = weighed(draft)
  const isWanted = draft !== null

  useEffect(() => {
    if (!isWanted) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      setBusy(true)
      void postAdmin<StackShown>('/api/promotions/stack', { draft: JSON.parse(body) as unknown }, controller.signal).then((answer) => {
        if (controller.signal.aborted) return
        setAnswered(answer)
        setBusy(false)
      })
    }, restsFor)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [body, isWanted])

  if (draft === null) return null
  const title = translate({ i18n }, 'promotions.stack.title')
  return (
    <section className="promotion-stack" aria-label={title}>
      <h2>{title}</h2>
      <div aria-live="polite" aria-busy={isBusy}>
        {isBusy && answered === null ? <p>{translate({ i18n }, 'promotions.stack.searching')}</p> : null}
        {answered && 'body' in answered ? <Found shown={answered.body} onShow={onShow} /> : null}
        {answered && 'fault' in answered ? (
          <p className="promotion-fault">{answered.fault ?? translate({ i18n }, 'promotions.failed')}</p>
        ) : null}
      </div>
    </section>
  )
}

const nothing: SimulatedRequest = { items: [], codes: [], currency: 'USD' }

/** The last simulated cart, kept over the first save, which opens the saved promotion's own page. */
let last: { readonly promotion: string; readonly request: SimulatedRequest } | null = null

const useSimulatedRequest = () => {
  const { collectionSlug } = useDocumentInfo()
  const typed = useTyped()
  const name = typed[collectionSlug === 'coupons' ? 'code' : 'key']
  const promotion = typeof name === 'string' && name.trim() !== '' ? `${collectionSlug} ${name.trim().toUpperCase()}` : null
  const [request, setRequest] = useState(() => (promotion !== null && last?.promotion === promotion ? last.request : nothing))
  useEffect(() => {
    last = promotion === null ? null : { promotion, request }
  }, [promotion, request])
  return [request, setRequest] as const
}

/** Beside the form: worst stack, a simulator of the unsaved values, and a link to the simulated cart. Support sees the link only. */
export const PromotionScreen = () => {
  const { user } = useAuth<User>()
  const draft = useTypedDraft()
  const [request, setRequest] = useSimulatedRequest()
  if (user?.role === 'support') return <SharePanel items={nothing.items} />
  return (
    <div className="promotion-desk">
      <StackPanel draft={draft} onShow={setRequest} />
      <Simulator draft={draft} request={request} onChange={setRequest} />
      <SharePanel items={request.items} />
    </div>
  )
}
