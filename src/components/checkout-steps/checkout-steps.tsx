import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'

import { Icon, Check } from '@/components/ui/icons/icon'

const steps = ['cart', 'details', 'payment', 'done'] as const

export type OrderStep = (typeof steps)[number]

interface OrderWayProps {
  /** `null` for orders that are over. */
  readonly at: OrderStep | null
  readonly back: { readonly href: string; readonly label: string }
}

export const CheckoutSteps = ({ at, back }: OrderWayProps) => {
  const t = useTranslations('orderWay')
  const locale = useLocale()
  const current = steps.findIndex((step) => step === at)
  return (
    <div className="order-way wall">
      <div className="wide order-way__row">
        <Link href={back.href} className="order-way__back" prefetch={false}>
          {back.label}
        </Link>
        {at === null ? null : (
          <ol aria-label={t('label')}>
            {steps.map((step, index) => {
              const isOver = index < current || (at === 'done' && step === 'done')
              return (
                <li key={step} aria-current={index === current ? 'step' : undefined} data-over={isOver || undefined}>
                  <span className="order-way__mark" aria-hidden="true">
                    {isOver ? <Icon of={Check} size={14} /> : index + 1}
                  </span>
                  {step === 'cart' && at === 'details' ? (
                    <Link href={`/${locale}/cart`} prefetch={false}>
                      {t(step)}
                    </Link>
                  ) : (
                    <span>{t(step)}</span>
                  )}
                  {isOver ? <span className="visually-hidden"> {t('isOver')}</span> : null}
                </li>
              )
            })}
          </ol>
        )}
      </div>
    </div>
  )
}
