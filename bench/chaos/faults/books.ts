import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readBooks } from '../replicas/books'
import { withClient } from '../../../scripts/lib/database.mjs'
import { say } from '../../../scripts/lib/output.mjs'
import type { Buyers } from './orders'
import type { Outside } from './outside'
import type { Shop } from './shop'

/** Differences between confirmed results and the database; all must be zero. */
export type Differences = Readonly<Record<string, number>>

const count = (databaseUrl: string, question: string, values: readonly unknown[] = []): Promise<number> =>
  withClient(databaseUrl, async (client) => Number((await client.query<{ count: string }>(question, [...values])).rows[0]?.count ?? NaN))

const longestDrain = 60_000

/** Makes pending retries due at once instead of waiting. */
const drainMails = async (databaseUrl: string): Promise<void> => {
  for (const end = Date.now() + longestDrain; Date.now() < end;) {
    await withClient(databaseUrl, (client) =>
      client.query(
        `update mail_outbox set next_attempt_at = now() where status = 'queued' and next_attempt_at > now() + interval '3 seconds'`,
      ),
    )
    if ((await count(databaseUrl, `select count(*) from mail_outbox where status = 'queued'`)) === 0) return
    await sleep(1000)
  }
}

const mailsIn = (folder: string): readonly string[] =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder).flatMap((file) => {
        if (!file.endsWith('.eml')) return []
        return /^Message-ID: <([^@]+)@/im.exec(fs.readFileSync(path.join(folder, file), 'utf8'))?.[1] ?? []
      })
    : []

const mailBooks = async ({ databaseUrl, mailbox }: Shop, { mail }: Outside, code: string): Promise<Differences> => {
  await drainMails(databaseUrl)
  const received = [...mail.mails.map(({ messageId }) => messageId.slice(1).split('@')[0] ?? ''), ...mailsIn(mailbox)]
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: string; status: string }>('select id, status from mail_outbox'),
  )
  const arrived = new Set(received)
  return {
    'emails not sent': rows.filter(({ status }) => status !== 'sent').length,
    'emails marked as sent that never arrived': rows.filter(({ id, status }) => status === 'sent' && !arrived.has(id)).length,
    'orders without a receipt': await count(
      databaseUrl,
      `select count(*) from orders where created_at >= (select created_at from coupons where code = $1)
       and (payment_method = 'offline' or status in ('paid', 'fulfilled', 'refunded'))
       and not exists (select from mail_outbox where template = 'order-receipt' and data->>'orderNumber' = order_number)`,
      [code],
    ),
  }
}

const paymentBooks = async ({ databaseUrl }: Shop, { paid }: Buyers): Promise<Differences> => {
  const sum = [...paid.values()].reduce((total, { amount }) => total + amount, 0)
  const booked = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: string; sum: string | null }>(
      `select count(*), sum(amount) from payments where provider = 'stripe' and status = 'paid'`,
    )
    return rows[0] ?? { count: 'NaN', sum: null }
  })
  return {
    'payments not booked or booked twice': paid.size - Number(booked.count),
    'cents not booked or booked twice': sum - Number(booked.sum ?? 0),
    'orders still unpaid despite a payment': await count(
      databaseUrl,
      `select count(*) from orders join payments on payments.order_id = orders.id where payments.status = 'paid' and orders.status not in ('paid', 'fulfilled')`,
    ),
  }
}

/** Run after every buyer has retried. */
export const readAllBooks = async (shop: Shop, buyers: Buyers, outside: Outside, code: string): Promise<Differences> => {
  const repeated = await buyers.repeatAll()
  for (const refusal of repeated.refusals.slice(0, 5)) say(`       rejected: ${refusal}`)
  const confirmed = buyers.attempts.flatMap(({ email, number }) => (number === null ? [] : [{ email, number }]))
  const { lost, doubled, uses, miscounted } = await readBooks(shop.databaseUrl, code, confirmed)
  return {
    'orders lost': lost,
    'orders duplicated': doubled,
    'idempotency keys that returned another order': repeated.another,
    'idempotency keys rejected on retry': repeated.refused,
    'counted uses minus redemptions': miscounted,
    'discount code never used': Number(uses === 0),
    ...(await paymentBooks(shop, buyers)),
    ...(await mailBooks(shop, outside, code)),
  }
}
