'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { canTransition, isUnpaid, type OrderStatus } from '@/core/orders/status'
import { ActionButton, staffCall, useAct } from '@/payload/admin/staff-call.client'
import { translate } from '@/payload/translate'

interface Props {
  readonly id: string
  readonly status: OrderStatus
  /** Paid by bank transfer, which staff book. */
  readonly isTransfer: boolean
}

type Move = 'paid' | 'cancelled' | 'fulfilled'

/** Status changes that have a button with a question. */
export const confirmedMoves = (status: OrderStatus, isTransfer: boolean): readonly Move[] => {
  const isOffered: Readonly<Record<Move, boolean>> = { paid: isTransfer, cancelled: isUnpaid(status), fulfilled: true }
  return (['paid', 'cancelled', 'fulfilled'] as const).filter((to) => isOffered[to] && canTransition(status, to))
}

/** Books a bank transfer, cancels an unpaid order or marks a paid one as fulfilled, after a confirmation. Refunds have their own panel. */
export const OrderActions = ({ id, status, isTransfer }: Props) => {
  const { i18n } = useTranslation()
  const [asked, setAsked] = useState<Move | null>(null)
  const { isBusy, said, act } = useAct()
  const moves = confirmedMoves(status, isTransfer)
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
      {moves.includes('paid') ? <small>{translate({ i18n }, 'orderActions.partial')}</small> : null}
    </div>
  )
}
