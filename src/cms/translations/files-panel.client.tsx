'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { FileField } from '@/cms/admin/file-field.client'
import { translate } from '@/cms/words'
import { deskWords } from './desk-words'
import type { ImportOutcome } from './import-file'

interface Checked {
  readonly name: string
  readonly text: string
  readonly outcome: ImportOutcome
}

const ask = async (address: string, text: string, fingerprint: string | null): Promise<ImportOutcome | null> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, fingerprint }),
    })
    return response.ok ? ((await response.json()) as ImportOutcome) : null
  } catch {
    return null
  }
}

const formatOf = (name: string): 'csv' | 'xliff' => (name.toLowerCase().endsWith('.csv') ? 'csv' : 'xliff')

interface TableProps {
  readonly caption: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

const Table = ({ caption, headings, rows }: TableProps) => (
  <div className="table">
    <table>
      <caption style={{ textAlign: 'start' }}>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const Outcome = ({ outcome: { changes, faults, applied } }: { readonly outcome: ImportOutcome }) => {
  const { i18n } = useTranslation()
  const text = (key: keyof typeof deskWords) => translate({ i18n }, deskWords[key])
  if (applied) return <p>{text('applied')}</p>
  if (faults.length > 0) {
    const rows = faults.map(({ line, place, reason }) => [line, place, reason])
    return <Table caption={text('faults')} headings={[text('line'), text('place'), text('reason')]} rows={rows} />
  }
  if (changes.length === 0) return <p>{text('noChanges')}</p>
  const rows = changes.map(({ line, place, before, after }) => [line, place, before, after])
  return <Table caption={text('changes')} headings={[text('line'), text('place'), text('before'), text('after')]} rows={rows} />
}

/** The texts of the filter as a file, and a file back: checked, looked at, applied. */
export const FilesPanel = ({ api, query }: { readonly api: string; readonly query: string }) => {
  const { i18n } = useTranslation()
  const text = (key: keyof typeof deskWords) => translate({ i18n }, deskWords[key])
  const [file, setFile] = useState<File | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const submit = async (name: string, content: string, fingerprint: string | null) => {
    setBusy(true)
    const outcome = await ask(`${api}/import/${formatOf(name)}`, content, fingerprint)
    setBusy(false)
    setFailed(outcome === null)
    setChecked(outcome && { name, text: content, outcome })
  }

  const outcome = checked?.outcome
  const canApply = outcome && !outcome.applied && outcome.faults.length === 0 && outcome.changes.length > 0
  return (
    <section className="translation-files" aria-label={text('file')}>
      <h2>{text('file')}</h2>
      <p>{text('fileIntro')}</p>
      <p>
        <a href={`${api}/export/xliff?${query}`} download>
          {text('downloadXliff')}
        </a>{' '}
        <a href={`${api}/export/csv?${query}`} download>
          {text('downloadCsv')}
        </a>
      </p>
      <p>
        <FileField
          id="translation-file"
          label={text('chooseFile')}
          accept=".xlf,.xliff,.csv"
          file={file}
          onPick={(picked) => {
            setFile(picked)
            setChecked(null)
          }}
        />
      </p>
      <Button
        buttonStyle="secondary"
        type="button"
        disabled={isBusy || file === null}
        onClick={() => void file?.text().then((content) => submit(file.name, content, null))}
      >
        {text('check')}
      </Button>
      <div aria-live="polite">
        {hasFailed ? <p role="alert">{text('lost')}</p> : null}
        {outcome ? <Outcome outcome={outcome} /> : null}
      </div>
      {checked && canApply ? (
        <Button type="button" disabled={isBusy} onClick={() => void submit(checked.name, checked.text, checked.outcome.fingerprint)}>
          {text('apply')}
        </Button>
      ) : null}
    </section>
  )
}
