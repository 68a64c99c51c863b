'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { DeskTrouble } from '@/cms/admin/recovery/save-trouble.client'
import { askDesk } from '@/cms/promotions/desk-fetch.client'
import type { ApplyAnswer, ReviewAnswer, ReviewFault } from './answers'
import { ReviewTable } from './review-table.client'
import { StrikeTable } from './strike-table.client'
import { TouchedList } from './touched-list.client'
import { reviewWords } from './review-words'
import type { Source } from './source'
import { useText } from './use-text.client'

interface Props {
  readonly name: string
  readonly source: Source
  readonly review: ReviewAnswer
  /** The prices are what was shown, or will be at the chosen moment. */
  readonly onPublished: () => void
  /** Back to where it came from. */
  readonly onLeave: () => void
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const Faults = ({ faults }: { readonly faults: readonly ReviewFault[] }) => {
  const text = useText(reviewWords)
  return (
    <table>
      <caption>{text('faults')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('line')}</th>
          <th scope="col">{text('change')}</th>
          <th scope="col">{text('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {faults.slice(0, 200).map(({ line, key, column, reason }, at) => (
          <tr key={at}>
            <td>{line}</td>
            <td>{[key, column ?? ''].filter((part) => part !== '').join(' · ')}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Publish = ({
  isBusy,
  canWait,
  onPublish,
}: {
  readonly isBusy: boolean
  readonly canWait: boolean
  readonly onPublish: (at: string | null) => void
}) => {
  const text = useText(reviewWords)
  const id = useId()
  const [at, setAt] = useState('')
  return (
    <div className="prices-row">
      <button type="button" className="prices-main" disabled={isBusy} onClick={() => onPublish(null)}>
        {text('publishNow')}
      </button>
      {canWait ? (
        <>
          <span className="prices-field">
            <label htmlFor={id}>{text('publishAt', { zone: zone() })}</label>
            <input id={id} type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
          </span>
          <button type="button" disabled={isBusy || at === ''} onClick={() => onPublish(new Date(at).toISOString())}>
            {text('schedule')}
          </button>
        </>
      ) : null}
    </div>
  )
}

/** Everything a change of prices does, before anything is saved; then it is published as it was shown, or not at all. */
export const ReviewPanel = ({ name, source, review, onPublished, onLeave }: Props) => {
  const text = useText(reviewWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const [faults, setFaults] = useState(review.faults)
  const [message, setMessage] = useState<'published' | 'scheduled' | 'unanswered' | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => heading.current?.focus(), [])

  const publish = async (at: string | null) => {
    setBusy(true)
    const answered = await askDesk<ApplyAnswer>(`/api/prices/${name}/apply`, { source, fingerprint: review.fingerprint, at })
    setBusy(false)
    if (!('body' in answered)) return setMessage('unanswered')
    setFaults(answered.body.faults)
    setMessage(answered.body.applied ? (at === null ? 'published' : 'scheduled') : null)
    if (answered.body.applied) onPublished()
  }

  const isDone = message === 'published' || message === 'scheduled'
  return (
    <section className="prices-panel" aria-labelledby="prices-review">
      <h2 id="prices-review" ref={heading} tabIndex={-1}>
        {text('reviewTitle')}
      </h2>
      <p role="status">{message === null ? (review.changes.length + faults.length === 0 ? text('nothing') : '') : text(message)}</p>
      {message === 'unanswered' ? <DeskTrouble /> : null}
      {faults.length > 0 ? <Faults faults={faults} /> : null}
      {faults.length > 0 || isDone || review.changes.length === 0 ? null : (
        <>
          <Publish isBusy={isBusy} canWait={name !== 'currencies'} onPublish={(at) => void publish(at)} />
          <TouchedList review={review} />
          <StrikeTable caption={text('struckAfter')} strikes={review.strikes} />
          <ReviewTable review={review} />
        </>
      )}
      <p>
        <button type="button" onClick={onLeave}>
          {text('back')}
        </button>
      </p>
    </section>
  )
}
