import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/config/locales'
import { columnOf, fromColumns, type FieldsOf } from '@/server/platform/database/from-columns'
import type { Handle } from '@/server/platform/database/handle'

/** The two collections with a row for every ending of the shop. A real registrar has over a thousand of each. */
export type EndingTable = 'extensions' | 'transfer_prices'

/** A text by language. */
export type Text = Readonly<Partial<Record<Locale, string | null>>> | null

/** Its texts by their field's name. */
type Texts = Readonly<Record<string, Text>>

interface EndingRow extends Record<string, unknown> {
  readonly id: string
  readonly numbers: Readonly<Record<string, unknown>>
  readonly texts: Texts | null
  readonly features: readonly Text[] | null
}

/** What is the same in every language, read once, and the words of all four. */
export interface EndingDocument<Document> {
  readonly id: string
  readonly numbers: Document
  readonly texts: Texts
  readonly features: readonly Text[]
}

const among = (column: string, ids: readonly string[] | null) =>
  ids === null
    ? sql`true`
    : sql`${sql.identifier(column)} in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`

/** One text in all languages, beside its name. */
const byLanguage = (field: string) => sql`${field}::text, jsonb_object_agg(_locale, ${sql.identifier(columnOf(field))})`

/**
 * Every published row of the table, or of those with these ids, with its words in all languages, by one statement that joins each table once: Payload would read
 * each row in each language by itself, and a catalogue of 1,500 endings four times over.
 */
export const findEndingRows = async <Document>(
  handle: Handle,
  table: EndingTable,
  fields: FieldsOf<Document>,
  texts: readonly string[],
  ids: readonly string[] | null,
): Promise<readonly EndingDocument<Document>[]> => {
  const named = (suffix: string) => sql.identifier(`${table}${suffix}`)
  const { rows } = await handle.execute<EndingRow>(sql`
    with words as (
      select _parent_id, jsonb_build_object(${sql.join(texts.map(byLanguage), sql`, `)}) as texts from ${named('_locales')}
      where ${among('_parent_id', ids)} group by _parent_id
    ), lines as (
      select id, _parent_id, _order from ${named('_features')} where ${among('_parent_id', ids)}
    ), line_words as (
      select _parent_id, jsonb_object_agg(_locale, text) as text from ${named('_features_locales')}
      where _parent_id in (select id from lines) group by _parent_id
    ), features as (
      select lines._parent_id, jsonb_agg(line_words.text order by lines._order) as features
      from lines join line_words on line_words._parent_id = lines.id group by lines._parent_id
    )
    select ending.id, to_jsonb(ending) as numbers, words.texts, features.features
    from ${sql.identifier(table)} as ending
      left join words on words._parent_id = ending.id
      left join features on features._parent_id = ending.id
    where ending._status = 'published' and ending.deleted_at is null and ${among('id', ids)}
  `)
  return rows.map(({ id, numbers, texts: inLanguages, features }) => ({
    id,
    numbers: fromColumns<Document>(numbers, fields),
    texts: inLanguages ?? {},
    features: features ?? [],
  }))
}
