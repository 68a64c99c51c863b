import { useLocale, useTranslations } from 'next-intl'
import type { OrderStatus } from '@/modules/orders/schema'
import { OrderWay, type OrderStep } from '@/parts/order-way/order-way'

/** The step an order stands at; one that is over for good is no longer on its way. */
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

/** Above an order: how far it has come, and the way back to the account or to the shop. */
export const WayOfOrder = ({ status, isSignedIn }: WayOfOrderProps) => {
  const t = useTranslations('orderWay')
  const locale = useLocale()
  const back = isSignedIn ? { href: `/${locale}/dashboard`, label: t('toAccount') } : { href: `/${locale}`, label: t('toShop') }
  return <OrderWay at={stepOf[status]} back={back} />
}
