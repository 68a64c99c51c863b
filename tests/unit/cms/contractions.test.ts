import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isContraction } from '@/config/contraction'

const folder = 'src/cms/migrations'
/** Of a time when shops stood still while they were upgraded. */
const baseline = '20261123_173722_baseline'

/** What the version before cannot live with: a thing that it names is gone or is called otherwise, or a row as it writes it is refused. */
const narrowing =
  /\bdrop (?:column|table|type|schema)\b|\brename\b|\balter column \S+ (?:type|set data type|set not null)\b|\badd column [^,;]*\bnot null\b(?![^,;]*\bdefault\b)(?<!\bdefault\b[^,;]*)|\badd (?:constraint|primary key|unique|check)\b/i

const narrows = (source: string): boolean => narrowing.test((source.split('export async function down')[0] ?? '').replaceAll('"', ''))

const names = fs
  .readdirSync(folder)
  .filter((file) => /^\d{8}_\d{6}.*\.ts$/.test(file))
  .map((file) => path.basename(file, '.ts'))

describe('a migration (ADR 044)', () => {
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
    ['create table infra.notes (id uuid primary key, text text not null, check (true))', false],
  ])('%s: narrows %s', (statement, is) => {
    expect(narrows(statement)).toBe(is)
  })

  it.each([
    ['20270101_000000_contract_note', true],
    ['20270101_000000_contracts', false],
    ['20270101_000000_note', false],
  ])('%s is applied when the version before has gone: %s', (name, is) => {
    expect(isContraction(name)).toBe(is)
  })
})
