'use client'

import { Button, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { staffCall } from '@/payload/admin/payments/payment-buttons.client'
import { translate } from '@/payload/translate'
import type { BrowserKey } from '@/payload/i18n/browser-words'

const accessFields = ['address', 'user', 'panel', 'login', 'ipv4', 'ipv6', 'mailHost', 'dkimSelector', 'dkimPublicKey'] as const
type Access = Readonly<Record<(typeof accessFields)[number], string>>

/** C6: selectable states; empty if the host does not report one, `excluded` if it is not part of the plan. */
const factChoices = {
  certificate: ['pending', 'issued', 'failed'],
  mailboxes: ['none', 'pending', 'ready'],
  site: ['none', 'installing', 'installed', 'failed'],
} as const
type Fact = keyof typeof factChoices
const factNames = Object.keys(factChoices) as Fact[]
type Facts = Readonly<Record<Fact | 'certificateNames' | 'application', string>>

const factOf = (facts: Facts, name: Fact) => {
  const state = facts[name]
  if (state === '') return {}
  if (state === 'excluded') return { [name]: null }
  const names = facts.certificateNames.split(',').flatMap((each) => each.trim() || [])
  const application = facts.application.trim()
  return {
    [name]: { state, ...(name === 'certificate' && { names }), ...(name === 'site' && application !== '' && { application }) },
  }
}

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
        maxLength={1500}
        autoComplete="off"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </div>
  </>
)

const empty: Access = {
  address: '',
  user: '',
  panel: '',
  login: '',
  ipv4: '',
  ipv6: '',
  mailHost: '',
  dkimSelector: '',
  dkimPublicKey: '',
}
const noFacts: Facts = { certificate: '', certificateNames: '', mailboxes: '', site: '', application: '' }

type Command = 'done' | 'failed' | 'again' | 'facts'

const commandsOf = (status: unknown, hasAccess: boolean): readonly Command[] => {
  if (status === 'failed') return ['again', 'done']
  if (status === 'done') return hasAccess ? ['facts'] : []
  return status === 'cancelled' ? [] : ['done', 'failed']
}

interface FactsFormProps {
  readonly facts: Facts
  readonly onFacts: (facts: Facts) => void
  readonly text: (key: BrowserKey) => string
}

/** C6: state of the website as the host reports it. */
const FactsForm = ({ facts, onFacts, text }: FactsFormProps) => (
  <>
    <p className="field-label">{text('provisioning.factsTitle')}</p>
    {factNames.map((name) => (
      <div key={name} className="field-type select">
        <label className="field-label" htmlFor={`task-${name}`}>
          {text(`provisioning.${name}`)}
        </label>
        <select id={`task-${name}`} value={facts[name]} onChange={(event) => onFacts({ ...facts, [name]: event.target.value })}>
          <option value="">{text('provisioning.notReported')}</option>
          {factChoices[name].map((state) => (
            <option key={state} value={state}>
              {text(`provisioning.states.${state}`)}
            </option>
          ))}
          <option value="excluded">{text('provisioning.excluded')}</option>
        </select>
      </div>
    ))}
    {(['certificateNames', 'application'] as const).map((name) => (
      <Line
        key={name}
        name={name}
        label={text(`provisioning.${name}`)}
        value={facts[name]}
        onValue={(value) => onFacts({ ...facts, [name]: value })}
      />
    ))}
  </>
)

/** U29: closes or restarts a job. The job and the audit log record who did it. */
export const TaskPanel = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const status = useFormFields(([fields]) => fields['status']?.value)
  const kind = useFormFields(([fields]) => fields['kind']?.value)
  const [reason, setReason] = useState('')
  const [access, setAccess] = useState(empty)
  const [facts, setFacts] = useState(noFacts)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const text = (each: BrowserKey) => translate({ i18n }, each)
  const hasAccess = kind === 'create' || kind === 'change'
  const deeds = commandsOf(status, hasAccess)
  const opens = hasAccess && (deeds.includes('done') || deeds.includes('facts'))
  const isEmpty = accessFields.every((name) => access[name].trim() === '')

  const press = async (deed: Command) => {
    setBusy(true)
    const report = { access: opens && !isEmpty ? access : null, facts: Object.assign({}, ...factNames.map((name) => factOf(facts, name))) }
    const body = deed === 'done' || deed === 'facts' ? { kind: deed, ...report } : { kind: deed, reason }
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
      {opens ? <FactsForm facts={facts} onFacts={setFacts} text={text} /> : null}
      <Line name="reason" label={text('provisioning.reason')} value={reason} onValue={setReason} />
      {deeds.map((deed) => (
        <Button
          key={deed}
          buttonStyle="secondary"
          size="small"
          type="button"
          disabled={isBusy || (deed === 'facts' ? isEmpty : deed !== 'done' && reason.trim() === '')}
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
