import type { CollectionSlug, Payload } from 'payload'
import { isLocale } from '@/lib/config/locales'
import type { FailedPublish } from '@/modules/content/publishing/publishing.repository'
import { translate, type Reader, type Words } from '@/cms/words'

/** As staff know it: its kind and its name. */
export interface NamedFailure extends FailedPublish {
  readonly name: string
}

const labelOf = (label: unknown, reader: Reader): string =>
  typeof label === 'object' && label !== null ? translate(reader, label as Words) : ''

/** Names what could not be published. Documents that are gone, or were published by hand since, are left out. */
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
