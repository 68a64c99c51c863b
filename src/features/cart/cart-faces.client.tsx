'use client'

import { useLocale, useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { Button, ButtonLink, IconButton } from '@/components/ui/button/button'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { LateAnswer } from '@/components/waiting/late-answer'
import { useCart } from './use-cart.client'
import { Close } from '@/components/ui/icons/icon'
import { useRefusalText } from '@/components/api-client/refusal-text'
import { type FormatAmount, receiptModel } from '@/core/receipt/model'
import { ReceiptDue } from '@/components/receipt/receipt-ledger'
import type { CartQuote } from './types'

export const CartLoading = () => {
  const t = useTranslations('cart')
  const path = usePathname()
  return (
    <div className="cart-loading waiting">
      <LateAnswer href={path} />
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      <Skeleton width="230px" height="52px" />
      <Skeleton width="60%" height="20px" />
      <Skeleton width="100%" height="48px" />
      <Skeleton width="100%" height="160px" />
    </div>
  )
}

interface CartEmptyProps {
  /** Closes the drawer. */
  readonly onLeave?: () => void
}

export const CartEmpty = ({ onLeave }: CartEmptyProps) => {
  const t = useTranslations('cart')
  const locale = useLocale()
  return (
    <div className="cart-empty">
      <EmptyHook />
      <p className="cart-empty__title">{t('emptyTitle')}</p>
      <p className="muted">{t('emptyBody')}</p>
      <ButtonLink variant="go" href={`/${locale}/domains/search`} onClick={onLeave}>
        {t('emptyAction')}
      </ButtonLink>
    </div>
  )
}

const EmptyHook = () => (
  <svg className="cart-empty__hook" viewBox="0 0 120 84" aria-hidden="true" focusable="false">
    <path d="M8 6h104" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
    <path d="M60 6v22a15 15 0 1 1-15 15" fill="none" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
    <path d="M28 78h64" stroke="var(--line)" strokeWidth="2" strokeDasharray="5 5" strokeLinecap="round" />
  </svg>
)

export const CartFailed = () => {
  const t = useTranslations('cart')
  const load = useCart((cart) => cart.load)
  const isLoading = useCart((cart) => cart.status === 'loading')
  return (
    <div className="cart-empty" role="alert">
      <p className="cart-empty__title">{t('failedTitle')}</p>
      <p className="muted">{t('failedBody')}</p>
      <Button pending={isLoading} onClick={() => void load()}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}

/** Failed changes, and changes by the server since the last visit. */
export const CartNotices = () => {
  const t = useTranslations('cart')
  const bundle = useTranslations('receipt')('bundle')
  const refusalText = useRefusalText()
  const refusal = useCart((cart) => cart.refusal)
  const changes = useCart((cart) => cart.changes)
  const dismissRefusal = useCart((cart) => cart.dismissRefusal)
  const dismissChanges = useCart((cart) => cart.dismissChanges)
  const removed = useCart((cart) => cart.removed)
  const restore = useCart((cart) => cart.restore)
  const dismissRemoved = useCart((cart) => cart.dismissRemoved)
  const removedName = removed?.isBundle ? bundle : (removed?.name ?? '')
  return (
    <>
      {refusal ? (
        <div className="cart-notice cart-notice--bad" role="alert">
          <p>{refusalText(refusal)}</p>
          <IconButton label={t('dismiss')} icon={Close} onClick={dismissRefusal} />
        </div>
      ) : null}
      {removed ? (
        <div className="cart-notice" role="status">
          <p>
            <span>{t('removed', { name: removedName })}</span>{' '}
            <Button variant="quiet" onClick={() => void restore()}>
              {t('undo')}
              <span className="visually-hidden"> {t('putBack', { name: removedName })}</span>
            </Button>
          </p>
          <IconButton label={t('dismiss')} icon={Close} onClick={dismissRemoved} />
        </div>
      ) : null}
      {changes.length > 0 ? (
        <div className="cart-notice" role="status">
          <div>
            <p className="cart-notice__title">{t('changesTitle')}</p>
            <ul>
              {changes.map((change) => (
                <li key={`${change.kind} ${change.message}`}>{change.message}</li>
              ))}
            </ul>
            <Button variant="quiet" onClick={dismissChanges}>
              {t('changesSeen')}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  )
}

interface CartFootProps {
  readonly quote: CartQuote
  readonly format: FormatAmount
  readonly onLeave?: () => void
  /** False if a receipt beside it shows them (cart page). */
  readonly showsDue: boolean
}

export const CartFoot = ({ quote, format, onLeave, showsDue }: CartFootProps) => {
  const t = useTranslations('cart')
  const bundle = useTranslations('receipt')('bundle')
  const locale = useLocale()
  const isPending = useCart((cart) => cart.pending > 0)
  return (
    <div className="cart-foot" aria-busy={isPending}>
      {showsDue ? <ReceiptDue model={receiptModel(quote, bundle)} format={format} date={new Date()} isCounted /> : null}
      <p className="visually-hidden" role="status">
        {isPending ? t('recalculating') : t('dueNowIs', { amount: format(quote.dueNow) })}
      </p>
      <ButtonLink variant="go" size="large" block href={`/${locale}/checkout`} onClick={onLeave}>
        {t('checkOut', { amount: format(quote.dueNow) })}
      </ButtonLink>
    </div>
  )
}
