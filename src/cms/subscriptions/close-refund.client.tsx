'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Line, Press, useText } from './panel-parts.client'
import { words } from '@/cms/words'
import { staffCall } from '@/cms/admin/staff-call.client'

const texts = {
  title: words({
    en: 'Paid by bank transfer? Send it back there, and say so here.',
    es: '¿Pagado por transferencia? Devuélvalo allí y márquelo aquí.',
    fr: 'Payé par virement ? Renvoyez-le là-bas et indiquez-le ici.',
    de: 'Per Überweisung bezahlt? Dort zurücksenden und hier vermerken.',
  }),
  reason: words({ en: 'Reference or reason', es: 'Referencia o motivo', fr: 'Référence ou motif', de: 'Verwendungszweck oder Grund' }),
  sent: words({ en: 'I have sent it', es: 'Lo he enviado', fr: 'Je l’ai envoyé', de: 'Ich habe es gesendet' }),
  failed: words({ en: 'It cannot be sent', es: 'No se puede enviar', fr: 'Impossible à envoyer', de: 'Es lässt sich nicht senden' }),
  done: words({ en: 'Noted.', es: 'Anotado.', fr: 'C’est noté.', de: 'Vermerkt.' }),
} as const

/** U14: beside a refund that is on its way: the work list of those who send money. */
export const CloseRefund = () => {
  const { id } = useDocumentInfo()
  const text = useText()
  const router = useRouter()
  const state = useFormFields(([fields]) => fields['state']?.value)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const press = async (kind: 'sent' | 'failed') => {
    setBusy(true)
    const fault = await staffCall(`/api/refunds/${id}/close`, { kind, reason })
    setBusy(false)
    setSaid(fault ?? text(texts.done))
    if (fault === null) router.refresh()
  }
  if (state !== 'requested') return null
  return (
    <fieldset className="field-type" style={{ border: 0, padding: 0, marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
      <legend className="field-label">{text(texts.title)}</legend>
      <Line id="refund-reference" label={text(texts.reason)} value={reason} onValue={setReason} />
      {(['sent', 'failed'] as const).map((kind) => (
        <Press key={kind} isOff={isBusy || reason.trim() === ''} onPress={() => press(kind)}>
          {text(texts[kind])}
        </Press>
      ))}
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </fieldset>
  )
}
