import type { ServerComponentProps } from 'payload'
import { defaultTimeZone } from '@/lib/config/time-zones'
import { type FailedPublish, findFailedPublishes, findPlannedPublishes, type PlannedPublish } from '@/modules/content/publishing.repository'
import { nameFailures } from '@/payload/admin/publishing-trouble'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'

export const plannedLabel = words('scheduledVersions.planned')

const none = words('scheduledVersions.none')

const most = 5

const momentIn = (reader: Reader, at: string, timeZone: string | null): string => {
  const zone = timeZone ?? defaultTimeZone
  const when = new Intl.DateTimeFormat(reader.i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(at))
  return `${when} (${zone.replaceAll('_', ' ')})`
}

/** A failed query would show its SQL. */
const shownFault = (reader: Reader, fault: string): string =>
  fault.startsWith('Failed query') ? translate(reader, words('scheduledVersions.internal')) : fault

const describePlan = (reader: Reader, { kind, at, timeZone, fault }: PlannedPublish): string => {
  const state =
    fault === null ? words(`scheduledVersions.kinds.${kind}`) : words('scheduledVersions.retried', { fault: shownFault(reader, fault) })
  return `${momentIn(reader, at, timeZone)}: ${translate(reader, state)}`
}

const describeFailure = (reader: Reader, { failedAt, timeZone, fault }: FailedPublish): string =>
  `${momentIn(reader, failedAt, timeZone)}: ${translate(reader, words('scheduledVersions.failed', { fault: shownFault(reader, fault) }))}`

type PlannedProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'payload'> & { readonly area: string }

/** G12: scheduled publications and withdrawals of this document, and those that failed since it was last published. */
export const Planned = async ({ data, i18n, payload, area }: PlannedProps) => {
  if (typeof data['id'] !== 'string') return null
  const reader = { i18n }
  const question = { collection: area, document: data['id'], limit: most }
  const { drizzle } = payload.db
  const planned = await findPlannedPublishes(drizzle, question)
  const failed = await nameFailures(payload, reader, await findFailedPublishes(drizzle, question))
  return (
    <div className="planned">
      <strong>{translate(reader, plannedLabel)}</strong>
      {planned.length + failed.length === 0 ? <p>{translate(reader, none)}</p> : null}
      <ul>
        {failed.map((each) => (
          <li key={each.id} className="planned__failed">
            {describeFailure(reader, each)}
          </li>
        ))}
        {planned.map((each) => (
          <li key={each.id}>{describePlan(reader, each)}</li>
        ))}
      </ul>
    </div>
  )
}
