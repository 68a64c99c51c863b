'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { canTransition, isUnpaid, type OrderStatus } from '@/core/orders/status'
import { ActionButton, staffCall, useAct } from '@/payload/admin/staff-call.client'
import { translate } from '@/payload/translate'

interface Props {
  readonly id: string
  readonly status: OrderStatus
}

type Move = 'cancelled' | 'fulfilled'

/** Cancels an unpaid order or marks a paid one as fulfilled, after a confirmation. Refunds have their own panel. */
export const OrderActions = ({ id, status }: Props) => {
  const { i18n } = useTranslation()
  const [asked, setAsked] = useState<Move | null>(null)
  const { isBusy, said, act } = useAct()
  const moves = (['cancelled', 'fulfilled'] as const).filter(
    (to) => (to === 'cancelled' ? isUnpaid(status) : true) && canTransition(status, to),
  )
  const move = async (to: Move) => {
    await act(() => staffCall(`/api/orders/${id}`, { status: to }, 'PATCH'))
    setAsked(null)
  }
  return (
    <div className="desk-action">
      {asked === null ? (
        moves.map((to) => (
          <ActionButton key={to} isInline onPress={() => setAsked(to)}>
            {translate({ i18n }, `orderActions.${to}`)}
          </ActionButton>
        ))
      ) : (
        <>
          <span>{translate({ i18n }, `orderActions.ask.${asked}`)}</span>
          <ActionButton isMain isInline isOff={isBusy} onPress={() => move(asked)}>
            {translate({ i18n }, `orderActions.${asked}`)}
          </ActionButton>
          <ActionButton isInline isOff={isBusy} onPress={() => setAsked(null)}>
            {translate({ i18n }, 'orderActions.keep')}
          </ActionButton>
        </>
      )}
      <span aria-live="polite">{said}</span>
    </div>
  )
}
