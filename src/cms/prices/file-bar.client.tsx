'use client'

import { useId, useState } from 'react'
import { FileField } from '@/cms/admin/file-field.client'
import { askDesk } from '@/cms/promotions/desk-fetch.client'
import { gridWords } from './grid-words'
import type { Source } from './source'
import type { TypedCell } from '@/cms/price-lists/cells-file'
import { useText } from './use-text.client'

interface Props {
  readonly name: string
  /** Whether the shop knows somebody who publishes them. */
  readonly hasRates: boolean
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
      <FileField id={id} label={label} accept={accept} file={file} onPick={setFile} />
      <button type="button" disabled={file === null} onClick={() => void file?.text().then(onText)}>
        {action}
      </button>
    </span>
  )
}

/** The list as a file, a file as changes, and for currencies the rates of a day. */
export const FileBar = ({ name, hasRates, onReview }: Props) => {
  const text = useText(gridWords)
  const [fault, setFault] = useState<'notRates' | 'noRates' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const readRates = async (path: string, body: unknown, words: 'notRates' | 'noRates') => {
    setAsking(true)
    const answered = await askDesk<{ readonly cells: TypedCell[] }>(path, body)
    setAsking(false)
    const isRead = 'body' in answered && answered.body.cells.length > 0
    setFault(isRead ? null : words)
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
        <>
          {hasRates ? (
            <button type="button" disabled={isAsking} onClick={() => void readRates('/api/price-rates/today', {}, 'noRates')}>
              {text('ratesOfToday')}
            </button>
          ) : null}
          <FilePicker
            label={text('rates')}
            action={text('reviewRates')}
            accept=".xml,text/xml"
            onText={(xml) => void readRates('/api/price-rates', { xml }, 'notRates')}
          />
        </>
      ) : null}
      {fault ? <p role="alert">{text(fault)}</p> : null}
    </details>
  )
}
