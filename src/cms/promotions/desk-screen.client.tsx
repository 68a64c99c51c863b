'use client'

import { useState } from 'react'
import { Simulator, type SimulatedRequest } from './simulator.client'
import { StackPanel } from './stack-panel.client'

const nothing: SimulatedRequest = { items: [], codes: [], currency: 'USD' }

/** The desk as a screen of its own: of what is saved. */
export const DeskScreen = () => {
  const [request, setRequest] = useState(nothing)
  return (
    <div className="promotion-desk promotion-desk--screen">
      <Simulator isBesideForm={false} draft={null} request={request} onChange={setRequest} />
      <StackPanel draft={null} isAutomatic={false} onShow={setRequest} />
    </div>
  )
}
