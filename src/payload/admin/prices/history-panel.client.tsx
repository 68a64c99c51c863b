'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { DataTable } from '@/payload/admin/data-table'
import { translate } from '@/payload/translate'
import { readScreen } from '@/payload/admin/staff-call.client'
import type { HistoryResponse, HistoryChange, ChangeSetResponse } from './answers'
import { columnLabel } from './edit-cells'
import type { Source } from './review-source'
import { rowName } from './price-grid.client'
import { useText } from './bulk-bar.client'
import { formatMoment } from '@/payload/admin/formats'

interface Props {
  readonly name: string
  readonly onPutBack: (source: Source) => void
}

/** Cells that restore the previous values; a price that is new has none. */
const backwards = (changes: readonly HistoryChange[]): Source => ({
  cells: changes
    .filter(({ before, after }) => before !== '' && after !== '')
    .map(({ key, period, column, before }) => ({ key, period, column, value: before })),
})

const Changes = ({ changes }: { readonly changes: readonly HistoryChange[] }) => {
  const review = useText('priceReview')
  const grid = useText('priceGrid')
  const { i18n } = useTranslation()
  return (
    <DataTable
      hasRowHeads
      headings={[grid('key'), grid('column'), review('before'), review('after')]}
      rows={changes
        .slice(0, 200)
        .map(({ key, period, column, before, after }) => [rowName({ key, period }), columnLabel({ i18n }, column), before, after])}
    />
  )
}

const ChangeSet = ({ name, set, onPutBack }: Props & { readonly set: ChangeSetResponse }) => {
  const text = useText('priceHistory')
  const { i18n } = useTranslation()
  const [changes, setChanges] = useState<readonly HistoryChange[] | null>(null)
  const { id, at, person, through, first } = set
  const open = async () => {
    const answered = await readScreen<readonly HistoryChange[]>(`/api/prices/${name}/history/${id}`)
    if ('body' in answered) setChanges(answered.body)
  }
  const isOpening = through === 'opening'
  return (
    <li>
      <details onToggle={({ currentTarget }) => void (currentTarget.open && changes === null && open())}>
        <summary>
          {formatMoment({ i18n }, at)} · {person ?? text('shop')} · {translate({ i18n }, `priceHistory.door.${through}`)} ·{' '}
          {set.changes === 1 ? first : text('several', { first, count: set.changes - 1 })}
        </summary>
        {changes === null ? null : (
          <>
            {isOpening ? null : (
              <button type="button" onClick={() => onPutBack(backwards(changes))}>
                {text('putBack')}
              </button>
            )}
            <Changes changes={changes} />
          </>
        )}
      </details>
    </li>
  )
}

/** Price changes of a list, newest first; undoing one goes through the same review. */
export const HistoryPanel = ({ name, onPutBack }: Props) => {
  const text = useText('priceHistory')
  const grid = useText('priceGrid')
  const [key, setKey] = useState('')
  const [sets, setSets] = useState<readonly ChangeSetResponse[] | null>(null)
  const [older, setOlder] = useState<string | null>(null)
  const load = useCallback(
    async (before: string | null) => {
      const asked = new URLSearchParams({ ...(key === '' ? {} : { key }), ...(before === null ? {} : { before }) })
      const answered = await readScreen<HistoryResponse>(`/api/prices/${name}/history?${asked.toString()}`)
      if (!('body' in answered)) return
      setSets((shown) => [...(before === null ? [] : (shown ?? [])), ...answered.body.sets])
      setOlder(answered.body.older)
    },
    [name, key],
  )
  useEffect(() => {
    void load(null)
  }, [load])

  return (
    <section className="prices-panel" aria-labelledby="prices-history">
      <h2 id="prices-history">{grid('history')}</h2>
      <p className="prices-row">
        <span className="prices-field">
          <label htmlFor="prices-history-key">{grid('key')}</label>
          <input id="prices-history-key" value={key} onChange={({ target }) => setKey(target.value.trim())} />
        </span>
      </p>
      {sets?.length === 0 ? <p>{text('noHistory')}</p> : null}
      <ul className="prices-sets">
        {(sets ?? []).map((set) => (
          <ChangeSet key={set.id} name={name} set={set} onPutBack={onPutBack} />
        ))}
      </ul>
      {older === null ? null : (
        <button type="button" onClick={() => void load(older)}>
          {text('older')}
        </button>
      )}
    </section>
  )
}
