'use client'

import { toast } from '@payloadcms/ui'
import { ActionButton, staffCall, useAct } from '@/payload/admin/staff-call.client'

interface Props {
  readonly id: string
  readonly label: string
  readonly done: string
}

export const RetryButton = ({ id, label, done }: Props) => {
  const { isBusy, said, act } = useAct()
  const retry = async () => {
    // A toast outlives the row, which moves or disappears when the list is reloaded.
    if (await act(() => staffCall(`/api/jobs/${id}/retry`, {}))) toast.success(done)
  }
  return (
    <>
      <ActionButton isInline isOff={isBusy} onPress={retry}>
        {label}
      </ActionButton>
      <span aria-live="polite">{said}</span>
    </>
  )
}
