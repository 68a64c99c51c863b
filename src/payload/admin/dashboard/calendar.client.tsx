'use client'

import { useEffect, useId, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { postAdmin } from '@/payload/admin/staff-call.client'
import type { CalendarEvent, DialogTexts, MoveResponse, CalendarDay } from './calendar-event'
import { useRouter } from 'next/navigation'
import { dateAfter } from '@/core/analytics/periods'
import { foldDay } from './fold-day'

interface Opened {
  readonly event: CalendarEvent
  /** Target day; the entry's own day if the dialog was only opened. */
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
  /** For example "Wed, 25 Nov, 09:30 (Europe/Madrid)". */
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
    const answered = await postAdmin<MoveResponse>('/api/dashboard/move', {
      what: event.moves,
      from: event.at,
      to: { date: day, time, zone },
    })
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
          {texts.close}
        </button>
      </div>
    </form>
  )
}

const MoveDialog = (props: Props) => {
  const { opened, zone, language, texts, onClose } = props
  const { event } = opened
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isProposed = opened.date !== event.date
  useEffect(() => {
    dialog.current?.showModal()
    // After an arrow key, Enter confirms the proposed day; otherwise focus starts on the date field.
    dialog.current?.querySelector<HTMLElement>(isProposed ? 'button' : 'input, button')?.focus()
  }, [isProposed])
  // The dialog restores focus to its opener by itself.
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

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

interface EventProps {
  readonly event: CalendarEvent
  readonly onOpen: (event: CalendarEvent, date: string) => void
  readonly onDrag: (event: CalendarEvent | null) => void
}

const Entry = ({ event, onOpen, onDrag }: EventProps) => {
  const { key, date, time, title, detail, tone, moves } = event
  const isMoved = moves !== null
  const press = (pressed: KeyboardEvent) => {
    const step = isMoved ? steps[pressed.key] : undefined
    if (step === undefined) return
    pressed.preventDefault()
    onOpen(event, dateAfter(date, step))
  }
  const lift = (lifted: DragEvent) => {
    lifted.dataTransfer.effectAllowed = 'move'
    lifted.dataTransfer.setData('text/plain', title)
    onDrag(event)
  }
  return (
    <li draggable={isMoved} onDragStart={lift} onDragEnd={() => onDrag(null)}>
      <button
        type="button"
        className="calendar-entry"
        data-tone={tone}
        data-moves={isMoved}
        data-entry={key}
        aria-haspopup="dialog"
        aria-describedby={isMoved ? 'calendar-how' : undefined}
        onClick={() => onOpen(event, date)}
        onKeyDown={press}
      >
        {time === null ? null : <time dateTime={event.at}>{time}</time>} {title}
        {detail === null ? null : <small>{detail}</small>}
      </button>
    </li>
  )
}

interface DayProps extends Omit<EventProps, 'event'> {
  readonly day: CalendarDay
  readonly isFirst: boolean
  readonly today: string
  /** `{count}` is the number of folded entries. */
  readonly more: string
  readonly dragged: CalendarEvent | null
}

const Day = ({ day, isFirst, today, more, dragged, onOpen, onDrag }: DayProps) => {
  const [isOver, setOver] = useState(false)
  const { date, name, weekday, state, events } = day
  const { shown, folded } = foldDay(day)
  const takes = dragged !== null && state !== 'past' && dragged.date !== date
  const entry = (event: CalendarEvent) => <Entry key={event.key} event={event} onOpen={onOpen} onDrag={onDrag} />
  const drop = (dropped: DragEvent) => {
    setOver(false)
    if (!takes) return
    dropped.preventDefault()
    onOpen(dragged, date)
  }
  return (
    <li
      className="calendar-day"
      data-state={state}
      data-empty={events.length === 0}
      data-over={isOver && takes}
      style={isFirst ? { gridColumnStart: weekday } : undefined}
      onDragOver={(over) => {
        if (!takes) return
        over.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h3>
        <time dateTime={date}>{name}</time>
        {state === 'today' ? <span>{today}</span> : null}
      </h3>
      {shown.length > 0 ? <ul>{shown.map(entry)}</ul> : null}
      {folded.length > 0 ? (
        <details>
          <summary>{more.replace('{count}', String(folded.length))}</summary>
          <ul>{folded.map(entry)}</ul>
        </details>
      ) : null}
    </li>
  )
}

interface CalendarProps {
  readonly days: readonly CalendarDay[]
  readonly zone: string
  readonly language: string
  readonly today: string
  readonly more: string
  readonly texts: DialogTexts
}

/** A6, A7: thirty days. Entries open, or move by drag and drop or arrow keys; every move needs confirmation. */
export const CalendarStrip = ({ days, zone, language, today, more, texts }: CalendarProps) => {
  const router = useRouter()
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<string | null>(null)
  const [dragged, setDragged] = useState<CalendarEvent | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [status, setStatus] = useState('')

  // Restores focus to the entry in its new place.
  useEffect(() => {
    const entry = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].find(
      ({ dataset }) => dataset['entry'] === moved.current,
    )
    moved.current = null
    entry?.closest('details')?.setAttribute('open', '')
    entry?.focus()
  }, [days])

  const finish = (event: CalendarEvent, said: string) => {
    moved.current = event.key
    setStatus(said)
    setOpened(null)
    router.refresh()
  }
  return (
    <>
      <p role="status" className="calendar-status">
        {status}
      </p>
      <ol className="calendar" ref={list}>
        {days.map((day, index) => (
          <Day
            key={day.date}
            day={day}
            isFirst={index === 0}
            today={today}
            more={more}
            dragged={dragged}
            onDrag={setDragged}
            onOpen={(event, date) => setOpened({ event, date })}
          />
        ))}
      </ol>
      {opened === null ? null : (
        <MoveDialog opened={opened} zone={zone} language={language} texts={texts} onClose={() => setOpened(null)} onMoved={finish} />
      )}
    </>
  )
}
