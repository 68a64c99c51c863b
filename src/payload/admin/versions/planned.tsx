import type { ServerComponentProps } from 'payload'
import { defaultTimeZone } from '@/lib/config/time-zones'
import { findPlannedPublishes, type PlannedPublish } from '@/modules/content/publishing/publishing.repository'
import { translate, words, type Reader } from '@/payload/words'

export const plannedLabel = words({ en: 'Scheduled', es: 'Programado', fr: 'Planifié', de: 'Geplant' })

const none = words({
  en: 'Nothing. The arrow beside the publish button plans a day and time.',
  es: 'Nada. La flecha junto al botón de publicar programa un día y una hora.',
  fr: 'Rien. La flèche à côté du bouton de publication planifie un jour et une heure.',
  de: 'Nichts. Der Pfeil neben der Schaltfläche zum Veröffentlichen plant Tag und Uhrzeit.',
})

const kinds = {
  publish: words({ en: 'goes live', es: 'se publica', fr: 'mise en ligne', de: 'geht online' }),
  unpublish: words({ en: 'is taken down', es: 'se retira', fr: 'mise hors ligne', de: 'wird zurückgezogen' }),
} as const

const most = 5

const describePlan = (reader: Reader, { kind, at, timeZone }: PlannedPublish): string => {
  const zone = timeZone ?? defaultTimeZone
  const when = new Intl.DateTimeFormat(reader.i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
    new Date(at),
  )
  return `${when} (${zone.replaceAll('_', ' ')}): ${translate(reader, kinds[kind])}`
}

type PlannedProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'payload'> & { readonly area: string }

/** G12: scheduled publications and withdrawals of this document. */
export const Planned = async ({ data, i18n, payload, area }: PlannedProps) => {
  if (typeof data['id'] !== 'string') return null
  const planned = await findPlannedPublishes(payload.db.drizzle, { collection: area, document: data['id'], limit: most })
  return (
    <div className="planned">
      <strong>{translate({ i18n }, plannedLabel)}</strong>
      {planned.length === 0 ? <p>{translate({ i18n }, none)}</p> : null}
      <ul>
        {planned.map((each) => (
          <li key={each.id}>{describePlan({ i18n }, each)}</li>
        ))}
      </ul>
    </div>
  )
}
