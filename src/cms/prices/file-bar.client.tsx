'use client'

import { useId, useState } from 'react'
import { askDesk } from '../promotions/desk-fetch.client'
import { gridWords } from './grid-words'
import type { Source } from './source'
import type { TypedCell } from '../price-lists/cells-file'
import { useText } from './use-text.client'

interface Props {
  readonly name: string
  readonly onReview: (source: Source) => void
}

interface PickerProps {
  readonly label: string
  readonly action: string
  readonly accept: string
  readonly onText: (text: string) => void
}

const FilePicker = ({ label, action, accept, onText }: PickerProps) => {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  return (
    <span className="prices-row">
      <span className="prices-field">
        <label htmlFor={id}>{label}</label>
        <input id={id} type="file" accept={accept} onChange={({ target }) => setFile(target.files?.[0] ?? null)} />
      </span>
      <button type="button" disabled={file === null} onClick={() => void file?.text().then(onText)}>
        {action}
      </button>
    </span>
  )
}

/** The list as a file, a file as changes, and for currencies the rates of a day. */
export const FileBar = ({ name, onReview }: Props) => {
  const text = useText(gridWords)
  const [hasFault, setFault] = useState(false)
  const readRates = async (xml: string) => {
    const answered = await askDesk<{ readonly cells: TypedCell[] }>('/api/price-rates', { xml })
    const isRead = 'body' in answered && answered.body.cells.length > 0
    setFault(!isRead)
    if (isRead) onReview({ cells: answered.body.cells })
  }
  return (
    <details className="prices-files">
      <summary>CSV</summary>
      <p>
        <a href={`/api/price-lists/${name}`} download>
          {text('download')}
        </a>
      </p>
      <FilePicker
        label={text('file')}
        action={text('reviewFile')}
        accept=".csv,text/csv"
        onText={(content) => onReview({ text: content })}
      />
      {name === 'currencies' ? (
        <FilePicker label={text('rates')} action={text('reviewRates')} accept=".xml,text/xml" onText={(xml) => void readRates(xml)} />
      ) : null}
      {hasFault ? <p role="alert">{text('notRates')}</p> : null}
    </details>
  )
}
