import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/lib/config/locales'
import { type ResourceType, resourceTypes } from '@/core/filters'
import type { Handle } from '@/lib/db/sql'
import { foldAddress } from '@/core/navigation/addresses'
import { knowledgeBasePath } from '@/core/navigation/paths'
import { toLanguages } from '@/lib/text-language'

/** R6: a resource with an English text, the fallback for other languages, is an article with its own page. */
const isArticle = sql`
  resources._status = 'published' and resources.deleted_at is null and resources.slug is not null
  and exists (
    select from resources_locales
    where resources_locales._parent_id = resources.id and resources_locales._locale = 'en' and resources_locales.body is not null
  )
`

export const findArticlesAmong = async (handle: Handle, slugs: readonly string[]): Promise<ReadonlySet<string>> => {
  if (slugs.length === 0) return new Set()
  const list = sql.join(
    slugs.map((slug) => sql`${slug}`),
    sql`, `,
  )
  const { rows } = await handle.execute<{ slug: string }>(sql`select slug from resources where slug in (${list}) and ${isArticle}`)
  return new Set(rows.map(({ slug }) => slug))
}

export interface ResourceLine {
  readonly slug: string | null
  readonly type: ResourceType
  readonly title: string
  readonly description: string
  readonly url: string | null
  readonly views: number
  readonly hasPage: boolean
}

/** Missing text falls back to English (R6). Uses raw SQL, since loading thousands of documents through Payload takes seconds. */
export const findResourceLines = async (handle: Handle, locale: Locale): Promise<readonly ResourceLine[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select slug, type, url, views, ${isArticle} as has_page,
      coalesce(nullif(own.title, ''), english.title, '') as title,
      coalesce(nullif(own.description, ''), english.description, '') as description
    from resources
    left join resources_locales own on own._parent_id = resources.id and own._locale::text = ${locale}
    left join resources_locales english on english._parent_id = resources.id and english._locale = 'en'
    where resources._status = 'published' and resources.deleted_at is null
    order by resources."order", slug
  `)
  return rows.map((row) => ({
    slug: row['slug'] === null ? null : String(row['slug']),
    type: resourceTypes.find((type) => type === row['type']) ?? 'guide',
    title: String(row['title']),
    description: String(row['description']),
    url: row['url'] === null ? null : String(row['url']),
    views: Number(row['views'] ?? 0),
    hasPage: row['has_page'] === true,
  }))
}

export const findArticleAddresses = async (handle: Handle): Promise<readonly { readonly slug: string; readonly updatedAt: string }[]> => {
  const { rows } = await handle.execute<{ slug: string; updated_at: string }>(
    sql`select slug, updated_at from resources where ${isArticle} order by slug`,
  )
  return rows.map((row) => ({ slug: row.slug, updatedAt: new Date(row.updated_at).toISOString() }))
}

interface ArticleAnswer {
  readonly slug: string
  readonly isHelpful: boolean
  readonly locale: Locale
  readonly note: string | null
}

/** False if there is no such article. */
export const insertArticleVote = async (
  handle: Handle,
  { slug, isHelpful, locale, note }: ArticleAnswer,
  now: number,
): Promise<boolean> => {
  const { rows } = await handle.execute(sql`
    with article as (select id from resources where slug = ${slug} and ${isArticle}),
    counted as (
      insert into infra.article_answers (resource_id, helpful, unhelpful)
      select id, ${isHelpful ? 1 : 0}, ${isHelpful ? 0 : 1} from article
      on conflict (resource_id) do update set
        helpful = infra.article_answers.helpful + excluded.helpful, unhelpful = infra.article_answers.unhelpful + excluded.unhelpful
    ),
    noted as (
      insert into infra.article_notes (resource_id, is_helpful, locale, note, made_at)
      select id, ${isHelpful}, ${locale}, ${note}, ${new Date(now).toISOString()}::timestamptz from article where ${note}::text is not null
    )
    select id from article
  `)
  return rows.length > 0
}

interface Answers {
  readonly helpful: number
  readonly unhelpful: number
}

export const countArticleVotes = async (handle: Handle, resourceId: string): Promise<Answers> => {
  const { rows } = await handle.execute<Record<string, unknown>>(
    sql`select helpful, unhelpful from infra.article_answers where resource_id = ${resourceId}::uuid`,
  )
  return { helpful: Number(rows[0]?.['helpful'] ?? 0), unhelpful: Number(rows[0]?.['unhelpful'] ?? 0) }
}

interface Note {
  readonly id: string
  readonly isHelpful: boolean
  readonly locale: string
  readonly text: string
  /** ISO day. */
  readonly day: string
}

export const findReaderNotes = async (handle: Handle, resourceId: string): Promise<readonly Note[]> => {
  const { rows } = await handle.execute<Record<string, unknown>>(sql`
    select id, is_helpful, locale, note, to_char(made_at at time zone 'utc', 'YYYY-MM-DD') as day from infra.article_notes
    where resource_id = ${resourceId}::uuid order by made_at desc, id desc limit 20
  `)
  return rows.map((row) => ({
    id: String(row['id']),
    isHelpful: row['is_helpful'] === true,
    locale: String(row['locale']),
    text: String(row['note']),
    day: String(row['day']),
  }))
}

/** Former file of a replaced image, original or one size. */
export interface FormerFile {
  readonly filename: string
  /** Media id. */
  readonly picture: string
  /** Empty means the original. */
  readonly size: string
}

export const insertFormerFiles = async (handle: Handle, files: readonly FormerFile[]): Promise<void> => {
  if (files.length === 0) return
  const values = files.map(({ filename, picture, size }) => sql`(${filename}, ${picture}, ${size})`)
  await handle.execute(sql`
    insert into infra.media_aliases (filename, picture, size) values ${sql.join(values, sql`, `)}
    on conflict (filename) do update set picture = excluded.picture, size = excluded.size
  `)
}

/** A file name that is in use again must not redirect. */
export const deleteFormerFiles = async (handle: Handle, filenames: readonly string[]): Promise<void> => {
  if (filenames.length === 0) return
  const names = sql.join(
    filenames.map((filename) => sql`${filename}`),
    sql`, `,
  )
  await handle.execute(sql`delete from infra.media_aliases where filename in (${names})`)
}

export const findFormerFile = async (handle: Handle, filename: string): Promise<Omit<FormerFile, 'filename'> | null> => {
  const { rows } = await handle.execute(sql`select picture, size from infra.media_aliases where filename = ${filename}`)
  const [row] = rows
  return row ? { picture: String(row['picture']), size: String(row['size']) } : null
}

export type PageLanguages = readonly Locale[]

/**
 * R20: languages of each published page and article by path, optionally for one path. A page exists in a language if it has a title in it,
 * an article if it has a body in it.
 */
export const findPageLanguages = async (handle: Handle, path?: string): Promise<ReadonlyMap<string, PageLanguages>> => {
  const { rows } = await handle.execute<{ path: string; languages: unknown }>(sql`
    select path, languages from (
      select pages.path, (
        select json_agg(_locale::text) from pages_locales where _parent_id = pages.id and coalesce(title, '') <> ''
      ) as languages
      from pages where _status = 'published' and deleted_at is null
      union all
      select ${knowledgeBasePath} || '/' || slug, (
        select json_agg(_locale::text) from resources_locales where _parent_id = resources.id and body is not null
      )
      from resources where ${isArticle}
    ) as written
    ${path === undefined ? sql`` : sql`where path = ${path}`}
  `)
  return new Map(rows.map(({ path: at, languages }) => [at, toLanguages(languages)]))
}

/** Paths of published pages and articles, and sources of redirects, URI-encoded. */
export interface SiteAddresses {
  /** Paths of published pages and articles, encoded as browsers send them. */
  readonly paths: ReadonlySet<string>
  /** Folded old addresses with a redirect (R27). */
  readonly redirects: readonly string[]
}

export const findSiteAddresses = async (handle: Handle): Promise<SiteAddresses> => {
  const { rows } = await handle.execute<{ path: string; is_old: boolean }>(sql`
    select path, false as is_old from pages where _status = 'published' and deleted_at is null
    union select ${knowledgeBasePath} || '/' || slug, false from resources where ${isArticle}
    union select "from", true from redirects where _status = 'published'
  `)
  return {
    paths: new Set(rows.flatMap(({ path, is_old }) => (is_old ? [] : [encodeURI(path)]))),
    redirects: rows.flatMap(({ path, is_old }) => (is_old ? [foldAddress(path)] : [])),
  }
}

/** M7: locale setting for amounts. */
export interface RequestSettings {
  readonly priceLocale: string | null
  /** One origin per line. */
  readonly apiOrigins: string
}

/** Settings that affect API calls. */
export const findRequestSettings = async (handle: Handle): Promise<RequestSettings> => {
  const { rows } = await handle.execute<{ locale: string; origins: string | null }>(
    sql`select price_locale::text as locale, api_origins as origins from site_settings limit 1`,
  )
  return { priceLocale: rows[0]?.locale ?? null, apiOrigins: rows[0]?.origins ?? '' }
}

/** Rendering all pages of a large site would take minutes. */
const firstPages = 60

/** The oldest published pages, which are the site's main pages. */
export const findFirstPaths = async (handle: Handle): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ path: string }>(sql`
    select path from pages where _status = 'published' and deleted_at is null order by created_at, path limit ${firstPages}
  `)
  return rows.map(({ path }) => encodeURI(path))
}

/** Published pages that contain a block of this type, by path. Payload can't query inside blocks. */
export const findPathsWithSection = async (handle: Handle, section: string, limit: number): Promise<readonly string[]> => {
  const { rows } = await handle.execute<{ path: string }>(sql`
    select path from pages
    where _status = 'published' and deleted_at is null and layout @> ${JSON.stringify([{ blockType: section }])}::jsonb
    order by path limit ${limit}
  `)
  return rows.map(({ path }) => path)
}

/** Matches case-insensitively, since sources stored before folding may contain capitals (R21, R27). */
export const findRedirectSource = async (handle: Handle, path: string): Promise<string | null> => {
  const { rows } = await handle.execute<{ from: string }>(
    sql`select "from" from redirects where lower("from") = lower(${path}) and _status = 'published' order by "from" = ${path} desc limit 1`,
  )
  return rows[0]?.from ?? null
}
