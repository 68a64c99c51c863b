'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postAdmin } from '@/payload/admin/promotions/choices.client'

export const RetryButton = ({ id, label }: { readonly id: string; readonly label: string }) => {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const retry = async (): Promise<void> => {
    setBusy(true)
    const answered = await postAdmin(`/api/jobs/${id}/retry`, {})
    setBusy(false)
    setSaid('body' in answered ? null : answered.fault)
    router.refresh()
  }
  return (
    <>
      <Button buttonStyle="secondary" size="small" type="button" margin={false} disabled={isBusy} onClick={() => void retry()}>
        {label}
      </Button>
      <span aria-live="polite">{said}</span>
    </>
  )
}
