'use client'

import { Button, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { staffCall } from '@/payload/admin/payments/payment-buttons.client'
import { translate } from '@/payload/translate'
import type { BrowserKey } from '@/payload/i18n/browser-words'

const accessFields = ['address', 'user', 'panel', 'ipv4', 'ipv6', 'mailHost'] as const
type Access = Readonly<Record<(typeof accessFields)[number], string>>

interface LineProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
}

const Line = ({ name, label, value, onValue }: LineProps) => (
  <>
    <label className="field-label" htmlFor={`task-${name}`}>
      {label}
    </label>
    <div className="input-wrapper field-type text">
      <input
        id={`task-${name}`}
        type="text"
        maxLength={500}
        autoComplete="off"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </div>
  </>
)

const empty: Access = { address: '', user: '', panel: '', ipv4: '', ipv6: '', mailHost: '' }

const commandsOf = (status: unknown): readonly ('done' | 'failed' | 'again')[] => {
  if (status === 'failed') return ['again', 'done']
  return status === 'done' || status === 'cancelled' ? [] : ['done', 'failed']
}

/** U29: closes or restarts a job. The job and the audit log record who did it. */
export const TaskPanel = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const status = useFormFields(([fields]) => fields['status']?.value)
  const kind = useFormFields(([fields]) => fields['kind']?.value)
  const [reason, setReason] = useState('')
  const [access, setAccess] = useState(empty)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const text = (each: BrowserKey) => translate({ i18n }, each)
  const deeds = commandsOf(status)
  const opens = deeds.includes('done') && (kind === 'create' || kind === 'change')
  const isEmpty = accessFields.every((name) => access[name].trim() === '')

  const press = async (deed: 'done' | 'failed' | 'again') => {
    setBusy(true)
    const body = deed === 'done' ? { kind: deed, access: opens && !isEmpty ? access : null } : { kind: deed, reason }
    const fault = await staffCall(`/api/provision-tasks/${id}/close`, body)
    setBusy(false)
    setSaid(fault ?? text('provisioning.noted'))
    if (fault === null) router.refresh()
  }

  if (deeds.length === 0) return null
  return (
    <fieldset className="field-type" style={{ border: 0, padding: 0, marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
      <legend className="field-label">{text('provisioning.title')}</legend>
      {opens ? <p className="field-description">{text('provisioning.owner')}</p> : null}
      {opens
        ? accessFields.map((name) => (
            <Line
              key={name}
              name={name}
              label={text(`provisioning.${name}`)}
              value={access[name]}
              onValue={(value) => setAccess({ ...access, [name]: value })}
            />
          ))
        : null}
      <Line name="reason" label={text('provisioning.reason')} value={reason} onValue={setReason} />
      {deeds.map((deed) => (
        <Button
          key={deed}
          buttonStyle="secondary"
          size="small"
          type="button"
          disabled={isBusy || (deed !== 'done' && reason.trim() === '')}
          onClick={() => void press(deed)}
        >
          {text(`provisioning.${deed}`)}
        </Button>
      ))}
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </fieldset>
  )
}
