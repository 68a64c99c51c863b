import type { ServerComponentProps } from 'payload'
import { labelOfEvent } from '@/cms/labels/events'
import { translate, words } from '@/cms/words'
import { FieldView, type FieldViewProps } from './field-view'
import { sayMoment } from './say-moment'

interface Event {
  readonly type?: string
  readonly at?: string
  readonly note?: string | null
  readonly by?: string | null
}

const headings = [
  words({ en: 'When', es: 'Cuándo', fr: 'Quand', de: 'Wann' }),
  words({ en: 'What', es: 'Qué', fr: 'Quoi', de: 'Was' }),
  words({ en: 'Note', es: 'Nota', fr: 'Note', de: 'Notiz' }),
  words({ en: 'Who', es: 'Quién', fr: 'Qui', de: 'Wer' }),
]

const eventsOf = (data: FieldViewProps['data']): readonly Event[] => {
  const held: unknown = data?.['events']
  return Array.isArray(held) ? (held as readonly Event[]) : []
}

type EventsFieldProps = FieldViewProps & Pick<ServerComponentProps, 'collectionSlug' | 'payload'>

/** What happened to a document, oldest first: a table to read, since nobody writes it by hand. */
export const EventsField = ({ data, collectionSlug, payload, ...props }: EventsFieldProps) => {
  const fields = payload.config.collections.find(({ slug }) => slug === collectionSlug)?.flattenedFields ?? []
  return (
    <FieldView {...props}>
      <table className="event-table">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading.en} scope="col">
                {translate(props, heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {eventsOf(data).map(({ type = '', at, note, by }, index) => {
            const label = labelOfEvent(type, fields)
            return (
              <tr key={index}>
                <td>{at === undefined ? '' : sayMoment(props, at)}</td>
                <td>{label ? translate(props, label) : type}</td>
                <td>{note}</td>
                <td>{by}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </FieldView>
  )
}
