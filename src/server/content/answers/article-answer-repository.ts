import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/config/locales'
import { isArticle } from '../article-repository'
import type { Handle } from '@/server/platform/database/handle'

export interface ArticleAnswer {
  readonly slug: string
  readonly isHelpful: boolean
  readonly locale: Locale
  /** What its writer had to say; `null` for nothing. */
  readonly note: string | null
}

/** One more answer, with its sentence, in one statement. Whether there is such an article. */
export const insertAnswer = async (handle: Handle, { slug, isHelpful, locale, note }: ArticleAnswer, now: number): Promise<boolean> => {
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

export interface Answers {
  readonly helpful: number
  readonly unhelpful: number
}

export const countAnswers = async (handle: Handle, resourceId: string): Promise<Answers> => {
  const { rows } = await handle.execute<Record<string, unknown>>(
    sql`select helpful, unhelpful from infra.article_answers where resource_id = ${resourceId}::uuid`,
  )
  return { helpful: Number(rows[0]?.['helpful'] ?? 0), unhelpful: Number(rows[0]?.['unhelpful'] ?? 0) }
}

export interface Note {
  readonly id: string
  readonly isHelpful: boolean
  readonly locale: string
  readonly text: string
  /** ISO day. */
  readonly day: string
}

/** The newest sentences of an article, twenty at most. */
export const findNotes = async (handle: Handle, resourceId: string): Promise<readonly Note[]> => {
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
