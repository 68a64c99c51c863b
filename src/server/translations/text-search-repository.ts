import { sql } from '@payloadcms/db-postgres'
import { foldText } from '@/core/texts/find-text'
import type { Texts } from '@/core/translations/settle'
import type { Handle } from '@/server/platform/database/handle'
import type { Place } from './translation-repository'

export interface TextRow extends Place {
  readonly locale: string
  readonly texts: Texts
}

/** What is looked for is no pattern. */
const asPattern = (query: string): string => `%${foldText(query).replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`

interface TextQuestion {
  readonly query: string
  /** Only these, in which whoever asks may read. */
  readonly areas: readonly string[]
  readonly limit: number
}

/** The documents that say it, a row for each language, found by an index of letters in threes. */
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
