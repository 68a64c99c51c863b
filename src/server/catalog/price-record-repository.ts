import { sql } from '@payloadcms/db-postgres'
import type { RecordedFigure } from '@/core/pricing/price-past'
import type { Handle } from '@/server/platform/database/handle'

/** What has prices that are recorded, by the names Payload has for it. */
export const recordedAreas = ['services', 'extensions', 'addons', 'transfer-prices', 'currencies', 'pricing-settings'] as const
export type RecordedArea = (typeof recordedAreas)[number]

/** The past of one document: its figures by period, oldest first. */
export interface PriceRecord {
  readonly id: string
  /** What it is called by now. */
  readonly key: string
  readonly periods: Readonly<Record<string, readonly RecordedFigure[]>>
}

interface Row extends Record<string, unknown> {
  readonly id: string
  readonly key: string
  readonly periods: PriceRecord['periods']
}

/** So many changes of a document are looked at, the newest first: years of them. */
const mostChanges = 400

/** The past of documents with these ids, or of all of an area, in one statement. */
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
