'use client'

import { useTranslation } from '@payloadcms/ui'
import { translate } from '../words'
import type { Outcome } from './import-file'
import { screenWords } from './screen-words'

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

/** Every fault of a file, or else every change it makes. */
export const OutcomeTable = ({ outcome: { changes, faults } }: { readonly outcome: Outcome }) => {
  const { i18n } = useTranslation()
  const text = (key: keyof typeof screenWords) => translate({ i18n }, screenWords[key])
  if (faults.length > 0) {
    const rows = faults.map(({ line, column, reason }) => [line, column ?? '', reason])
    return <Table caption={text('faults')} headings={[text('line'), text('column'), text('reason')]} rows={rows} />
  }
  if (changes.length === 0) return <p>{text('none')}</p>
  const rows = changes.map(({ line, key, period, column, before, after }) => [
    line,
    period === null ? key : `${key} · ${period}`,
    column,
    before,
    after,
  ])
  return (
    <Table caption={text('changes')} headings={[text('line'), text('key'), text('column'), text('before'), text('after')]} rows={rows} />
  )
}
