import { localeNames } from '@/lib/config/locales'
import { isOpen, translationStates, type StateCounts, type TranslationState } from '@/core/translations/segments'
import { targetLocales, saveStates } from '@/modules/translations/states'
import { type CountRow, saveLinks, deleteOtherStates, findUnkept } from '@/modules/translations/translations.repository'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'
import { type Area, translateLabel, areasOf, findMessageDocuments, textsOf } from './units'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { withTransaction } from '@/lib/db/transaction'
import { readDocument } from './read-document'

const totalOf = (counts: StateCounts): number => translationStates.reduce((sum, state) => sum + counts[state], 0)

const add = (one: StateCounts, other: StateCounts): StateCounts =>
  Object.fromEntries(translationStates.map((state) => [state, one[state] + other[state]])) as Record<TranslationState, number>

interface CellProps {
  readonly reader: Reader
  readonly counts: readonly StateCounts[]
  readonly address: (state: string) => string
}

const Cell = ({ reader, counts, address }: CellProps) => {
  const sum = counts.length > 0 ? counts.reduce(add) : null
  const total = sum ? totalOf(sum) : 0
  if (!sum || total === 0) return <td>–</td>
  const done = sum.complete
  return (
    <td>
      <a href={address('all')}>
        {done}/{total} {translate(reader, words('translationScreen.done'))}
      </a>
      <meter className="translation-meter" min={0} max={total} value={done} aria-hidden="true" />
      {translationStates
        .filter((state) => isOpen(state) && sum[state] > 0)
        .map((state) => (
          <a key={state} className="translation-state" data-state={state} href={address(state)}>
            {sum[state]} {translate(reader, words(`translationScreen.state.${state}`))}
          </a>
        ))}
    </td>
  )
}

interface MatrixProps {
  readonly reader: Reader
  readonly areas: readonly Area[]
  readonly counts: readonly CountRow[]
  /** Path of this screen. */
  readonly address: string
}

/** A row for each kind of content, below one for all of them. */
export const Matrix = ({ reader, areas, counts, address }: MatrixProps) => {
  const rows = [
    { slug: null, label: translate(reader, words('translationScreen.everything')) },
    ...areas.map(({ slug, label }) => ({ slug, label: translateLabel(reader, label) })),
  ]
  return (
    <div className="table translation-matrix">
      <table>
        <thead>
          <tr>
            <th scope="col">{translate(reader, words('translationScreen.content'))}</th>
            {targetLocales.map((locale) => (
              <th key={locale} scope="col">
                {localeNames[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, label }) => (
            <tr key={slug ?? ''}>
              <th scope="row">{label}</th>
              {targetLocales.map((locale) => (
                <Cell
                  key={locale}
                  reader={reader}
                  counts={counts.filter((row) => row.locale === locale && (slug === null || row.area === slug))}
                  address={(state) =>
                    `${address}?${new URLSearchParams({ ...(slug ? { area: slug } : {}), in: locale, state }).toString()}`
                  }
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const atOnce = 100

const findIds = async (payload: Payload, slug: CollectionSlug, page: number): Promise<readonly string[]> => {
  const found = await payload.find({ collection: slug, select: {}, depth: 0, limit: atOnce, page, sort: 'id', trash: true })
  const docs: readonly { readonly id: string }[] = found.docs
  return docs.map(({ id }) => id)
}

const fillDocuments = async (payload: Payload, area: Area, documents: readonly string[]): Promise<number> => {
  const unkept = documents.length === 0 ? [] : await findUnkept(payload.db.drizzle, area.slug, documents)
  if (unkept.length === 0) return 0
  await withTransaction(payload, async (req: PayloadRequest, transaction) => {
    for (const document of unkept) {
      const read = await readDocument(req, area, document)
      if (!read) continue
      const place = { area: area.slug, document }
      await saveLinks(transaction, place, read.links)
      await saveStates(transaction, { place, texts: textsOf(read.units), isShown: read.isShown, areMeant: true })
    }
  })
  return unkept.length
}

const fillCollection = async (payload: Payload, area: Extract<Area, { kind: 'collection' }>): Promise<number> => {
  let filled = 0
  for (let page = 1; ; page += 1) {
    const ids = await findIds(payload, area.slug as CollectionSlug, page)
    filled += await fillDocuments(payload, area, ids)
    if (ids.length < atOnce) return filled
  }
}

/**
 * Backfills translation states. Texts from before tracking, or written outside of forms (the seed), count as confirmed. Messages are
 * checked on every run, since a release may change them. Idempotent: known documents are left unchanged.
 */
export const fillTranslations = async (payload: Payload): Promise<number> => {
  let filled = 0
  for (const area of areasOf(payload.config)) {
    if (area.kind === 'collection') filled += await fillCollection(payload, area)
    else if (area.kind === 'global') filled += await fillDocuments(payload, area, [''])
    else await followMessages(payload, area)
  }
  return filled
}

const followMessages = async (payload: Payload, area: Extract<Area, { kind: 'messages' }>): Promise<void> => {
  const documents = await findMessageDocuments(area.slug)
  await withTransaction(payload, async (req, transaction) => {
    for (const document of documents) {
      const read = await readDocument(req, area, document)
      if (read)
        await saveStates(transaction, { place: { area: area.slug, document }, texts: textsOf(read.units), isShown: true, areMeant: true })
    }
    await deleteOtherStates(transaction, area.slug, documents)
  })
}
