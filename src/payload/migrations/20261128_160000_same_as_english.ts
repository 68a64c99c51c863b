import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** X12: what read as in English before this counts as meant so. A version before this one reads over the mark. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update infra.translations t
    set complete = t.complete + t.same, same = 0, fields = (
      select jsonb_object_agg(kept.path, case when t.texts->>kept.path = e.texts->>kept.path then kept.state || '{"isSame": true}' else kept.state end)
      from jsonb_each(t.fields) as kept (path, state)
    )
    from infra.translations e
    where e.area = t.area and e.document = t.document and e.locale = 'en' and t.locale <> 'en' and t.same > 0
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`select 1`)
}
