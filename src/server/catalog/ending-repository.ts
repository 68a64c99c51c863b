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
  readonly numbers: Readonly<Record<string, unknown>>
  readonly texts: Texts | null
  readonly features: readonly Text[] | null
}

/** What is the same in every language, read once, and the words of all four. */
export interface EndingDocument<Document> {
  readonly numbers: Document
  readonly texts: Texts
  readonly features: readonly Text[]
}

/** One text in all languages, beside its name. */
const byLanguage = (field: string) => sql`${field}::text, jsonb_object_agg(_locale, ${sql.identifier(columnOf(field))})`

/**
 * Every published row of the table with its words in all languages, by one statement that joins each table once: Payload would read
 * each row in each language by itself, and a catalogue of 1,500 endings four times over.
 */
export const findEndingRows = async <Document>(
  handle: Handle,
  table: EndingTable,
  fields: FieldsOf<Document>,
  texts: readonly string[],
): Promise<readonly EndingDocument<Document>[]> => {
  const named = (suffix: string) => sql.identifier(`${table}${suffix}`)
  const { rows } = await handle.execute<EndingRow>(sql`
    with words as (
      select _parent_id, jsonb_build_object(${sql.join(texts.map(byLanguage), sql`, `)}) as texts from ${named('_locales')} group by _parent_id
    ), feature_words as (
      select _parent_id, jsonb_object_agg(_locale, text) as text from ${named('_features_locales')} group by _parent_id
    ), features as (
      select feature._parent_id, jsonb_agg(feature_words.text order by feature._order) as features
      from ${named('_features')} as feature join feature_words on feature_words._parent_id = feature.id group by feature._parent_id
    )
    select to_jsonb(ending) as numbers, words.texts, features.features
    from ${sql.identifier(table)} as ending
      left join words on words._parent_id = ending.id
      left join features on features._parent_id = ending.id
    where ending._status = 'published' and ending.deleted_at is null
    order by ending."order", ending.extension collate "C"
  `)
  return rows.map(({ numbers, texts: inLanguages, features }) => ({
    numbers: fromColumns<Document>(numbers, fields),
    texts: inLanguages ?? {},
    features: features ?? [],
  }))
}
