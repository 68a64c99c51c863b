import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { plannedTables, type PlannedTable } from './tables'

type Database = MigrateUpArgs['db']

/** The newest version of a document, where it says what the document says. */
const markNewest = ({ name }: PlannedTable): string => `
  update "_${name}_v" as version set latest = true
  from (select distinct on (parent_id) id, parent_id, version_updated_at from "_${name}_v" order by parent_id, updated_at desc, created_at desc) as newest
    join "${name}" as document on document.id = newest.parent_id and document.updated_at = newest.version_updated_at
  where version.id = newest.id`

const featuresOf = (name: string): string => `
  , lines as (
    select gen_random_uuid() as id, feature.id as old, feature._order, made.id as version from made join "${name}_features" as feature on feature._parent_id = made.parent_id
  ), features as (
    insert into "_${name}_v_version_features" (id, _order, _parent_id, _uuid) select id, _order, version, old from lines
  ), feature_texts as (
    insert into "_${name}_v_version_features_locales" (text, _locale, _parent_id)
    select text.text, text._locale, lines.id from lines join "${name}_features_locales" as text on text._parent_id = lines.old
  )`

const listOf = (name: string, list: string): string => `
  , ${list} as (
    insert into "_${name}_v_version_${list}" ("order", parent_id, value, id)
    select chosen."order", made.id, chosen.value::text::"enum__${name}_v_version_${list}", gen_random_uuid() from made join "${name}_${list}" as chosen on chosen.parent_id = made.parent_id
  )`

const textsOf = (name: string, texts: readonly string[]): string => `
  , texts as (
    insert into "_${name}_v_locales" (${texts.map((text) => `version_${text}`).join(', ')}, _locale, _parent_id)
    select ${texts.map((text) => `text.${text}`).join(', ')}, text._locale, made.id from made join "${name}_locales" as text on text._parent_id = made.parent_id
  )`

const relationsOf = (name: string): string => `
  , relations as (
    insert into "_${name}_v_rels" ("order", parent_id, path, pages_id)
    select relation."order", made.id, 'version.' || relation.path, relation.pages_id from made join "${name}_rels" as relation on relation.parent_id = made.parent_id
  )`

/** A version of every document that has none which says the same: written past the forms, or never changed since versions are kept. */
const addNewest = ({ name, columns, choices, texts, hasFeatures, lists = [], hasRelations }: PlannedTable): string => {
  const all = [...columns, ...Object.keys(choices)]
  const values = [...columns.map((column) => `document."${column}"`), ...Object.entries(choices).map(([column, type]) => `document."${column}"::text::"${type}"`)]
  return `
  with made as (
    insert into "_${name}_v" (id, parent_id, latest, version__status, created_at, updated_at, ${all.map((column) => `"version_${column}"`).join(', ')})
    select gen_random_uuid(), document.id, true, 'published', document.updated_at, document.updated_at, ${values.join(', ')} from "${name}" as document
    where not exists (select 1 from "_${name}_v" as version where version.parent_id = document.id and version.latest)
    returning id, parent_id
  )${hasFeatures ? featuresOf(name) : ''}${lists.map((list) => listOf(name, list)).join('')}${texts.length > 0 ? textsOf(name, texts) : ''}${hasRelations ? relationsOf(name) : ''}
  select count(*) from made`
}

/** Payload lists what may have drafts by newest versions: a document without one would be missing from its list. */
export const noteNewestVersions = async (db: Database): Promise<void> => {
  for (const table of plannedTables) {
    await db.execute(sql.raw(markNewest(table)))
    await db.execute(sql.raw(addNewest(table)))
  }
}

export const deleteDrafts = async (db: Database): Promise<void> => {
  for (const { name } of plannedTables) {
    await db.execute(sql.raw(`delete from "${name}" where _status is distinct from 'published'`))
    await db.execute(sql.raw(`delete from "_${name}_v" where version__status is distinct from 'published' or parent_id is null`))
  }
}
