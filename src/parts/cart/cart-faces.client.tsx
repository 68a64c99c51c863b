'use client'

import { useLocale, useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { LateAnswer } from '@/parts/waiting/late-answer'
import { useCart } from './use-cart.client'

/** Blocks of the size of a name, its add-ons and the ledger under them. */
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
  /** The drawer closes when the visitor goes looking. */
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

/** A hook with nothing on it: it counts what hangs there. */
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
