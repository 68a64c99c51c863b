import type { ServerComponentProps } from 'payload'
import { defaultTimeZone } from '@/lib/config/time-zones'
import { findPlannedPublishes, type PlannedPublish } from '@/modules/content/publishing.repository'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'

export const plannedLabel = words('scheduledVersions.planned')

const none = words('scheduledVersions.none')

const most = 5

const describePlan = (reader: Reader, { kind, at, timeZone }: PlannedPublish): string => {
  const zone = timeZone ?? defaultTimeZone
  const when = new Intl.DateTimeFormat(reader.i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(at))
  return `${when} (${zone.replaceAll('_', ' ')}): ${translate(reader, words(`scheduledVersions.kinds.${kind}`))}`
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
