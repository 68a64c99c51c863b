'use client'

import { ActionButton, staffCall, useAct } from '@/payload/admin/staff-call.client'

export const RetryButton = ({ id, label }: { readonly id: string; readonly label: string }) => {
  const { isBusy, said, act } = useAct()
  return (
    <>
      <ActionButton isInline isOff={isBusy} onPress={() => act(() => staffCall(`/api/jobs/${id}/retry`, {}))}>
        {label}
      </ActionButton>
      <span aria-live="polite">{said}</span>
    </>
  )
}
