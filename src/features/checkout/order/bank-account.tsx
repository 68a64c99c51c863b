import { useTranslations, useLocale } from 'next-intl'
import { formatIban } from '@/core/payments/iban'
import type { OrderStatus } from '@/modules/orders/schema'
import { CheckoutSteps, type OrderStep } from '@/components/checkout-steps/checkout-steps'

export interface BankAccountView {
  readonly holder: string
  readonly iban: string
  readonly bic: string | null
  readonly bankName: string | null
  readonly note: string | null
}

export const BankAccount = ({ account }: { readonly account: BankAccountView }) => {
  const t = useTranslations('order')
  const rows = [
    [t('bank.holder'), account.holder],
    [t('bank.iban'), formatIban(account.iban)],
    [t('bank.bic'), account.bic],
    [t('bank.bankName'), account.bankName],
  ] as const
  return (
    <div className="order-bank">
      <dl aria-label={t('bank.title')}>
        {rows.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {account.note ? <p>{account.note}</p> : null}
    </div>
  )
}

const stepOf = {
  pending: 'payment',
  failed: 'payment',
  paid: 'done',
  fulfilled: 'done',
  cancelled: null,
  refunded: null,
} as const satisfies Record<OrderStatus, OrderStep | null>

interface WayOfOrderProps {
  readonly status: OrderStatus
  readonly isSignedIn: boolean
}

export const WayOfOrder = ({ status, isSignedIn }: WayOfOrderProps) => {
  const t = useTranslations('orderWay')
  const locale = useLocale()
  const back = isSignedIn ? { href: `/${locale}/dashboard`, label: t('toAccount') } : { href: `/${locale}`, label: t('toShop') }
  return <CheckoutSteps at={stepOf[status]} back={back} />
}
