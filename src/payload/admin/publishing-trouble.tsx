import type { Payload, ServerProps } from 'payload'
import type { Handle } from '@/lib/db/sql'
import {
  type CacheTrouble,
  type FailedPublish,
  findCacheErrors,
  findFailedPublishes,
  findOverdueCount,
} from '@/modules/content/publishing.repository'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'
import { keyOf, nameDocuments } from './dashboard/drafts'
import { formatUtcMoment } from './formats'

interface PublishingTroubles {
  readonly caches: readonly CacheTrouble[]
  readonly failed: readonly FailedPublish[]
  /** Overdue and not started, which means that no worker is running. */
  readonly overdue: number
}

const overdueAfterSeconds = 30
const mostShown = 5

/** Publishing problems for staff; usually empty. */
export const findPublishingTroubles = async (handle: Handle, now: number = Date.now()): Promise<PublishingTroubles> => ({
  caches: await findCacheErrors(handle, now),
  failed: await findFailedPublishes(handle, { limit: mostShown }),
  overdue: await findOverdueCount(handle, now, overdueAfterSeconds),
})

/** Kind and title. */
interface NamedFailure extends FailedPublish {
  readonly name: string
}

/** Adds titles to failed publications. Skips deleted documents and those published by hand since. */
export const nameFailures = async (
  payload: Payload,
  reader: Reader,
  failed: readonly FailedPublish[],
): Promise<readonly NamedFailure[]> => {
  const named = await nameDocuments(
    payload,
    reader,
    failed.flatMap(({ collection, document }) => (collection === null || document === null ? [] : [{ collection, document }])),
  )
  return failed.flatMap((each): readonly NamedFailure[] => {
    const { collection, document, failedAt } = each
    if (collection === null || document === null || !(collection in payload.collections)) return [{ ...each, name: '' }]
    const known = named.get(keyOf({ collection, document }))
    return known && new Date(known.changedAt) <= new Date(failedAt) ? [{ ...each, name: known.name }] : []
  })
}

const frame = {
  border: '2px solid var(--theme-error-500)',
  borderRadius: 4,
  padding: 'calc(var(--base) * 0.8)',
  marginBlockEnd: 'var(--base)',
} as const

const Failed = ({ publish, i18n }: { readonly publish: NamedFailure } & Reader) => (
  <li>
    {translate({ i18n }, words('publishingTrouble.failed'))} <strong>{publish.name}</strong> ({formatUtcMoment({ i18n }, publish.failedAt)})
    – {publish.fault}{' '}
    {publish.collection !== null && publish.document !== null && (
      <a href={`/admin/collections/${publish.collection}/${publish.document}`}>{translate({ i18n }, words('publishingTrouble.open'))}</a>
    )}
  </li>
)

interface Troubles extends PublishingTroubles {
  readonly failed: readonly NamedFailure[]
}

/** Publications that are not visible yet although they are due; normally empty. */
export const TroubleList = ({ troubles: { caches, failed, overdue }, i18n }: { readonly troubles: Troubles } & Reader) => {
  const isOutdated = caches.length + overdue > 0
  const title = translate({ i18n }, words(isOutdated ? 'publishingTrouble.title' : 'publishingTrouble.failedTitle'))
  return !isOutdated && failed.length === 0 ? null : (
    <section role="alert" style={frame} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {overdue > 0 && (
          <li>
            {translate({ i18n }, words('publishingTrouble.overdue'))} {overdue}
          </li>
        )}
        {caches.map((cache) => (
          <li key={cache.process}>
            <strong>{cache.process}</strong> {translate({ i18n }, words('publishingTrouble.cache'))}{' '}
            {cache.waitingSince === null
              ? ''
              : `${translate({ i18n }, words('publishingTrouble.since'))} ${formatUtcMoment({ i18n }, cache.waitingSince)}.`}{' '}
            {translate({ i18n }, words('publishingTrouble.tries'))} {cache.tries}. {cache.fault}
          </li>
        ))}
        {failed.map((publish) => (
          <Failed key={publish.id} publish={publish} i18n={i18n} />
        ))}
      </ul>
    </section>
  )
}

export const PublishingTrouble = async ({ payload, i18n }: ServerProps) => {
  const troubles = await findPublishingTroubles(payload.db.drizzle)
  return <TroubleList troubles={{ ...troubles, failed: await nameFailures(payload, { i18n }, troubles.failed) }} i18n={i18n} />
}
