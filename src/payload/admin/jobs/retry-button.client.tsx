'use client'

import { Press, staffCall, useAct } from '@/payload/admin/staff-call.client'

export const RetryButton = ({ id, label }: { readonly id: string; readonly label: string }) => {
  const { isBusy, said, act } = useAct()
  return (
    <>
      <Press isInline isOff={isBusy} onPress={() => act(() => staffCall(`/api/jobs/${id}/retry`, {}))}>
        {label}
      </Press>
      <span aria-live="polite">{said}</span>
    </>
  )
}
