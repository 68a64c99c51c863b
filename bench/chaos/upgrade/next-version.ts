import fs from 'node:fs'
import path from 'node:path'
import { writeMigrationIndex } from 'payload'
import { Fault } from '../../../scripts/lib/output.mjs'

/** Source changes for the renamed order column. */
const renamed: readonly (readonly [file: string, before: string, after: string])[] = [
  ['src/modules/checkout/checkout.repository.ts', '({ box: boxOf(', '({ letter_box: boxOf('],
  ['src/modules/pricing/coupons.repository.ts', 'as counted where box =', 'as counted where letter_box ='],
  ['src/modules/pricing/coupons.repository.ts', 'typed.box like', 'typed.letter_box like'],
]

const migrationOf = (statements: readonly string[]): string =>
  [
    `import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'`,
    '',
    'export async function up({ db }: MigrateUpArgs): Promise<void> {',
    ...statements.map((statement) => `  await db.execute(sql\`${statement}\`)`),
    '}',
    '',
    'export async function down(): Promise<void> {}',
    '',
  ].join('\n')

/** Adds a column and the new name; a trigger keeps old and new name in sync. */
const expansion = [
  `alter table infra.customer_orders add column written_as text not null default 'box', add column letter_box text`,
  `create function infra.follow_box() returns trigger language plpgsql as $$ begin
    if new.letter_box is null then new.letter_box := new.box;
    else new.box := new.letter_box; new.written_as := 'letter_box'; end if;
    return new;
  end $$`,
  `create trigger follow_box before insert on infra.customer_orders for each row execute function infra.follow_box()`,
  `update infra.customer_orders set letter_box = box where letter_box is null`,
  `create unique index customer_orders_letter_box on infra.customer_orders (letter_box, order_id)`,
]

const contraction = [
  `drop trigger follow_box on infra.customer_orders`,
  `drop function infra.follow_box()`,
  `alter table infra.customer_orders alter column letter_box set not null, alter column written_as set default 'letter_box', drop column box`,
  `alter table infra.customer_orders add primary key using index customer_orders_letter_box`,
]

const own = { '20990101_000000_letter_box': expansion, '20990101_000100_contract_box': contraction }

const front = 'server/index.mjs'
const breakage = `throw new Error('This version cannot start')\n`

/** Turns the sources into a next version that fails to start. */
export const becomeNextVersion = (home: string): void => {
  for (const [file, before, after] of renamed) {
    const source = fs.readFileSync(path.join(home, file), 'utf8')
    if (!source.includes(before)) throw new Fault(`${file} no longer contains "${before}"`, 'Update bench/chaos/upgrade/next-version.ts.')
    fs.writeFileSync(path.join(home, file), source.replaceAll(before, after))
  }
  const folder = path.join(home, 'src', 'payload', 'migrations')
  for (const [name, statements] of Object.entries(own)) fs.writeFileSync(path.join(folder, `${name}.ts`), migrationOf(statements))
  writeMigrationIndex({ migrationsDir: folder })
  const start = fs.readFileSync(path.join(home, front), 'utf8')
  fs.writeFileSync(path.join(home, front), `${breakage}${start}`)
}

export const mend = (home: string): void => {
  const file = path.join(home, front)
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(breakage, ''))
}
