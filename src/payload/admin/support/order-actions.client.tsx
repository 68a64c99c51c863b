'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { canTransition, isUnpaid, type OrderStatus } from '@/core/orders/status'
import { staffCall } from '@/payload/admin/payments/payment-buttons.client'
import { translate } from '@/payload/translate'

interface Props {
  readonly id: string
  readonly status: OrderStatus
}

type Move = 'cancelled' | 'fulfilled'

/** Cancels an unpaid order or marks a paid one as fulfilled, after a confirmation. Refunds have their own panel. */
export const OrderActions = ({ id, status }: Props) => {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [asked, setAsked] = useState<Move | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const moves = (['cancelled', 'fulfilled'] as const).filter(
    (to) => (to === 'cancelled' ? isUnpaid(status) : true) && canTransition(status, to),
  )
  const move = async (to: Move) => {
    setBusy(true)
    const said = await staffCall(`/api/orders/${id}`, { status: to }, 'PATCH')
    setBusy(false)
    setAsked(null)
    setFault(said)
    if (said === null) router.refresh()
  }
  return (
    <div className="desk-action">
      {asked === null ? (
        moves.map((to) => (
          <Button key={to} buttonStyle="secondary" size="small" type="button" margin={false} onClick={() => setAsked(to)}>
            {translate({ i18n }, `orderActions.${to}`)}
          </Button>
        ))
      ) : (
        <>
          <span>{translate({ i18n }, `orderActions.ask.${asked}`)}</span>
          <Button buttonStyle="primary" size="small" type="button" margin={false} disabled={isBusy} onClick={() => void move(asked)}>
            {translate({ i18n }, `orderActions.${asked}`)}
          </Button>
          <Button buttonStyle="secondary" size="small" type="button" margin={false} disabled={isBusy} onClick={() => setAsked(null)}>
            {translate({ i18n }, 'orderActions.keep')}
          </Button>
        </>
      )}
      <span aria-live="polite">{fault}</span>
    </div>
  )
}
