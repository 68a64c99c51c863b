'use client'

import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { translate, type Words } from '@/cms/words'
import { panelWords } from './panel-words'
import { twoStepCall, type TwoStepStatus } from './two-step-call.client'

/** Somebody else's two-step login: whether it is on, and for administrators the way to take it off who lost the phone. */
export const ResetTwoStep = () => {
  const { id, collectionSlug } = useDocumentInfo()
  const { user } = useAuth<{ id: string; role: string }>()
  const { i18n } = useTranslation()
  const [status, setStatus] = useState<TwoStepStatus | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const say = (text: Words): string => translate({ i18n }, text)
  const path = `/api/${collectionSlug}/${id}/two-step`

  useEffect(() => {
    void twoStepCall<TwoStepStatus>('GET', path).then((found) => setStatus(found.ok ? found.value : null))
  }, [path])
  if (!status) return null

  const remove = async () => {
    setBusy(true)
    const outcome = await twoStepCall('POST', `${path}/reset`, {})
    setBusy(false)
    setSaid(outcome.ok ? say(panelWords.removed) : outcome.message)
    if (outcome.ok) setStatus({ isOn: false, since: null, codesLeft: 0 })
  }
  return (
    <fieldset className="field-type two-step">
      <legend className="field-label">{say(panelWords.title)}</legend>
      <p>
        {status.since === null
          ? say(panelWords.othersOff)
          : `${say(panelWords.on)} ${new Date(status.since).toLocaleDateString(i18n.language)}. ${say(panelWords.codesLeft)} ${status.codesLeft}`}
      </p>
      {status.isOn && user?.role === 'admin' ? (
        <>
          <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void remove()}>
            {say(panelWords.remove)}
          </Button>
          <p className="field-description">{say(panelWords.removeHint)}</p>
        </>
      ) : null}
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </fieldset>
  )
}
