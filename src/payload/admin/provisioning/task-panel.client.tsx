'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { Line, Panel, ActionButton, ActionMessage, staffCall, useAct, useText } from '@/payload/admin/staff-call.client'
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

const empty = Object.fromEntries(accessFields.map((name) => [name, ''])) as Access
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
        id={`task-${name}`}
        label={text(`provisioning.${name}`)}
        maxLength={1500}
        value={facts[name]}
        onValue={(value) => onFacts({ ...facts, [name]: value })}
      />
    ))}
  </>
)

/** U29: closes or restarts a job. The job and the audit log record who did it. */
export const TaskPanel = () => {
  const { id } = useDocumentInfo()
  const text = useText()
  const { isBusy, said, act } = useAct(text('provisioning.noted'))
  const status = useFormFields(([fields]) => fields['status']?.value)
  const kind = useFormFields(([fields]) => fields['kind']?.value)
  const [reason, setReason] = useState('')
  const [access, setAccess] = useState(empty)
  const [facts, setFacts] = useState(noFacts)
  const hasAccess = kind === 'create' || kind === 'change'
  const deeds = commandsOf(status, hasAccess)
  const opens = hasAccess && (deeds.includes('done') || deeds.includes('facts'))
  const isEmpty = accessFields.every((name) => access[name].trim() === '')

  const press = (deed: Command) => {
    const report = { access: opens && !isEmpty ? access : null, facts: Object.assign({}, ...factNames.map((name) => factOf(facts, name))) }
    const body = deed === 'done' || deed === 'facts' ? { kind: deed, ...report } : { kind: deed, reason }
    return act(() => staffCall(`/api/provision-tasks/${id}/close`, body))
  }

  if (deeds.length === 0) return null
  return (
    <Panel title={text('provisioning.title')}>
      {opens ? <p className="field-description">{text('provisioning.owner')}</p> : null}
      {opens
        ? accessFields.map((name) => (
            <Line
              key={name}
              id={`task-${name}`}
              label={text(`provisioning.${name}`)}
              maxLength={1500}
              value={access[name]}
              onValue={(value) => setAccess({ ...access, [name]: value })}
            />
          ))
        : null}
      {opens ? <FactsForm facts={facts} onFacts={setFacts} text={text} /> : null}
      <Line id="task-reason" label={text('provisioning.reason')} maxLength={1500} value={reason} onValue={setReason} />
      {deeds.map((deed) => (
        <ActionButton
          key={deed}
          isOff={isBusy || (deed === 'facts' ? isEmpty : deed !== 'done' && reason.trim() === '')}
          onPress={() => press(deed)}
        >
          {text(`provisioning.${deed}`)}
        </ActionButton>
      ))}
      <ActionMessage text={said} />
    </Panel>
  )
}
