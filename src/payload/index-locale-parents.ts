import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'

type SchemaHook = NonNullable<PostgresAdapterArgs['beforeSchemaInit']>[number]

/**
 * Postgres creates no index for a foreign key, so deleting a row scans every referencing table. Payload indexes each `*_locales`
 * table by (_locale, _parent_id) only, which a lookup by parent cannot use.
 */
export const indexLocaleParents: SchemaHook = ({ adapter, schema }) => {
  for (const { name, indexes } of Object.values(adapter.rawTables)) {
    if (indexes?.['_localeParent']) indexes['_parent'] = { name: `${name}_parent_id_idx`, on: '_parentID' }
  }
  return schema
}
