import { sql } from '@payloadcms/db-postgres'
import { foldText } from '@/core/texts/find-text'
import type { Counts, StateFilter, Texts } from '@/core/translations/settle'
import type { Handle } from '@/server/platform/database/handle'

/** A document of a collection, a global, or a part of the messages. */
export interface Place {
  /** The slug. */
  readonly area: string
  /** The id; empty for a global. */
  readonly document: string
}

interface StateRow {
  readonly locale: string
  /** Of English its texts, of another language what is kept of each translation, by path. */
  readonly fields: Readonly<Record<string, unknown>>
}

const toRow = ({ locale, fields }: Record<string, unknown>): StateRow => ({
  locale: String(locale),
  fields: fields as Readonly<Record<string, unknown>>,
})

const listOf = (documents: readonly string[]) =>
  sql.join(
    documents.map((document) => sql`${document}`),
    sql`, `,
  )

export const findStates = async (handle: Handle, { area, document }: Place): Promise<readonly StateRow[]> => {
  const { rows } = await handle.execute(sql`select locale, fields from infra.translations where area = ${area} and document = ${document}`)
  return rows.map(toRow)
}

/** The same, for whoever is about to change them: two saves of one document come one after the other. */
export const lockStates = async (handle: Handle, { area, document }: Place): Promise<readonly StateRow[]> => {
  const { rows } = await handle.execute(
    sql`select locale, fields from infra.translations where area = ${area} and document = ${document} order by locale for update`,
  )
  return rows.map(toRow)
}

/** Until the transaction ends nobody else saves a translation of this document; whoever saves its form is not held up. */
export const lockPlace = async (handle: Handle, { area, document }: Place): Promise<void> => {
  await handle.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`translations ${area} ${document}`}, 0))`)
}

export interface SavedState extends Place {
  readonly locale: string
  readonly isShown: boolean
  readonly fields: Readonly<Record<string, unknown>>
  readonly counts: Counts
  /** Its texts in this language, by path. */
  readonly texts: Texts
}

export const upsertStates = async (handle: Handle, states: readonly SavedState[]): Promise<void> => {
  const values = sql.join(
    states.map(
      ({ area, document, locale, isShown, fields, texts, counts: { missing, outdated, draft, same, complete } }) =>
        sql`(${area}, ${document}, ${locale}, ${isShown}, ${JSON.stringify(fields)}::jsonb, ${missing}::int, ${outdated}::int, ${draft}::int, ${same}::int, ${complete}::int, ${JSON.stringify(texts)}::jsonb, ${foldText(Object.values(texts).join('\n'))})`,
    ),
    sql`, `,
  )
  await handle.execute(sql`
    insert into infra.translations (area, document, locale, is_shown, fields, missing, outdated, draft, same, complete, texts, words) values ${values}
    on conflict (area, locale, document) do update set is_shown = excluded.is_shown, fields = excluded.fields, missing = excluded.missing,
      outdated = excluded.outdated, draft = excluded.draft, same = excluded.same, complete = excluded.complete, texts = excluded.texts, words = excluded.words
  `)
}

export const deleteStates = async (handle: Handle, { area, document }: Place): Promise<void> => {
  await handle.execute(sql`delete from infra.translations where area = ${area} and document = ${document}`)
}

/** What is kept of parts that an area no longer has. */
export const deleteOtherStates = async (handle: Handle, area: string, documents: readonly string[]): Promise<void> => {
  await handle.execute(sql`delete from infra.translations where area = ${area} and document not in (${listOf(documents)})`)
}

export interface CountRow extends Counts {
  readonly area: string
  readonly locale: string
}

const toCounts = (row: Record<string, unknown>): Counts => ({
  missing: Number(row['missing']),
  outdated: Number(row['outdated']),
  draft: Number(row['draft']),
  same: Number(row['same']),
  complete: Number(row['complete']),
})

const sums = sql`sum(missing) as missing, sum(outdated) as outdated, sum(draft) as draft, sum(same) as same, sum(complete) as complete`

/** How much of each area is translated into each language: summed over a row for each document and language. */
export const findAreaCounts = async (handle: Handle): Promise<readonly CountRow[]> => {
  const { rows } = await handle.execute(
    sql`select area, locale, ${sums} from infra.translations where is_shown and locale <> 'en' group by area, locale`,
  )
  return rows.map((row) => ({ area: String(row['area']), locale: String(row['locale']), ...toCounts(row) }))
}

export interface DocumentCountRow extends Counts {
  readonly document: string
  readonly locale: string
}

/** The same of some documents of one area. */
export const findDocumentCounts = async (
  handle: Handle,
  area: string,
  documents: readonly string[],
): Promise<readonly DocumentCountRow[]> => {
  const { rows } = await handle.execute(sql`
    select document, locale, missing, outdated, draft, same, complete from infra.translations
    where area = ${area} and document in (${listOf(documents)}) and locale <> 'en' order by document, locale
  `)
  return rows.map((row) => ({ document: String(row['document']), locale: String(row['locale']), ...toCounts(row) }))
}

const howMany = (state: StateFilter) => {
  if (state === 'all') return sql`1`
  return state === 'open' ? sql`(missing + outdated + draft + same)` : sql.identifier(state)
}

export interface DocumentQuestion {
  readonly area: string
  readonly locale: string
  readonly state: StateFilter
  /** Documents after this one. */
  readonly after: string
  readonly limit: number
}

/** Documents with a text in this state, in the order of their ids. */
export const findDocumentsInState = async (
  handle: Handle,
  { area, locale, state, after, limit }: DocumentQuestion,
): Promise<readonly string[]> => {
  const { rows } = await handle.execute(sql`
    select document from infra.translations
    where area = ${area} and locale = ${locale} and is_shown and document > ${after} and ${howMany(state)} > 0
    order by document limit ${limit}
  `)
  return rows.map(({ document }) => String(document))
}

/** Which of these documents nothing is kept of yet, or not their texts. */
export const findUnkept = async (handle: Handle, area: string, documents: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await handle.execute(sql`
    select id from unnest(array[${listOf(documents)}]::text[]) as id
    where not exists (select from infra.translations where area = ${area} and locale = 'en' and document = id and words is not null)
  `)
  return rows.map(({ id }) => String(id))
}
