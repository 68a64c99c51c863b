import { sql } from '@payloadcms/db-postgres'
import { sectionsBelowHeading } from '@/config/sections-below-heading'
import { foldText } from '@/core/texts/find-text'
import type { Handle } from '@/server/platform/database/handle'

interface HeadingQuestion {
  readonly heading: string
  readonly locale: string
  /** The page that asks; empty: none yet. */
  readonly except: string
  readonly limit: number
}

export interface AlikePage {
  readonly id: string
  readonly path: string
}

const below = sql.join(
  sectionsBelowHeading.map((slug) => sql`${slug}`),
  sql`, `,
)

/** What is looked for is no pattern. */
const within = (text: string): string => `%${foldText(text).replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`

/** Other pages with this h1 in this language, capitals aside: found by the index of all texts, then looked at more closely. */
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
      ))) = ${foldText(heading).trim()}
    order by page.path limit ${limit}
  `)
  return rows.map((row) => ({ id: String(row['id']), path: String(row['path']) }))
}
