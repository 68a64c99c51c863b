import { sql } from '@payloadcms/db-postgres'
import type { Handle } from '@/server/platform/database/handle'
import type { Place } from './translation-repository'

/** Something a document leads to, or shows. */
export interface ContentLink {
  /** Of the field, rows by their ids. */
  readonly path: string
  /** Of a text that has one per language; empty elsewhere. */
  readonly locale: string
  /** `path`, or the list something was chosen from: of a collection by its id, of a list of the forms by its key. */
  readonly kind: string
  readonly target: string
}

const listOf = (parts: readonly ReturnType<typeof sql>[]) => sql.join([...parts], sql`, `)

export const deleteLinks = async (handle: Handle, { area, document }: Place): Promise<void> => {
  await handle.execute(sql`delete from infra.content_links where area = ${area} and document = ${document}`)
}

/** What a document leads to now, in place of what it led to. */
export const keepLinks = async (handle: Handle, place: Place, links: readonly ContentLink[]): Promise<void> => {
  await deleteLinks(handle, place)
  if (links.length === 0) return
  const values = links.map(
    ({ path, locale, kind, target }) => sql`(${place.area}, ${place.document}, ${path}, ${locale}, ${kind}, ${target})`,
  )
  await handle.execute(sql`
    insert into infra.content_links (area, document, path, locale, kind, target) values ${listOf(values)} on conflict do nothing
  `)
}

type Target = Pick<ContentLink, 'kind' | 'target'>

/** The same name for both sides of the wait, whoever asks. */
const locked = ({ kind, target }: Target): string => `content ${kind} ${target}`

/**
 * Whoever names these waits for whoever is deleting one of them, and keeps others from deleting them, until the transaction ends. Those who name
 * the same thing do not wait for each other.
 */
export const holdTargets = async (handle: Handle, targets: readonly Target[]): Promise<void> => {
  if (targets.length === 0) return
  const names = [...new Set(targets.map(locked))].sort().map((name) => sql`(${name})`)
  await handle.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(name, 0)) from (values ${listOf(names)}) named (name)`)
}

/** Until the transaction ends nobody names these anew; who is doing so has been waited for. */
export const closeTargets = async (handle: Handle, targets: readonly Target[]): Promise<void> => {
  if (targets.length === 0) return
  const names = [...new Set(targets.map(locked))].sort().map((name) => sql`(${name})`)
  await handle.execute(sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from (values ${listOf(names)}) named (name)`)
}

export interface FoundLink extends ContentLink, Place {
  /** The English texts of the document. */
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

/** Where something is used: each document that names one of these targets, outside the trash. */
export const findUses = async (handle: Handle, targets: readonly Target[], limit: number): Promise<readonly FoundLink[]> => {
  if (targets.length === 0) return []
  const pairs = targets.map(({ kind, target }) => sql`(${kind}, ${target})`)
  const { rows } = await handle.execute(sql`
    select link.area, link.document, link.path, link.locale, link.kind, link.target, english.texts from ${shown}
    where (link.kind, link.target) in (${listOf(pairs)})
    order by link.area, link.document, link.path, link.locale limit ${limit}
  `)
  return rows.map(toFound)
}

/** What a document names of one kind, such as its pictures. */
export const findTargets = async (handle: Handle, { area, document }: Place, kind: string, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute(sql`
    select distinct target from infra.content_links where area = ${area} and document = ${document} and kind = ${kind} order by target limit ${limit}
  `)
  return rows.map(({ target }) => String(target))
}

export type LinkFault = 'missing' | 'unpublished' | 'redirected'

interface BrokenLink extends FoundLink {
  readonly fault: LinkFault
}

const published = sql`_status = 'published' and deleted_at is null`

/** Links to paths at which nothing is published, or from which visitors are sent on. The article's path is `prefix` and its slug. */
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
  return rows.map((row) => ({ ...toFound(row), fault: row['fault'] as LinkFault }))
}
