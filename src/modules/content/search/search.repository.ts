import { sql } from '@payloadcms/db-postgres'
import { markEnd, markStart } from '@/core/text-search'
import { fillWithEnglish, type Locale } from '@/lib/config/locales'
import { type Handle, prepared } from '@/lib/db/sql'

/** The database's text search configurations: stop words, then accents, then stems. */
const configurations = fillWithEnglish({ en: 'search_en', es: 'search_es', fr: 'search_fr', de: 'search_de' })

const configuration = (locale: Locale) => sql`${`infra.${configurations[locale]}`}::regconfig`

/** A collection, or `screens` for pages defined in code. */
export const passageSources = ['pages', 'resources', 'faqs', 'services', 'screens'] as const
export type PassageSource = (typeof passageSources)[number]

interface PassageOwner {
  readonly source: PassageSource
  /** Document id. */
  readonly document: string
}

export interface Passage {
  readonly locale: Locale
  /** Without language, or an absolute URL; `null` for a question, which is shown on the pages of its topic. */
  readonly path: string | null
  readonly anchor: string | null
  /** Of the document. */
  readonly title: string
  readonly heading: string | null
  readonly text: string
  /** Topics of a question, or those that a page shows; `all` means every topic. */
  readonly topics: readonly string[] | null
  /** Indexed text by weight, with amounts joined. */
  readonly weighted: { readonly a: string; readonly b: string; readonly c: string; readonly d: string }
}

/** Replaces a document's passages; an empty list removes it from the index. */
export const replacePassages = async (handle: Handle, { source, document }: PassageOwner, passages: readonly Passage[]): Promise<void> => {
  const rows = passages.map(({ weighted, locale, ...passage }, position) => ({
    ...passage,
    ...weighted,
    locale,
    position,
    configuration: `infra.${configurations[locale]}`,
  }))
  await handle.execute(sql`
    with passage as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
        locale text, position int, path text, anchor text, title text, heading text, text text, topics text[],
        configuration regconfig, a text, b text, c text, d text
      )
    ),
    gone as (
      delete from infra.search_passages
      where source = ${source} and document = ${document} and not exists (select from passage where passage.position = search_passages.position)
    )
    insert into infra.search_passages (source, document, position, locale, path, anchor, title, heading, text, topics, words)
    select ${source}, ${document}, position, locale, path, anchor, title, heading, text, topics,
      setweight(to_tsvector(configuration, a), 'A') || setweight(to_tsvector(configuration, b), 'B')
        || setweight(to_tsvector(configuration, c), 'C') || setweight(to_tsvector(configuration, d), 'D')
    from passage
    on conflict (source, document, position) do update set
      locale = excluded.locale, path = excluded.path, anchor = excluded.anchor, title = excluded.title, heading = excluded.heading,
      text = excluded.text, topics = excluded.topics, words = excluded.words
  `)
}

export const deleteOtherPassages = async (handle: Handle, source: PassageSource, documents: readonly string[]): Promise<void> => {
  await handle.execute(sql`
    delete from infra.search_passages
    where source = ${source} and document not in (select jsonb_array_elements_text(${JSON.stringify(documents)}::jsonb))
  `)
}

/** Synonyms as written in the site settings. */
export const findSynonyms = async (handle: Handle, locale: Locale): Promise<string> => {
  const { rows } = await handle.execute<{ lines: string | null }>(
    sql`${prepared} select ${sql.identifier(`search_synonyms_${locale}`)} as lines from site_settings limit 1`,
  )
  return rows[0]?.lines ?? ''
}

/** Stems of each text; empty for stop words. */
export const findLexemes = async (handle: Handle, locale: Locale, texts: readonly string[]): Promise<readonly (readonly string[])[]> => {
  const { rows } = await handle.execute<{ lexemes: readonly string[] }>(sql`
    ${prepared} select tsvector_to_array(to_tsvector(${configuration(locale)}, text)) as lexemes
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as asked (text, position) order by position
  `)
  return rows.map(({ lexemes }) => lexemes)
}

export interface PassageQuestion {
  readonly locale: Locale
  /** As typed; exact title matches come first. */
  readonly typed: string
  readonly sources: readonly PassageSource[]
  /** Lexemes in `tsquery` syntax. */
  readonly query: string
  /** The same for titles and keywords; passages that match any of these are ranked first. */
  readonly titles: string
  /** Concepts in the question; passages that match more of them rank higher. */
  readonly concepts: readonly string[]
  /** Tie-breakers: filler words, and words as typed where a synonym also matches. */
  readonly extras: readonly string[]
  readonly leastConcepts: number
  /** Several passages of one document may be found. */
  readonly isEveryPassage: boolean
  readonly limit: number
}

export interface FoundPassage {
  readonly source: PassageSource
  readonly path: string
  readonly anchor: string | null
  readonly title: string
  /** Contains match marks, as does `excerpt`. */
  readonly markedTitle: string
  readonly heading: string | null
  readonly text: string
  readonly excerpt: string
}

/** Maximum number of passages ranked for one question, so that a frequent word costs no more in a large knowledge base. */
const mostCandidates = 1_000

/** Maximum number of passages whose titles decide which ones are ranked. */
const mostMatches = 10_000

/** In characters; longer texts are cut around a match. */
const longestExcerpt = 200

const wholeText = `StartSel=${markStart}, StopSel=${markEnd}, HighlightAll=true`
const fragment = `StartSel=${markStart}, StopSel=${markEnd}, MaxFragments=1, MaxWords=28, MinWords=14, ShortWord=2`

/** Best first: by number of concepts, then by how prominently each occurs. */
export const findPassages = async (handle: Handle, question: PassageQuestion): Promise<readonly FoundPassage[]> => {
  const { locale, typed, sources, query, titles, concepts, extras, leastConcepts, isEveryPassage, limit } = question
  const asked = sql`${query}::tsquery`
  const { rows } = await handle.execute<Record<string, string | null>>(sql`
    with concept as (
      select text::tsquery as asked, false as is_extra from jsonb_array_elements_text(${JSON.stringify(concepts)}::jsonb) as each (text)
      union all
      select text::tsquery, true from jsonb_array_elements_text(${JSON.stringify(extras)}::jsonb) as each (text)
    ),
    matching as (
      select * from infra.search_passages
      where words @@ ${asked} and locale = ${locale} and source in (select jsonb_array_elements_text(${JSON.stringify(sources)}::jsonb))
      limit ${mostMatches}
    ),
    candidate as (select * from matching order by words @@ ${titles}::tsquery desc limit ${mostCandidates}),
    ranked as (
      select candidate.*, score.concepts, score.rank from candidate, lateral (
        select count(*) filter (where not is_extra and words @@ asked) as concepts, 
          sum(least(ts_rank_cd('{0.1, 0.3, 0.6, 1}'::real[], words, asked), 1) * case when is_extra then 0.5 else 1 end) as rank
        from concept
      ) score
    ),
    best as (
      select *, row_number() over (partition by source, document order by concepts desc, rank desc, position) as place from ranked
      where concepts >= ${leastConcepts}
    ),
    shown as (
      select best.*, coalesce(best.path, page.path) as address, unaccent(lower(best.title)) = unaccent(lower(${typed})) as is_named from best left join lateral (
        select path from infra.search_passages page
        where best.path is null and page.locale = ${locale} and page.topics is not null and page.path is not null
          and (page.topics && best.topics or 'all' = any(page.topics))
        order by 'all' = any(page.topics), page.path = '/', length(page.path), page.path limit 1
      ) page on true
      where (best.place = 1 or ${isEveryPassage}) and coalesce(best.path, page.path) is not null
      order by is_named desc, concepts desc, rank desc, position, title limit ${limit}
    )
    select source, address as path, anchor, title, heading, text,
      ts_headline(${configuration(locale)}, title, ${asked}, ${wholeText}) as marked_title,
      ts_headline(${configuration(locale)}, text, ${asked}, case when length(text) > ${longestExcerpt} then ${fragment} else ${wholeText} end) as excerpt
    from shown order by is_named desc, concepts desc, rank desc, position, title
  `)
  return rows.map(toFound)
}

const toFound = (row: Record<string, string | null>): FoundPassage => ({
  source: passageSources.find((source) => source === row['source']) ?? 'pages',
  path: row['path'] ?? '',
  anchor: row['anchor'] ?? null,
  title: row['title'] ?? '',
  markedTitle: row['marked_title'] ?? row['title'] ?? '',
  heading: row['heading'] ?? null,
  text: row['text'] ?? '',
  excerpt: row['excerpt'] ?? row['text'] ?? '',
})

/** First passages of the pages at these paths, in this order. */
export const findPagePassages = async (handle: Handle, locale: Locale, paths: readonly string[]): Promise<readonly FoundPassage[]> => {
  const { rows } = await handle.execute<Record<string, string | null>>(sql`
    select distinct on (listed.place) source, passage.path, anchor, title, heading, text
    from jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) with ordinality as listed (path, place)
    join infra.search_passages passage on passage.path = listed.path and passage.locale = ${locale} and passage.source in ('pages', 'screens')
    order by listed.place, passage.position
  `)
  return rows.map(toFound)
}
