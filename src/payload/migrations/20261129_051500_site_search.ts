import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { defaultSynonyms } from '@/modules/content/search/synonyms'

const languages = { en: 'english', es: 'spanish', fr: 'french', de: 'german' } as const
const codes = ['en', 'es', 'fr', 'de'] as const

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Stop words first, since they have accents; then accents, then stems. */
const configurationOf = (code: (typeof codes)[number]): string => `
  create text search dictionary infra.search_stop_${code} (template = simple, stopwords = ${languages[code]}, accept = false);
  create text search configuration infra.search_${code} (copy = pg_catalog.${languages[code]});
  alter text search configuration infra.search_${code} alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
    with infra.search_stop_${code}, unaccent, ${languages[code]}_stem;`

/** K22: passages of what is published, out of Payload's sight. K24: synonyms. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create extension if not exists unaccent`)
  await db.execute(sql.raw(codes.map(configurationOf).join('')))
  await db.execute(sql`
    create table infra.search_passages (
      source text not null,
      document text not null,
      position int not null,
      locale text not null,
      path text,
      anchor text,
      title text not null,
      heading text,
      text text not null,
      topics text[],
      words tsvector not null,
      primary key (source, document, position)
    );
    create index search_passages_words_idx on infra.search_passages using gin (words);
    create index search_passages_path_idx on infra.search_passages (path);
    create index search_passages_topics_idx on infra.search_passages (locale) where topics is not null and path is not null;`)
  await db.execute(
    sql.raw(
      codes
        .map(
          (code) => `
    alter table site_settings add column search_synonyms_${code} varchar default ${literal(defaultSynonyms[code] ?? '')};
    alter table _site_settings_v add column version_search_synonyms_${code} varchar default ${literal(defaultSynonyms[code] ?? '')};`,
        )
        .join(''),
    ),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(
      codes
        .map(
          (code) => `
    alter table site_settings drop column search_synonyms_${code};
    alter table _site_settings_v drop column version_search_synonyms_${code};`,
        )
        .join(''),
    ),
  )
  await db.execute(sql`drop table infra.search_passages`)
  await db.execute(
    sql.raw(
      codes
        .map((code) => `drop text search configuration infra.search_${code}; drop text search dictionary infra.search_stop_${code};`)
        .join('\n'),
    ),
  )
}
