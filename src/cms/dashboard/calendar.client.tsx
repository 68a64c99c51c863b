'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { dateAfter } from '@/core/analytics/periods'
import type { CalendarDay, CalendarEvent, DialogTexts } from './calendar-event'
import { foldDay } from './fold-day'
import { MoveDialog, type Opened } from './move-dialog.client'

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
  /** `{count}` is how many. */
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

interface Props {
  readonly days: readonly CalendarDay[]
  readonly zone: string
  readonly language: string
  readonly today: string
  readonly more: string
  readonly texts: DialogTexts
}

/** A6, A7: thirty days; an entry opens, or is moved by hand or by keys, and nothing moves before it is confirmed. */
export const CalendarStrip = ({ days, zone, language, today, more, texts }: Props) => {
  const router = useRouter()
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<string | null>(null)
  const [dragged, setDragged] = useState<CalendarEvent | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [status, setStatus] = useState('')

  // Where it stands now, it is found again.
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
