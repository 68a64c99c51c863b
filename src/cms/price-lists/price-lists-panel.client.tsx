'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { translate } from '../words'
import type { Outcome } from './import-file'
import { OutcomeTable } from './outcome-table.client'
import { screenWords } from './screen-words'

interface Props {
  readonly lists: readonly { readonly name: string; readonly label: string }[]
  /** Of the calls, before the name of a list. */
  readonly address: string
}

interface Checked {
  readonly text: string
  readonly outcome: Outcome
}

const ask = async (address: string, text: string, fingerprint: string | null): Promise<Outcome | null> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, fingerprint }),
    })
    return response.ok ? ((await response.json()) as Outcome) : null
  } catch {
    return null
  }
}

/** A list and a file: checked, looked at, applied. */
export const PriceListsPanel = ({ lists, address }: Props) => {
  const { i18n } = useTranslation()
  const [name, setName] = useState(lists[0]?.name ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const text = (key: keyof typeof screenWords) => translate({ i18n }, screenWords[key])

  const send = async (content: string, fingerprint: string | null) => {
    setBusy(true)
    const outcome = await ask(`${address}/${name}`, content, fingerprint)
    setBusy(false)
    setFailed(outcome === null)
    setChecked(outcome && { text: content, outcome })
  }

  const outcome = checked?.outcome
  const canApply = outcome && !outcome.applied && outcome.faults.length === 0 && outcome.changes.length > 0

  return (
    <div>
      <p>
        <label htmlFor="price-list">{text('list')}</label>{' '}
        <select
          id="price-list"
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setChecked(null)
          }}
        >
          {lists.map((list) => (
            <option key={list.name} value={list.name}>
              {list.label}
            </option>
          ))}
        </select>{' '}
        <a href={`${address}/${name}`} download>
          {text('download')}
        </a>
      </p>
      <p>
        <label htmlFor="price-list-file">{text('file')}</label>{' '}
        <input
          id="price-list-file"
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            setChecked(null)
          }}
        />
      </p>
      <Button
        buttonStyle="secondary"
        type="button"
        disabled={isBusy || file === null}
        onClick={() => void file?.text().then((content) => send(content, null))}
      >
        {text('check')}
      </Button>
      <div aria-live="polite">
        {hasFailed ? <p role="alert">{text('failed')}</p> : null}
        {outcome?.applied ? <p>{text('applied')}</p> : null}
        {outcome ? <OutcomeTable outcome={outcome} /> : null}
      </div>
      {checked && canApply ? (
        <Button type="button" disabled={isBusy} onClick={() => void send(checked.text, checked.outcome.fingerprint)}>
          {text('apply')}
        </Button>
      ) : null}
    </div>
  )
}
