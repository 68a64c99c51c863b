import { sql } from '@payloadcms/db-postgres'
import { foldCase } from '@/core/find-text'
import type { StateCounts, StateFilter, Texts } from '@/core/translations/segments'
import type { Handle } from '@/lib/db/sql'
import { sectionsBelowHeading } from '@/lib/config/sections-below-heading'

/** A document, a global, or part of the message catalogue. */
export interface Place {
  /** The slug. */
  readonly area: string
  /** The id; empty for a global. */
  readonly document: string
}

interface StateRow {
  readonly locale: string
  /** For English, the texts; for other languages, the stored state of each translation, by path. */
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

/** Locks the rows, so that two saves of one document are serialised. */
export const lockStates = async (handle: Handle, { area, document }: Place): Promise<readonly StateRow[]> => {
  const { rows } = await handle.execute(
    sql`select locale, fields from infra.translations where area = ${area} and document = ${document} order by locale for update`,
  )
  return rows.map(toRow)
}

/** Serialises saves of a document's translations without blocking saves of its form. */
export const lockPlace = async (handle: Handle, { area, document }: Place): Promise<void> => {
  await handle.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`translations ${area} ${document}`}, 0))`)
}

interface SavedState extends Place {
  readonly locale: string
  readonly isShown: boolean
  readonly fields: Readonly<Record<string, unknown>>
  readonly counts: StateCounts
  readonly texts: Texts
}

/** The column `draft` is no longer used. */
export const upsertStates = async (handle: Handle, states: readonly SavedState[]): Promise<void> => {
  const values = sql.join(
    states.map(
      ({ area, document, locale, isShown, fields, texts, counts: { missing, outdated, same, complete } }) =>
        sql`(${area}, ${document}, ${locale}, ${isShown}, ${JSON.stringify(fields)}::jsonb, ${missing}::int, ${outdated}::int, 0, ${same}::int, ${complete}::int, ${JSON.stringify(texts)}::jsonb, ${foldCase(Object.values(texts).join('\n'))})`,
    ),
    sql`, `,
  )
  await handle.execute(sql`
    insert into infra.translations (area, document, locale, is_shown, fields, missing, outdated, draft, same, complete, texts, words) values ${values}
    on conflict (area, locale, document) do update set is_shown = excluded.is_shown, fields = excluded.fields, missing = excluded.missing,
      outdated = excluded.outdated, same = excluded.same, complete = excluded.complete, texts = excluded.texts, words = excluded.words
  `)
}

export const deleteStates = async (handle: Handle, { area, document }: Place): Promise<void> => {
  await handle.execute(sql`delete from infra.translations where area = ${area} and document = ${document}`)
}

/** Deletes states of documents that are no longer in the area. */
export const deleteOtherStates = async (handle: Handle, area: string, documents: readonly string[]): Promise<void> => {
  await handle.execute(sql`delete from infra.translations where area = ${area} and document not in (${listOf(documents)})`)
}

export interface CountRow extends StateCounts {
  readonly area: string
  readonly locale: string
}

const toCounts = (row: Record<string, unknown>): StateCounts => ({
  missing: Number(row['missing']),
  outdated: Number(row['outdated']),
  same: Number(row['same']),
  complete: Number(row['complete']),
})

const sums = sql`sum(missing) as missing, sum(outdated) as outdated, sum(same) as same, sum(complete) as complete`

export const findAreaCounts = async (handle: Handle): Promise<readonly CountRow[]> => {
  const { rows } = await handle.execute(
    sql`select area, locale, ${sums} from infra.translations where is_shown and locale <> 'en' group by area, locale`,
  )
  return rows.map((row) => ({ area: String(row['area']), locale: String(row['locale']), ...toCounts(row) }))
}

export interface DocumentCountRow extends StateCounts {
  readonly document: string
  readonly locale: string
}

export const findDocumentCounts = async (
  handle: Handle,
  area: string,
  documents: readonly string[],
): Promise<readonly DocumentCountRow[]> => {
  const { rows } = await handle.execute(sql`
    select document, locale, missing, outdated, same, complete from infra.translations
    where area = ${area} and document in (${listOf(documents)}) and locale <> 'en' order by document, locale
  `)
  return rows.map((row) => ({ document: String(row['document']), locale: String(row['locale']), ...toCounts(row) }))
}

const howMany = (state: StateFilter) => {
  if (state === 'all') return sql`1`
  return state === 'open' ? sql`(missing + outdated + same)` : sql.identifier(state)
}

interface DocumentQuestion {
  readonly area: string
  readonly locale: string
  readonly state: StateFilter
  /** Cursor: document id. */
  readonly after: string
  readonly limit: number
}

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

/** Documents without stored English texts. */
export const findUnkept = async (handle: Handle, area: string, documents: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await handle.execute(sql`
    select id from unnest(array[${listOf(documents)}]::text[]) as id
    where not exists (select from infra.translations where area = ${area} and locale = 'en' and document = id and words is not null)
  `)
  return rows.map(({ id }) => String(id))
}

export interface ContentLink {
  /** Field path; rows by their ids. */
  readonly path: string
  /** Empty for fields that aren't localised. */
  readonly locale: string
  /** `path`, or the kind of selection: a collection (target is an id) or a list of options (target is a key). */
  readonly kind: string
  readonly target: string
}

const linkListOf = (parts: readonly ReturnType<typeof sql>[]) => sql.join([...parts], sql`, `)

export const deleteLinks = async (handle: Handle, { area, document }: Place): Promise<void> => {
  await handle.execute(sql`delete from infra.content_links where area = ${area} and document = ${document}`)
}

export const saveLinks = async (handle: Handle, place: Place, links: readonly ContentLink[]): Promise<void> => {
  await deleteLinks(handle, place)
  if (links.length === 0) return
  const values = links.map(
    ({ path, locale, kind, target }) => sql`(${place.area}, ${place.document}, ${path}, ${locale}, ${kind}, ${target})`,
  )
  await handle.execute(sql`
    insert into infra.content_links (area, document, path, locale, kind, target) values ${linkListOf(values)} on conflict do nothing
  `)
}

type Target = Pick<ContentLink, 'kind' | 'target'>

/** Lock name shared by `holdTargets` and `closeTargets`. */
const locked = ({ kind, target }: Target): string => `content ${kind} ${target}`

/**
 * Shared lock while a document references these targets: waits for a deletion in progress and blocks new ones until the transaction ends.
 * References don't block each other.
 */
export const holdTargets = async (handle: Handle, targets: readonly Target[]): Promise<void> => {
  if (targets.length === 0) return
  const names = [...new Set(targets.map(locked))].sort().map((name) => sql`(${name})`)
  await handle.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(name, 0)) from (values ${linkListOf(names)}) named (name)`)
}

/** Exclusive lock while deleting: waits for documents being saved and blocks new references until the transaction ends. */
export const closeTargets = async (handle: Handle, targets: readonly Target[]): Promise<void> => {
  if (targets.length === 0) return
  const names = [...new Set(targets.map(locked))].sort().map((name) => sql`(${name})`)
  await handle.execute(sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from (values ${linkListOf(names)}) named (name)`)
}

export interface FoundLink extends ContentLink, Place {
  readonly texts: Readonly<Record<string, unknown>>
}

const toFound = (row: Record<string, unknown>): FoundLink => ({
  area: String(row['area']),
  document: String(row['document']),
  path: String(row['path']),
  locale: String(row['locale']),
  kind: String(row['kind']),
  target: String(row['target']),
  texts: (row['texts'] ?? {}) as Readonly<Record<string, unknown>>,
})

const shown = sql`
  infra.content_links link join infra.translations english
  on english.area = link.area and english.document = link.document and english.locale = 'en' and english.is_shown
`

export const findUses = async (handle: Handle, targets: readonly Target[], limit: number): Promise<readonly FoundLink[]> => {
  if (targets.length === 0) return []
  const pairs = targets.map(({ kind, target }) => sql`(${kind}, ${target})`)
  const { rows } = await handle.execute(sql`
    select link.area, link.document, link.path, link.locale, link.kind, link.target, english.texts from ${shown}
    where (link.kind, link.target) in (${linkListOf(pairs)})
    order by link.area, link.document, link.path, link.locale limit ${limit}
  `)
  return rows.map(toFound)
}

export const findTargets = async (handle: Handle, { area, document }: Place, kind: string, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute(sql`
    select distinct target from infra.content_links where area = ${area} and document = ${document} and kind = ${kind} order by target limit ${limit}
  `)
  return rows.map(({ target }) => String(target))
}

type LinkError = 'missing' | 'unpublished' | 'redirected'

interface BrokenLink extends FoundLink {
  readonly fault: LinkError
}

const published = sql`_status = 'published' and deleted_at is null`

/** Links to unpublished or redirected paths. An article's path is `prefix` plus its slug. */
export const findBrokenLinks = async (
  handle: Handle,
  { prefix, limit }: { readonly prefix: string; readonly limit: number },
): Promise<readonly BrokenLink[]> => {
  const { rows } = await handle.execute(sql`
    select * from (
      select link.area, link.document, link.path, link.locale, link.kind, link.target, english.texts,
        case
          when exists (select from pages where pages.path = link.target and ${published}) then null
          when exists (select from resources where ${prefix} || slug = link.target and ${published}) then null
          when exists (select from redirects where "from" = link.target and _status = 'published') then 'redirected'
          when exists (select from pages where pages.path = link.target and deleted_at is null)
            or exists (select from resources where ${prefix} || slug = link.target and deleted_at is null) then 'unpublished'
          else 'missing'
        end as fault
      from ${shown} where link.kind = 'path'
    ) each_link where fault is not null order by fault, target, area, document limit ${limit}
  `)
  return rows.map((row) => ({ ...toFound(row), fault: row['fault'] as LinkError }))
}

interface HeadingQuestion {
  readonly heading: string
  readonly locale: string
  /** The current page; empty for a new one. */
  readonly except: string
  readonly limit: number
}

interface AlikePage {
  readonly id: string
  readonly path: string
}

const below = sql.join(
  sectionsBelowHeading.map((slug) => sql`${slug}`),
  sql`, `,
)

/** Escapes LIKE wildcards. */
const within = (text: string): string => `%${foldCase(text).replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`

/** Other pages with the same h1 in this language, ignoring case. Narrows the search by the text index before the exact comparison. */
export const findAlikePages = async (
  handle: Handle,
  { heading, locale, except, limit }: HeadingQuestion,
): Promise<readonly AlikePage[]> => {
  const { rows } = await handle.execute(sql`
    select page.id::text as id, page.path from infra.translations said
    join pages page on page.id::text = said.document and page.deleted_at is null
    left join pages_locales words on words._parent_id = page.id and words._locale::text = ${locale}
    where said.area = 'pages' and said.locale = ${locale} and said.is_shown and said.document <> ${except}
      and said.words like ${within(heading)}
      and lower(trim(coalesce(
        case when page.layout -> 0 ->> 'blockType' in (${below}) then null else page.layout -> 0 -> 'heading' ->> ${locale} end, words.title
      ))) = ${foldCase(heading).trim()}
    order by page.path limit ${limit}
  `)
  return rows.map((row) => ({ id: String(row['id']), path: String(row['path']) }))
}

export interface TextRow extends Place {
  readonly locale: string
  readonly texts: Texts
}

/** Escapes LIKE wildcards. */
const asPattern = (query: string): string => `%${foldCase(query).replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`

interface TextQuestion {
  readonly query: string
  /** Areas that the user may read. */
  readonly areas: readonly string[]
  readonly limit: number
}

/** One row per language; uses a trigram index. */
export const findTexts = async (handle: Handle, { query, areas, limit }: TextQuestion): Promise<readonly TextRow[]> => {
  if (areas.length === 0) return []
  const allowed = sql.join(
    areas.map((area) => sql`${area}`),
    sql`, `,
  )
  const { rows } = await handle.execute(sql`
    select area, document, locale, texts from infra.translations
    where is_shown and words like ${asPattern(query)} and area in (${allowed})
    order by area, document, locale limit ${limit}
  `)
  return rows.map((row) => ({
    area: String(row['area']),
    document: String(row['document']),
    locale: String(row['locale']),
    texts: (row['texts'] ?? {}) as Texts,
  }))
}

export interface OverrideRow {
  readonly key: string
  readonly locale: string
  readonly text: string
}

/** Bounded by the number of messages. */
export const findOverrides = async (handle: Handle): Promise<readonly OverrideRow[]> => {
  const { rows } = await handle.execute<Record<keyof OverrideRow, string>>(sql`
    select message_overrides.key, message_overrides_locales._locale::text as locale, message_overrides_locales.text
    from message_overrides join message_overrides_locales on message_overrides_locales._parent_id = message_overrides.id
    where coalesce(message_overrides_locales.text, '') <> ''
  `)
  return rows
}
