'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { askDesk } from '@/cms/promotions/desk-fetch.client'
import type { CalendarEvent, DialogTexts, MoveAnswer } from './calendar-event'

export interface Opened {
  readonly event: CalendarEvent
  /** The day it is to be moved to; its own where it was only opened. */
  readonly date: string
}

interface Props {
  readonly opened: Opened
  readonly zone: string
  readonly language: string
  readonly texts: DialogTexts
  readonly onClose: () => void
  readonly onMoved: (event: CalendarEvent, said: string) => void
}

interface FormProps extends Omit<Props, 'opened'> {
  readonly opened: Opened
  /** "Wed, 25 Nov, 09:30 (Europe/Madrid)" */
  readonly say: (date: string, time: string) => string
}

const MoveForm = ({ opened: { event, date }, zone, texts, say, onClose, onMoved }: FormProps) => {
  const id = useId()
  const [day, setDay] = useState(date)
  const [time, setTime] = useState(event.time ?? '00:00')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isSame = day === event.date && time === event.time

  const move = async () => {
    setBusy(true)
    setFault('')
    const answered = await askDesk<MoveAnswer>('/api/dashboard/move', { what: event.moves, from: event.at, to: { date: day, time, zone } })
    setBusy(false)
    if (!('body' in answered)) return setFault(answered.fault ?? texts.unanswered)
    if (answered.body.fault !== null) return setFault(answered.body.fault)
    onMoved(event, texts.moved.replace('{moment}', say(day, time)).replace('{title}', event.title))
  }

  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!isSame && !isBusy) void move()
      }}
    >
      <div className="calendar-fields">
        <label htmlFor={`${id}day`}>{texts.day}</label>
        <input id={`${id}day`} type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
        <label htmlFor={`${id}time`}>
          {texts.time} ({zone})
        </label>
        <input id={`${id}time`} type="time" required value={time} onChange={({ target }) => setTime(target.value)} />
      </div>
      <p role="alert" className="calendar-fault">
        {fault}
      </p>
      <div className="calendar-keys">
        <button type="submit" className="calendar-main" aria-disabled={isSame || isBusy}>
          {texts.move}
        </button>
        <button type="button" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </form>
  )
}

/** What an entry is, where it is edited, and where it is moved to, or why it is not. */
export const MoveDialog = (props: Props) => {
  const { opened, zone, language, texts, onClose } = props
  const { event } = opened
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isProposed = opened.date !== event.date
  useEffect(() => {
    dialog.current?.showModal()
    // What an arrow key has proposed is confirmed by Enter; who has only opened it may choose a day.
    dialog.current?.querySelector<HTMLElement>(isProposed ? 'button' : 'input, button')?.focus()
  }, [isProposed])
  // Closed by itself, a dialog gives the focus back to where it was opened.
  const close = () => dialog.current?.close()
  const say = (date: string, time: string | null): string => {
    const day = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    return [day.format(Date.parse(`${date}T00:00:00Z`)), time === null ? '' : `${time} (${zone})`].filter((part) => part !== '').join(', ')
  }
  return (
    <dialog ref={dialog} className="calendar-dialog" aria-labelledby={id} onClose={onClose}>
      <h3 id={id}>{event.title}</h3>
      <p>{event.moves === null ? say(event.date, event.time) : texts.now.replace('{moment}', say(event.date, event.time))}</p>
      {event.detail === null ? null : <p>{event.detail}</p>}
      {event.href === null ? null : (
        <p>
          <a href={event.href}>{texts.open}</a>
        </p>
      )}
      {event.moves === null ? (
        <>
          <p>{event.fixed}</p>
          <div className="calendar-keys">
            <button type="button" onClick={close}>
              {texts.close}
            </button>
          </div>
        </>
      ) : (
        <MoveForm {...props} say={say} onClose={close} />
      )}
    </dialog>
  )
}
