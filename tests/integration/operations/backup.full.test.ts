import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { offlinePayments } from '@/integrations/offline-payments'
import { orderSample } from '../../support/mail/order-sample'
import { restore } from '@/programs/backup'
import { findDumpableServer, type DumpableServer } from '../../support/operations/dumpable-server'
import { startCommand } from '../../support/operations/run-command'
import { databaseAt, onServer } from '../../support/test-databases'
import { testEnvironment } from '../../support/test-environment'
import { resetProcessState } from '@/lib/config/process-state'

/** The Postgres version the tests ship. */
const packagedMajor = 18
const open = findDumpableServer(inject('testServer'), packagedMajor)
if (open === null) console.warn('\n!!! NOT TESTED: backup and restore, because there is no pg_dump here with a server it can read !!!\n')

const databases = ['shop', 'restored', 'filled'].map((name) => `hostfront_test_${process.pid}_backup_${name}`)
const order = orderSample('en')
const [shop = '', restored = '', filled = ''] = databases

describe.skipIf(open === null)('a backup', { timeout: 240_000 }, () => {
  let server: DumpableServer
  let folder: string
  let archive: string
  let receipt: Uint8Array

  const environmentOf = (database: string): Record<string, string> => ({
    ...testEnvironment,
    DATABASE_URL: databaseAt(server.url, database),
    MEDIA_DIR: path.join(folder, database),
  })

  /** Reloads the configuration with the database's settings. */
  const openShop = async (database: string): Promise<Payload> => {
    vi.resetModules()
    resetProcessState()
    Object.assign(process.env, environmentOf(database))
    const { default: config } = await import('@payload-config')
    // one at a time: endpoints and hooks find the instance through Payload's global cache
    const { _payload: instances } = globalThis as { readonly _payload?: Map<string, unknown> }
    instances?.clear()
    return getPayload({ config })
  }

  const drawReceiptOf = async (payload: Payload): Promise<Uint8Array> => {
    const [{ renderReceipt }, { findOrderByNumber }, { findPayments }] = await Promise.all([
      import('@/modules/invoices/pdf/receipt-pdf'),
      import('@/modules/orders/orders.repository'),
      import('@/modules/payments/payments.repository'),
    ])
    const stored = await findOrderByNumber(payload.db.drizzle, order.orderNumber)
    if (!stored) throw new Error(`There is no ${order.orderNumber}`)
    const site = { brandName: 'Hostfront', supportEmail: 'desk@shop.test', priceLocale: 'en' }
    return renderReceipt(stored, await findPayments(payload.db.drizzle, stored.id), site, 'en')
  }

  const run = async (database: string, ...args: readonly string[]) => (await startCommand(args, environmentOf(database))).ended

  const restoreInto = (database: string, changes: Readonly<Record<string, string>> = {}) =>
    restore({ ...process.env, ...environmentOf(database), ...changes }, [archive])

  const connected = async <Value>(database: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> => {
    const client = new pg.Client({ connectionString: databaseAt(server.url, database) })
    await client.connect()
    return work(client).finally(() => client.end())
  }

  const ask = (database: string, question: string): Promise<readonly unknown[]> =>
    connected(database, async (client) => (await client.query(question)).rows)

  /** All rows of all tables, except which installation the database belongs to. */
  const contentOf = (database: string): Promise<Record<string, unknown>> =>
    connected(database, async (client) => {
      const { rows: tables } = await client.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'infra') and tablename <> 'shop'`,
      )
      const content: Record<string, unknown> = {}
      for (const { name } of tables) {
        const { rows } = await client.query(`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as rows from ${name} t`)
        content[name] = rows[0]
      }
      return content
    })

  beforeAll(async () => {
    server = (await open?.()) ?? { url: '', stop: async () => {} }
    folder = await mkdtemp(path.join(os.tmpdir(), 'hostfront-backup-'))
    archive = path.join(folder, 'shop.tar')
    for (const name of databases) await onServer(server.url, (client) => client.query(`create database "${name}"`))
    const payload = await openShop(shop)
    const [{ applyMigrations }, { insertOrders }, { placedMails }] = await Promise.all([
      import('@/payload/apply-migrations'),
      import('@/modules/checkout/checkout.repository'),
      import('@/modules/checkout/order-decision'),
    ])
    await applyMigrations(payload)
    const { orderNumber, contact, currency, dueNow } = order
    const payment = offlinePayments.start({ orderNumber, email: contact.email, currency, amount: dueNow })
    await insertOrders(payload.db.drizzle, [{ order, payment, codes: [], limited: [], cartId: null, mails: placedMails(order) }])
    const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer()
    await payload.create({
      collection: 'media',
      data: { alt: 'A green field' },
      file: { data, name: 'field.png', mimetype: 'image/png', size: data.length },
    })
    receipt = await drawReceiptOf(payload)
    await payload.db.pool.end()
  }, 180_000)

  afterAll(async () => {
    for (const name of databases) await onServer(server.url, (client) => client.query(`drop database if exists "${name}" with (force)`))
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('restores orders, receipts and pictures into an empty database, byte for byte', async () => {
    const made = await run(shop, 'backup', archive)
    expect(made.output).toMatch(/1 orders, \d+ pictures, verified/)
    expect(made.code).toBe(0)
    const back = await run(restored, 'restore', archive)
    expect(back.output).toMatch(/rows in \d+ tables, as in the backup/)
    expect(back.code).toBe(0)
    expect(await contentOf(restored)).toEqual(await contentOf(shop))
    const payload = await openShop(restored)
    expect(Buffer.from(await drawReceiptOf(payload)).equals(Buffer.from(receipt))).toBe(true)
    await payload.db.pool.end()
    const picture = (database: string) => readFile(path.join(folder, database, 'field.png'))
    expect((await picture(restored)).equals(await picture(shop))).toBe(true)
  })

  it('stays marked as a copy after a restore, until npm run restore -- --promote', async () => {
    const ofShop = 'select site_url from infra.shop'
    expect(await ask(restored, ofShop)).toEqual([{ site_url: `restored:${environmentOf(restored)['SITE_URL'] ?? ''}` }])
    const adopted = await run(restored, 'restore', '--promote')
    expect(adopted.code, adopted.output).toBe(0)
    expect(await ask(restored, ofShop)).toEqual([{ site_url: environmentOf(restored)['SITE_URL'] }])
  })

  it('contains no secret, and only its owner can open it', async () => {
    const { stdout } = spawnSync('tar', ['-xOf', archive, './manifest.json'], { encoding: 'utf8' })
    expect(JSON.parse(stdout)).toMatchObject({ format: 1, site: null, rows: { '"public"."orders"': 1 } })
    expect((await readFile(archive)).includes(testEnvironment.PAYLOAD_SECRET)).toBe(false)
    expect(spawnSync('stat', ['-c', '%a', archive], { encoding: 'utf8' }).stdout.trim()).toBe('600')
  })

  it('needs an option to replace a shop, which is backed up first and removed completely', async () => {
    await ask(restored, "create table left_by_a_newer_version (id int); create type left_behind as enum ('a')")
    await expect(restoreInto(restored)).rejects.toThrow(/already contains a shop.*--replace/)
    const again = await run(restored, 'restore', archive, '--replace')
    expect(again.output).toMatch(/Backup of the existing shop.*\n(?:.*\n)*.*as in the backup/)
    expect(again.code).toBe(0)
    expect(await contentOf(restored)).toEqual(await contentOf(shop))
    expect(await ask(restored, 'select site_url from infra.shop')).toEqual([{ site_url: expect.stringMatching(/^restored:/) }])
    expect(await ask(restored, "select 1 from pg_type where typname = 'left_behind'")).toEqual([])
  })

  it('is rejected if damaged, encrypted by another secret, or while the database is in use', async () => {
    const damaged = path.join(folder, 'damaged.tar')
    const bytes = await readFile(archive)
    const at = bytes.indexOf('PGDMP') + 4000
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at)
    await writeFile(damaged, bytes)
    await expect(restore({ ...process.env, ...environmentOf(filled) }, [damaged])).rejects.toThrow(
      /is damaged: checksum mismatch in database\.dump/,
    )
    const PAYLOAD_SECRET = 'another-secret-of-more-than-32-letters'
    await expect(restoreInto(filled, { PAYLOAD_SECRET })).rejects.toThrow(/made with a different PAYLOAD_SECRET/)
    const client = new pg.Client({ connectionString: databaseAt(server.url, filled) })
    await client.connect()
    await expect(restoreInto(filled)).rejects.toThrow(/Other connections to this database are open \(1\)/)
    await client.end()
    expect(await contentOf(filled)).toEqual({})
  })
})
