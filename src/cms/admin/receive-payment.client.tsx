'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { translate, words } from '@/cms/words'
import { staffCall } from './staff-call.client'

const received = words({ en: 'The money is here', es: 'El dinero ha llegado', fr: 'L’argent est arrivé', de: 'Das Geld ist da' })

/** Beside a payment that is owed: somebody has seen its money. */
export const ReceivePayment = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const press = async () => {
    setBusy(true)
    const said = await staffCall(`/api/payments/${id}/received`, {})
    setBusy(false)
    setFault(said)
    if (said === null) router.refresh()
  }

  return (
    <div className="field-type" style={{ marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
      <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void press()}>
        {translate({ i18n }, received)}
      </Button>
      <p aria-live="polite" className="field-description">
        {fault}
      </p>
    </div>
  )
}
