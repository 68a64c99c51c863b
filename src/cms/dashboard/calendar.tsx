import { fillWords } from '@/cms/promotions/fill-words'
import { translate, type Reader } from '@/cms/words'
import type { DialogTexts } from './calendar-event'
import { CalendarStrip } from './calendar.client'
import { calendarWords, dialogWords } from './calendar-words'
import type { Calendar } from './load-calendar'

interface Props {
  readonly reader: Reader
  readonly zone: string
  readonly calendar: Calendar
  readonly mayMove: boolean
}

/** A6: in which zone, and how an entry is moved. */
export const CalendarSection = ({ reader, zone, calendar: { days, isCut }, mayMove }: Props) => {
  const texts = Object.fromEntries(Object.entries(dialogWords).map(([name, text]) => [name, translate(reader, text)])) as DialogTexts
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">{translate(reader, calendarWords.title)}</h2>
      <p>{fillWords(reader, calendarWords.zone, { zone })}</p>
      <p id="calendar-how">{mayMove ? translate(reader, calendarWords.how) : ''}</p>
      {days.every(({ events }) => events.length === 0) ? <p>{translate(reader, calendarWords.none)}</p> : null}
      {isCut ? <p>{translate(reader, calendarWords.cut)}</p> : null}
      <CalendarStrip
        days={days}
        zone={zone}
        language={reader.i18n.language}
        today={translate(reader, calendarWords.today)}
        more={translate(reader, calendarWords.more)}
        texts={texts}
      />
    </section>
  )
}
