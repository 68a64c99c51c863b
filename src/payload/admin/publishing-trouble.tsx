import type { CollectionSlug, Payload, ServerProps } from 'payload'
import { isLocale } from '@/lib/config/locales'
import type { FailedPublish } from '@/modules/content/publishing/publishing.repository'
import { translate, type Reader } from '@/payload/translate'
import { type Words, words } from '@/payload/words'
import { findPublishingTroubles, type PublishingTroubles } from '@/modules/content/publishing/change-follower'
import { formatUtcMoment } from './formats'

/** Kind and title. */
interface NamedFailure extends FailedPublish {
  readonly name: string
}

const labelOf = (label: unknown, reader: Reader): string =>
  typeof label === 'object' && label !== null ? translate(reader, label as Words) : ''

/** Adds titles to failed publications. Skips deleted documents and those published by hand since. */
export const nameFailures = async (
  payload: Payload,
  reader: Reader,
  failed: readonly FailedPublish[],
): Promise<readonly NamedFailure[]> => {
  const named: NamedFailure[] = []
  const { language } = reader.i18n
  for (const each of failed) {
    const { collection, document, failedAt } = each
    const known = collection === null ? undefined : payload.collections[collection as CollectionSlug]?.config
    if (!known || document === null) {
      named.push({ ...each, name: '' })
      continue
    }
    const { docs } = await payload.find({
      collection: known.slug,
      where: { id: { equals: document } },
      limit: 1,
      depth: 0,
      ...(isLocale(language) ? { locale: language } : {}),
    })
    const [shown] = docs
    if (!shown || ('updatedAt' in shown && new Date(shown.updatedAt) > new Date(failedAt))) continue
    const found: Readonly<Record<string, unknown>> = { ...shown }
    named.push({ ...each, name: `${labelOf(known.labels.singular, reader)} ${String(found[known.admin.useAsTitle ?? 'id'] ?? '')}`.trim() })
  }
  return named
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
export const TroubleList = ({ troubles: { caches, failed, overdue }, i18n }: { readonly troubles: Troubles } & Reader) =>
  caches.length + failed.length + overdue === 0 ? null : (
    <section role="alert" style={frame} aria-label={translate({ i18n }, words('publishingTrouble.title'))}>
      <h2>{translate({ i18n }, words('publishingTrouble.title'))}</h2>
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

export const PublishingTrouble = async ({ payload, i18n }: ServerProps) => {
  const troubles = await findPublishingTroubles(payload.db.drizzle)
  return <TroubleList troubles={{ ...troubles, failed: await nameFailures(payload, { i18n }, troubles.failed) }} i18n={i18n} />
}
