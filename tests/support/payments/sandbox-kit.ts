import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { handOff } from '@/lib/config/process-state'
import { sandboxKey } from '@/lib/config/sandbox-card'
import type { Minor } from '@/core/money/types'
import type { SandboxNews, SandboxPage } from '@/core/payments/sandbox'
import { signReport, writeEvent } from '@/integrations/sandbox/payments'
import { createSandboxStore } from '@/modules/payments/sandbox/sandbox.service'
import { testEnvironment } from '../test-environment'
import type { CardKit } from './card-kit'

const word = 'a-word-of-this-process'

/** Header the custom server sets for local programs. */
export const atTheMachine = { 'X-Own-Machine': word } as const

/** Emulates the custom server; returns a cleanup function. */
export const sitAtTheMachine = (): (() => void) => {
  handOff().localRequestToken = word
  return () => void delete handOff().localRequestToken
}

const event = (news: SandboxNews, page: SandboxPage, refunded = 0) =>
  JSON.parse(writeEvent({ id: `sandbox_${randomUUID()}`, news, page, refunded: refunded as Minor })) as { readonly id: string }

export const findSandboxPage = async (payload: Payload, orderNumber: string): Promise<SandboxPage> => {
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(
    sql`select id from infra.sandbox_pages where order_number = ${orderNumber} order by attempt desc limit 1`,
  )
  const page = rows[0] && (await createSandboxStore(payload.db.drizzle).findPage(rows[0].id))
  if (!page) throw new Error(`No page of ${orderNumber}`)
  return page
}

export const sandboxKit: CardKit<SandboxPage> = {
  method: 'sandbox',
  environment: { SANDBOX_CARD: 'true' },
  headers: atTheMachine,
  signatureHeader: 'Sandbox-Signature',
  sign: (text, { secret = sandboxKey(testEnvironment.PAYLOAD_SECRET), at = Date.now() / 1000 }) => signReport(text, secret, at * 1000),
  events: {
    paid: (page, { amount = page.amount, currency = page.currency } = {}) => ({
      ...event('paid', page),
      amount,
      currency: currency.toUpperCase(),
    }),
    processing: (page) => event('processing', page),
    declined: (page) => event('declined', page),
    refunded: (page, refunded) => event('refunded', page, refunded),
    disputed: (page) => event('disputed', page),
  },
  asides: (page) => [event('paid', page)],
  pageOf: findSandboxPage,
  otherMoney: (page, mark) => ({ ...page, intent: `${page.intent}_${mark}` }),
  refundedOf: async (payload, { id }) => (await createSandboxStore(payload.db.drizzle).findPage(id))?.refunded ?? 0,
}
