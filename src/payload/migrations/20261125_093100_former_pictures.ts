import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Out of Payload's sight. The files pictures had before they were replaced, whose addresses lead on; gone with the picture. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table infra.former_pictures (
    filename text primary key,
    picture uuid not null references public.media (id) on delete cascade,
    size text not null
  )`)
  await db.execute(sql`create index former_pictures_picture_idx on infra.former_pictures (picture)`)
  // The sections that show the questions of a topic, as pages stand: what is saved from now on is written down by itself.
  await db.execute(sql`
    insert into infra.content_links (area, document, path, locale, kind, target)
    select 'pages', pages.id, 'layout.' || (section ->> 'id') || '.topic', '', 'faqTopics', section ->> 'topic'
    from pages cross join lateral jsonb_array_elements(case jsonb_typeof(layout) when 'array' then layout else '[]' end) section
    where section ->> 'blockType' = 'faq' and section ->> 'topic' is not null and section ->> 'id' is not null
    on conflict do nothing
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`delete from infra.content_links where kind = 'faqTopics'`)
  await db.execute(sql`drop table if exists infra.former_pictures`)
}
