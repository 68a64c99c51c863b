import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/lib/config/locales'
import { columnOf, fromColumns, type FieldsOf, type Handle, prepared } from '@/lib/db/sql'
import type { RecordedFigure } from '@/core/pricing/reference-price'

/** One row per TLD; a real registrar has over a thousand in each table. */
type TldTable = 'extensions' | 'transfer_prices'

export type Text = Readonly<Partial<Record<Locale, string | null>>> | null

/** Keyed by field name. */
type Texts = Readonly<Record<string, Text>>

interface TldRow extends Record<string, unknown> {
  readonly id: string
  readonly numbers: Readonly<Record<string, unknown>>
  readonly texts: Texts | null
  readonly features: readonly Text[] | null
}

/** Language-independent columns, and the texts in all languages. */
export interface TldDocument<Document> {
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

const byLanguage = (field: string) => sql`${field}::text, jsonb_object_agg(_locale, ${sql.identifier(columnOf(field))})`

/**
 * Reads published rows with all languages in one statement. Payload would query each row per language: a catalogue of 1,500 TLDs four times
 * over.
 */
export const findTldRows = async <Document>(
  handle: Handle,
  table: TldTable,
  fields: FieldsOf<Document>,
  texts: readonly string[],
  ids: readonly string[] | null,
): Promise<readonly TldDocument<Document>[]> => {
  const named = (suffix: string) => sql.identifier(`${table}${suffix}`)
  const { rows } = await handle.execute<TldRow>(sql`
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

/** Where a price was changed. `opening`: the start of the records; `sql`: a change made outside the shop. */
export type PriceChangeSource = 'opening' | 'desk' | 'file' | 'form' | 'list' | 'api' | 'schedule' | 'shop' | 'sql'

const unlessNamed = (setting: string, value: string) =>
  sql`set_config(${setting}, coalesce(nullif(current_setting(${setting}, true), ''), ${value}), true)`

/**
 * Sets the author for this transaction; database triggers record it with each change at commit. The first call wins: a bulk edit is
 * attributed to itself rather than to each save within it.
 */
export const recordPriceAuthor = async (handle: Handle, person: string | null, through: PriceChangeSource): Promise<void> => {
  await handle.execute(sql`select ${unlessNamed('shop.person', person ?? '')}, ${unlessNamed('shop.through', through)}`)
}

/** Slugs whose prices are recorded. */
export type RecordedArea = 'services' | 'extensions' | 'addons' | 'transfer-prices' | 'currencies' | 'pricing-settings'

/** One document's price history by period, oldest first. */
export interface PriceRecord {
  readonly id: string
  /** The document's current key. */
  readonly key: string
  readonly periods: Readonly<Record<string, readonly RecordedFigure[]>>
}

interface Row extends Record<string, unknown> {
  readonly id: string
  readonly key: string
  readonly periods: PriceRecord['periods']
}

/** Covers years of changes; only the newest are read. */
const mostChanges = 400

/** `ids`: null reads the whole area. */
export const findPriceRecords = async (
  handle: Handle,
  area: RecordedArea,
  ids: readonly string[] | null,
): Promise<readonly PriceRecord[]> => {
  const among = ids === null ? sql`true` : sql`document in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const { rows } = await handle.execute<Row>(sql`
    with newest as (
      select document, period, key, id, json_build_object(
        'at', floor(extract(epoch from at) * 1000), 'field', field, 'after', after, 'isOpening', through = 'opening'
      ) as figure, row_number() over (partition by document order by id desc) as place
      from infra.price_changes where area = ${area} and ${among}
    ), by_period as (
      select document, period, json_agg(figure order by id) as figures, (array_agg(key order by id desc))[1] as key from newest where place <= ${mostChanges} group by document, period
    )
    select document as id, max(key) as key, json_object_agg(period, figures) as periods from by_period group by document
  `)
  return rows.map(({ id, key, periods }) => ({ id, key, periods }))
}

/** A document or a global. */
export interface ChangedDocument {
  readonly slug: string
  readonly id: string | null
}

/**
 * Increments the catalogue revision in the change's own transaction: a reader that sees the new price also sees the new revision, and a
 * rollback leaves no trace. The counter's row stays locked until commit, so revisions commit in order. `null`: anything may have changed.
 */
export const insertRevision = async (handle: Handle, changed: ChangedDocument | null): Promise<void> => {
  const noted = changed
    ? sql`insert into infra.catalog_changes (revision, slug, document) select value, ${changed.slug}, ${changed.id}::text from moved`
    : sql`select 1`
  await handle.execute(sql`
    with moved as (
      insert into infra.revisions (name, value) values ('catalog', 1)
      on conflict (name) do update set value = infra.revisions.value + 1 returning value
    ) ${noted}
  `)
}

/** Number of committed changes; 0 before the first. Reads one indexed row, which is cheap enough for every request. */
export const findRevision = async (handle: Handle): Promise<number> => {
  const { rows } = await handle.execute<{ value: string }>(sql`${prepared} select value from infra.revisions where name = 'catalog'`)
  return Number(rows[0]?.value ?? 0)
}

interface ChangeRow extends Record<string, unknown> {
  readonly revision: string
  readonly slug: string
  readonly document: string | null
}

/** Changes between two revisions. `null` if some are unknown: made outside Payload, by an older version, or since deleted. */
export const findChanges = async (handle: Handle, after: number, upTo: number): Promise<readonly ChangedDocument[] | null> => {
  const { rows } = await handle.execute<ChangeRow>(sql`${prepared}
    select revision, slug, document from infra.catalog_changes where revision > ${after} and revision <= ${upTo}
  `)
  return rows.length === upTo - after ? rows.map(({ slug, document }) => ({ slug, id: document })) : null
}

/** Locks the row of a product or discount until the transaction ends. */
export const lockDocument = async (handle: Handle, slug: string, id: string): Promise<void> => {
  await handle.execute(sql`select 1 from ${sql.identifier(slug.replaceAll('-', '_'))} where id = ${id} for update`)
}
