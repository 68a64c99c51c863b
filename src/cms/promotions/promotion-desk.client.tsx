'use client'

import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import type { User } from '@/payload-types'
import { Simulator, type SimulatedRequest } from './simulator.client'
import { StackPanel } from './stack-panel.client'
import { useTypedDraft } from './typed-draft.client'

const nothing: SimulatedRequest = { items: [], codes: [], currency: 'USD' }

/** Beside the form of a promotion: the worst stack, and the simulator of what is typed. For those who may edit it. */
export const PromotionDesk = () => {
  const { user } = useAuth<User>()
  const draft = useTypedDraft()
  const [request, setRequest] = useState(nothing)
  if (user?.role === 'support') return null
  return (
    <div className="promotion-desk">
      <StackPanel draft={draft} isAutomatic onShow={setRequest} />
      <Simulator isBesideForm draft={draft} request={request} onChange={setRequest} />
    </div>
  )
}
