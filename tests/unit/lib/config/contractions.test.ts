import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isContraction } from '@/lib/config/contraction'

const folder = 'src/payload/migrations'
/** Creates what there is; databases of the version before skip it. */
const baseline = '20261129_070000_baseline'

/** Statements the previous version can't run with: removed or renamed objects, or constraints its rows violate. */
const narrowing =
  /\bdrop (?:column|table|type|schema)\b|\brename\b|\balter column \S+ (?:type|set data type|set not null)\b|\badd column [^,;]*\bnot null\b(?![^,;]*\bdefault\b)(?<!\bdefault\b[^,;]*)|\badd (?:constraint|primary key|unique|check)\b/i

/** Foreign keys on new tables or columns don't affect the previous version. */
const withoutOwn = (source: string): string => {
  const tables = new Set([...source.matchAll(/create table (\S+)/gi)].map(([, table]) => table))
  const columns = new Set([...source.matchAll(/add column (\S+)/gi)].map(([, column]) => column))
  return source.replaceAll(
    /alter table (\S+) add constraint \S+ foreign key \((\w+)\)[^;]*;?/gi,
    (statement, table: string, column: string) => (tables.has(table) || columns.has(column) ? '' : statement),
  )
}

const narrows = (source: string): boolean =>
  narrowing.test(withoutOwn((source.split('export async function down')[0] ?? '').replaceAll('"', '')))

const names = fs
  .readdirSync(folder)
  .filter((file) => /^\d{8}_\d{6}.*\.ts$/.test(file))
  .map((file) => path.basename(file, '.ts'))

describe('a migration (ADR 013)', () => {
  it.each(names.filter((name) => name !== baseline && !isContraction(name)))(
    '%s leaves the version before what it reads and writes; one that does not is called …_contract_…',
    (name) => {
      expect(narrows(fs.readFileSync(path.join(folder, `${name}.ts`), 'utf8'))).toBe(false)
    },
  )

  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "note"', true],
    ['ALTER TABLE "orders" RENAME COLUMN "note" TO "words"', true],
    ['ALTER TABLE "orders" ADD COLUMN "note" varchar NOT NULL', true],
    ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL', true],
    ['ALTER TABLE "orders" ADD CONSTRAINT "short" CHECK (length(note) < 9)', true],
    [`ALTER TABLE "orders" ADD COLUMN "note" varchar DEFAULT '' NOT NULL`, false],
    ['ALTER TABLE "orders" ADD COLUMN "note" varchar', false],
    ['ALTER TABLE "orders" ADD CONSTRAINT "of" FOREIGN KEY ("note_id") REFERENCES "notes"("id")', true],
    [
      'ALTER TABLE "orders" ADD COLUMN "note_id" uuid; ALTER TABLE "orders" ADD CONSTRAINT "of" FOREIGN KEY ("note_id") REFERENCES "notes"("id")',
      false,
    ],
    [
      'CREATE TABLE "notes" ("order_id" uuid); ALTER TABLE "notes" ADD CONSTRAINT "of" FOREIGN KEY ("order_id") REFERENCES "orders"("id")',
      false,
    ],
    ['create table infra.notes (id uuid primary key, text text not null, check (true))', false],
  ])('%s: narrows %s', (statement, is) => {
    expect(narrows(statement)).toBe(is)
  })

  it.each([
    ['20270101_000000_contract_note', true],
    ['20270101_000000_contracts', false],
    ['20270101_000000_note', false],
  ])('%s is applied once the previous version has stopped: %s', (name, is) => {
    expect(isContraction(name)).toBe(is)
  })
})
