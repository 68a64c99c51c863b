'use client'

import { useCallback, useEffect, useState } from 'react'
import { DeskTrouble } from '@/cms/admin/recovery/save-trouble.client'
import { askDesk, readDesk } from '@/cms/promotions/desk-fetch.client'
import type { GridAnswer, ReviewAnswer } from './answers'
import { FileBar } from './file-bar.client'
import { GridPanel } from './grid-panel.client'
import { gridWords } from './grid-words'
import { HistoryPanel } from './history-panel.client'
import { ReviewPanel } from './review-panel.client'
import type { Source } from './source'
import { StrikesPanel } from './strikes-panel.client'
import { useEdits } from './use-edits.client'
import { useKeptPrices } from './use-kept-prices.client'
import { useText } from './use-text.client'

interface Props {
  readonly lists: readonly { readonly name: string; readonly label: string }[]
  readonly hasRates: boolean
}

const views = ['grid', 'history', 'strikes'] as const
type View = (typeof views)[number]

interface Reviewed {
  readonly source: Source
  readonly review: ReviewAnswer
}

const useGrid = (name: string) => {
  const [grid, setGrid] = useState<GridAnswer | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    const answered = await readDesk<GridAnswer>(`/api/prices/${name}`)
    setFailed(!('body' in answered))
    setGrid('body' in answered ? answered.body : null)
  }, [name])
  useEffect(() => {
    void load()
  }, [load])
  return { grid, hasFailed, load, setFailed }
}

/** One list: its grid, its files, its history; or the review of what is to be changed. */
const ListDesk = ({
  name,
  label,
  view,
  hasRates,
}: { readonly name: string; readonly label: string; readonly view: View } & Pick<Props, 'hasRates'>) => {
  const text = useText(gridWords)
  const steps = useEdits()
  const { grid, hasFailed, load, setFailed } = useGrid(name)
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)
  const [isAsking, setAsking] = useState(false)

  const review = async (source: Source) => {
    if (isAsking) return
    setAsking(true)
    const answered = await askDesk<ReviewAnswer>(`/api/prices/${name}/review`, source)
    setAsking(false)
    setFailed(!('body' in answered))
    setReviewed('body' in answered ? { source, review: answered.body } : null)
  }
  const published = () => {
    steps.take({ kind: 'clear' })
    void load()
  }
  const kept = useKeptPrices(name, grid, steps)

  if (reviewed)
    return (
      <ReviewPanel
        name={name}
        source={reviewed.source}
        review={reviewed.review}
        onPublished={published}
        onLeave={() => setReviewed(null)}
      />
    )
  return (
    <>
      {kept}
      {hasFailed ? <p role="alert">{text('failed')}</p> : null}
      {hasFailed ? <DeskTrouble /> : null}
      {view === 'history' ? <HistoryPanel name={name} onPutBack={(source) => void review(source)} /> : null}
      {view === 'strikes' ? <StrikesPanel /> : null}
      {view === 'grid' ? (
        <>
          <FileBar name={name} hasRates={hasRates} onReview={(source) => void review(source)} />
          {grid ? (
            <GridPanel label={label} grid={grid} steps={steps} onReview={(source) => void review(source)} />
          ) : (
            <p role="status">{hasFailed ? '' : text('loading')}</p>
          )}
        </>
      ) : null}
    </>
  )
}

/** The prices desk. */
export const PricesScreen = ({ lists, hasRates }: Props) => {
  const text = useText(gridWords)
  const [name, setName] = useState(lists[0]?.name ?? '')
  const [view, setView] = useState<View>('grid')
  return (
    <div className="prices-desk">
      <div className="prices-row">
        <span className="prices-field">
          <label htmlFor="prices-list">{text('list')}</label>
          <select id="prices-list" value={name} onChange={({ target }) => setName(target.value)}>
            {lists.map((list) => (
              <option key={list.name} value={list.name}>
                {list.label}
              </option>
            ))}
          </select>
        </span>
        <span className="prices-row" role="group" aria-label={text('views')}>
          {views.map((each) => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
              {text(each)}
            </button>
          ))}
        </span>
      </div>
      <ListDesk key={name} name={name} label={lists.find((list) => list.name === name)?.label ?? ''} view={view} hasRates={hasRates} />
    </div>
  )
}
