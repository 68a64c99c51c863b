import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from 'payload'
import { datevColumns } from '@/core/invoices/datev'
import { createContext } from '@/container'
import { exportInvoices } from '@/modules/invoices/accounting-export'
import { testPassword, createVisitors } from '../../support/visitors'
import { invoicesOf, type WrittenInvoice } from '../../support/invoices/invoices-of'
import { sessionEvents } from '../../support/payments/stripe-events'
import { openPaymentShop } from '../payments/payment-shop'

const { payload, shop } = await openPaymentShop()
await createVisitors(payload)
const month = new Date().toISOString().slice(0, 7)

const tokenOf = async (role: string): Promise<string> =>
  (await shop.api('POST', '/users/login', { body: { email: `${role}@visitors.test`, password: testPassword } })).cookies['payload-token'] ??
  ''

const ask = async (role: string | null, query: string) =>
  shop.api('GET', `/invoices/export?${query}`, role === null ? {} : { cookies: { 'payload-token': await tokenOf(role) } })

const linesOf = (text: string): readonly string[] => text.split('\r\n').filter((line) => line !== '')
const cellsOf = (line: string): readonly string[] => line.split(';').map((cell) => cell.replaceAll(/^"|"$/g, ''))

/** Windows-1252 as bytes: its characters beyond Latin-1 that the tests use, the others as their code. */
const beyondLatin1: Readonly<Record<string, number>> = { Œ: 0x8c, '–': 0x96, Ž: 0x8e, '’': 0x92 }
const inCodePage = (text: string): readonly number[] => [...text].map((letter) => beyondLatin1[letter] ?? letter.charCodeAt(0))

const indexOfBytes = (bytes: Uint8Array, wanted: readonly number[]): number => Buffer.from(bytes).indexOf(Buffer.from(wanted))

/** Consecutively numbered copies of one invoice, to simulate a large shop. */
const copyInvoices = (shopOf: Payload, id: string, count: number) =>
  shopOf.db.drizzle.execute(sql`
    insert into invoices select copied.* from invoices i, generate_series(1, ${count}::int) n,
      lateral jsonb_populate_record(null::invoices, to_jsonb(i) || jsonb_build_object('id', gen_random_uuid(),
      'number', '1999-' || lpad(n::text, 6, '0'), 'year', 1999, 'position', n, 'issued_on', '1999-' || lpad((n % 12 + 1)::text, 2, '0') || '-15',
      'kind', 'credit-note', 'corrects_id', i.id, 'corrects_number', i.number)) copied
    where i.id = ${id}`)

let invoice: WrittenInvoice
let note: WrittenInvoice
beforeAll(async () => {
  const { orderNumber, session } = await shop.order({ currency: 'USD', name: 'exported' })
  await shop.send(sessionEvents.completed(session))
  await shop.send(sessionEvents.refunded(session, 250))
  const written = await invoicesOf(payload, orderNumber)
  if (!written[0] || !written[1]) throw new Error('Nothing was written')
  ;[invoice, note] = [written[0], written[1]]
})

describe('the accounting export', () => {
  it('I9: lists every document of the months as CSV, with its amount in both currencies', async () => {
    const { status, text } = await ask('support', `format=csv&from=${month}&to=${month}`)
    expect(status).toBe(200)
    const [head = '', ...rows] = linesOf(text)
    expect(head.split(',').slice(0, 4)).toEqual(['number', 'kind', 'date', 'status'])
    expect(rows.map((row) => row.split(',').slice(0, 2))).toEqual([
      [invoice.number, 'invoice'],
      [note.number, 'credit-note'],
    ])
    expect(rows[0]).toContain(
      `,USD,${(invoice.net / 100).toFixed(2)},${(invoice.tax / 100).toFixed(2)},${(invoice.gross / 100).toFixed(2)},0.1,EUR,`,
    )
    expect(linesOf((await ask('admin', 'format=csv&from=2001-01&to=2001-12')).text)).toHaveLength(1)
  })

  it('I9: writes CSV with a byte order mark, so that Excel on Windows reads it as UTF-8', async () => {
    const { value } = await exportInvoices(createContext(payload, 'en'), 'csv', { from: month, to: month }).next()
    expect(value).toMatch(/^\ufeffnumber,/)
  })

  it('I9: splits the amount in the accounting currency into net and tax when the order is in another one', async () => {
    const [head = '', ...rows] = linesOf((await ask('admin', `format=csv&from=${month}&to=${month}`)).text)
    const columns = head.split(',')
    const { docs } = await payload.find({ collection: 'invoices', where: { number: { in: [invoice.number, note.number] } }, depth: 0 })
    expect(docs).toHaveLength(2)
    for (const { number, bookGross, bookTax } of docs) {
      const cells = rows.find((row) => row.startsWith(`${number},`))?.split(',') ?? []
      const amountIn = (column: string): number => Math.round(Number(cells[columns.indexOf(column)]) * 100)
      expect(amountIn('book_tax')).toBeGreaterThan(0)
      expect([amountIn('book_gross'), amountIn('book_tax')]).toEqual([bookGross, bookTax])
      expect(amountIn('book_net') + amountIn('book_tax')).toBe(amountIn('book_gross'))
    }
  })

  it('I9: writes DATEV as a booking batch: header, 125 columns, one booking per document, in the accounting currency', async () => {
    const { status, text } = await ask('admin', `format=datev&from=${month}&to=${month}`)
    expect(status).toBe(200)
    const [head = '', columns = '', ...rows] = linesOf(text)
    expect(head).toMatch(
      /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"RE";"";"";1001;1;\d{4}0101;4;\d{8};\d{8};"[^"]+";"";1;0;0;"EUR";;"";;;"03";;;"";""$/,
    )
    expect(datevColumns).toHaveLength(125)
    expect(columns.split(';')).toHaveLength(125)
    const [paid = [], back = []] = rows.map(cellsOf)
    expect([paid.length, back.length]).toEqual([125, 125])
    expect(paid.slice(1, 3)).toEqual(['S', 'EUR'])
    expect(paid.slice(6, 8)).toEqual(['1360', '8400'])
    expect([paid[10], back[1], back[10], back[11]]).toEqual([invoice.number, 'H', note.number, invoice.number])
    expect(paid[0]).toMatch(/^\d+,\d{2}$/)
    expect(paid.join(';')).toContain(`${(invoice.gross / 100).toFixed(2)} USD`)
  })

  it('I9: writes a buyer’s letters in the bytes that each program reads, in a file named for it', async () => {
    const company = 'L’Œuvre – Žemlja Łódź GmbH'
    await payload.db.drizzle.execute(sql`
      insert into invoices select copied.* from invoices i, lateral jsonb_populate_record(null::invoices, to_jsonb(i) || jsonb_build_object(
        'id', gen_random_uuid(), 'number', '1998-000001', 'year', 1998, 'position', 1, 'issued_on', '1998-02-15',
        'kind', 'credit-note', 'corrects_id', i.id, 'corrects_number', i.number, 'buyer_company', ${company}::text)) copied
      where i.id = ${invoice.id}`)
    const months = 'from=1998-02&to=1998-02'
    const datev = await ask('admin', `format=datev&${months}`)
    expect(indexOfBytes(datev.bytes, inCodePage(' L’Œuvre – Žemlja Lódz GmbH"'))).toBeGreaterThan(0)
    expect(datev.bytes).not.toContain('?'.charCodeAt(0))
    expect(datev.headers.get('content-type')).toBe('text/csv; charset=windows-1252')
    expect(datev.headers.get('content-disposition')).toBe('attachment; filename="EXTF_Buchungsstapel_1998-02_1998-02.csv"')
    const csv = await ask('admin', `format=csv&${months}`)
    expect([...csv.bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(indexOfBytes(csv.bytes, [...new TextEncoder().encode(`,${company},`)])).toBeGreaterThan(0)
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="invoices_1998-02_1998-02.csv"')
  })

  it('I9: rejects invalid or reversed months, and a batch over two financial years', async () => {
    for (const query of [
      '',
      'format=csv&from=2026-13&to=2026-13',
      'format=csv&from=2026-03&to=2026-01',
      'format=xml&from=2026-01&to=2026-01',
    ])
      expect((await ask('admin', query)).status).toBe(400)
    expect((await ask('admin', 'format=datev&from=2025-12&to=2026-01')).status).toBe(400)
    expect((await ask('admin', 'format=csv&from=2025-12&to=2026-01')).status).toBe(200)
  })

  it('I9: is forbidden to marketing, customers and visitors', async () => {
    for (const [role, status] of [
      ['marketing', 403],
      [null, 401],
    ] as const)
      expect((await ask(role, `format=csv&from=${month}&to=${month}`)).status).toBe(status)
  })

  it('I9: streams many documents, each once, by date', async () => {
    const count = 2_000
    await copyInvoices(payload, invoice.id, count)
    const pieces: string[] = []
    for await (const piece of exportInvoices(createContext(payload, 'en'), 'datev', { from: '1999-01', to: '1999-12' })) pieces.push(piece)
    expect(pieces).toHaveLength(1 + Math.ceil(count / 500))
    const rows = linesOf(pieces.slice(1).join('')).map(cellsOf)
    expect(new Set(rows.map((row) => row[10])).size).toBe(count)
    const months = rows.map((row) => row[9]?.slice(2) ?? '')
    expect(months).toEqual([...months].sort())
  })
})
