import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrationRequestSchema } from '@/modules/inquiries/schema'
import { createContext, replaceServices } from '@/container'
import { handleFormPost, requestMigration, sendContactMessage } from '@/modules/inquiries/inquiries.service'
import { createApi, type Api } from '../api/api-client'
import { bootPayload } from '../../support/payload'
import { createVisitors, type Visitor } from '../../support/visitors'

const hour = 3_600_000
const receivedAt = Date.UTC(2026, 10, 21, 12)

let payload: Payload
let api: Api
let support: Visitor
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
  replaceServices(payload, { now: () => receivedAt })
  ;({ support } = await createVisitors(payload))
})

const request = {
  provider: 'Old Host',
  websiteUrl: 'https://example.com/shop',
  email: 'ines@example.com',
  specialRequirements: 'Two mailboxes\nand a database',
}

const stored = async (email: string) => {
  const { docs } = await payload.find({ collection: 'migration-requests', where: { email: { equals: email } }, depth: 0 })
  return docs
}

const mailed = async (key: string) => {
  const { docs } = await payload.find({ collection: 'mail-outbox', where: { dedupeKey: { contains: key } }, depth: 0 })
  return docs
    .map(({ template, recipient, locale }) => ({ template, recipient, locale }))
    .sort((first, second) => (first.template < second.template ? -1 : 1))
}

it('K10: accepts addresses with letters of any script, and stores and emails them as typed', async () => {
  const typed = 'José@xn--mnchen-3ya.example'
  expect((await api('POST', '/migration-requests', { body: { ...request, email: typed } })).status).toBe(201)
  const contact = { name: 'José', email: typed, subject: 'Hello', message: 'Hello' }
  expect((await api('POST', '/contact', { body: contact })).status).toBe(201)
  const [row] = await stored('José@münchen.example')
  expect(await mailed(String(row?.id))).toContainEqual({
    template: 'migration-confirmation',
    recipient: 'José@münchen.example',
    locale: 'en',
  })
})

describe('POST /api/migration-requests', () => {
  it('§1.14, §3, §9.55: stores the request, due within 24 hours, confirms it in the visitor’s language and notifies staff', async () => {
    const answer = await api('POST', '/migration-requests?lang=fr', { body: request })
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body).toEqual({ received: true, answerBy: new Date(receivedAt + 24 * hour).toISOString() })
    const [row] = await stored('ines@example.com')
    expect(row).toMatchObject({
      ...request,
      status: 'new',
      locale: 'fr',
      dueAt: new Date(receivedAt + 24 * hour).toISOString(),
      events: [{ type: 'new' }],
    })
    expect(await mailed(String(row?.id))).toEqual([
      { template: 'migration-confirmation', recipient: 'ines@example.com', locale: 'fr' },
      { template: 'staff-notice', recipient: 'support@hostfront.example', locale: 'en' },
    ])
  })

  it('§3.23: accepts a URL without scheme', async () => {
    await api('POST', '/migration-requests', { body: { ...request, websiteUrl: 'example.com', email: 'bare@example.com' } })
    expect((await stored('bare@example.com'))[0]?.websiteUrl).toBe('https://example.com')
  })

  it.each([
    ['provider', ''],
    ['provider', 'x'.repeat(121)],
    ['websiteUrl', 'javascript:alert(1)'],
    ['websiteUrl', 'https://user:secret@example.com'],
    ['websiteUrl', 'not a website'],
    ['websiteUrl', 'localhost'],
    ['email', 'nobody'],
    ['email', 'a@b.c\nBcc: everybody@example.com'],
    ['specialRequirements', 'x'.repeat(2001)],
    ['specialRequirements', 'nul\u0000'],
  ])('rejects invalid input and names its field: %s', async (field, value) => {
    const answer = await api('POST', '/migration-requests', { body: { ...request, email: 'refused@example.com', [field]: value } })
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body?.['error'] as { fields: object }).fields)).toEqual([field])
    expect(await stored('refused@example.com')).toEqual([])
  })

  it('accepts 2000 characters', async () => {
    expect((await api('POST', '/migration-requests', { body: { ...request, specialRequirements: 'ü'.repeat(2000) } })).status).toBe(201)
  })

  it('gives a bot the same answer and stores nothing', async () => {
    const robot = await api('POST', '/migration-requests', { body: { ...request, email: 'robot@example.com', faxNumber: '555' } })
    expect(robot.status).toBe(201)
    expect(await stored('robot@example.com')).toEqual([])
  })
})

describe('POST /api/contact', () => {
  it('stores the message, confirms it and notifies staff', async () => {
    const answer = await api('POST', '/contact?lang=es', { body: { name: 'Inés', email: 'contact@example.com', message: 'Hola' } })
    expect(answer.status, answer.text).toBe(201)
    const { docs } = await payload.find({ collection: 'contact-messages', where: { email: { equals: 'contact@example.com' } }, depth: 0 })
    expect(docs).toMatchObject([{ name: 'Inés', message: 'Hola', subject: null, status: 'new', locale: 'es' }])
    expect(await mailed(String(docs[0]?.id))).toMatchObject([
      { template: 'contact-confirmation', locale: 'es' },
      { template: 'staff-notice' },
    ])
  })

  it('U49: confirms a cancellation as such, with its content', async () => {
    const input = { name: 'Inés', email: 'cancels@example.com', message: 'ORD-1', faxNumber: '' }
    await sendContactMessage(await createContext(payload, 'de'), input, { kind: 'ordinary', contract: 'ORD-1' })
    const { docs } = await payload.find({ collection: 'mail-outbox', where: { recipient: { equals: 'cancels@example.com' } }, depth: 0 })
    expect(docs).toMatchObject([
      { template: 'cancellation-confirmation', locale: 'de', data: { contract: 'ORD-1', receivedAt: new Date(receivedAt).toISOString() } },
    ])
  })

  it('requires a name, an address and a message', async () => {
    const answer = await api('POST', '/contact', { body: { name: ' ', email: 'x', message: ' \n ' } })
    expect(Object.keys((answer.body?.['error'] as { fields: object }).fields).sort()).toEqual(['email', 'message', 'name'])
  })
})

describe('the form on a page', () => {
  const post = (fields: Readonly<Record<string, string>>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ faxNumber: '', ...fields })) data.append(name, value)
    return handleFormPost({
      locale: 'de',
      context: async () => createContext(payload, 'de'),
      data,
      schema: migrationRequestSchema,
      namespace: 'migrationForm',
      send: requestMigration,
    })
  }

  it('§2.44, §5.21: shows errors beside their fields, and keeps the input', async () => {
    const state = await post({ provider: 'Old Host', websiteUrl: 'nothing of the kind', email: '', specialRequirements: 'Bitte' })
    expect(state).toMatchObject({ status: 'invalid', values: { provider: 'Old Host', specialRequirements: 'Bitte' } })
    expect(Object.keys(state.errors).sort()).toEqual(['email', 'websiteUrl'])
    expect(state.errors['email']).toMatch(/^Bitte/)
  })

  it('states when a person will answer', async () => {
    const state = await post({ provider: 'Old Host', websiteUrl: 'example.com', email: 'page@example.com', specialRequirements: '' })
    expect(state.status).toBe('done')
    expect(state.notice).toContain('page@example.com')
    expect(state.notice).toContain('22.11.2026')
    expect(await stored('page@example.com')).toMatchObject([{ specialRequirements: null, locale: 'de' }])
  })

  it('keeps the input when the shop cannot store it', async () => {
    const data = new FormData()
    for (const [name, value] of Object.entries(request)) data.append(name, value)
    const send = () => Promise.reject(new Error('away'))
    const state = await handleFormPost({
      locale: 'en',
      context: async () => createContext(payload, 'en'),
      data,
      schema: migrationRequestSchema,
      namespace: 'migrationForm',
      send,
    })
    expect(state).toMatchObject({ status: 'refused', values: request })
    expect(state.notice).toMatch(/still here/)
  })
})

describe('a request in the admin', () => {
  it('follows its transition table, with date and author of each step; the visitor’s text stays', async () => {
    await api('POST', '/migration-requests', { body: { ...request, email: 'moves@example.com' } })
    const id = String((await stored('moves@example.com'))[0]?.id)
    const move = (data: object) =>
      payload.update({ collection: 'migration-requests', id, data, user: support, overrideAccess: false, depth: 0 })
    const contacted = await move({ status: 'contacted', websiteUrl: 'https://elsewhere.example', events: [] })
    expect(contacted).toMatchObject({
      status: 'contacted',
      websiteUrl: request.websiteUrl,
      events: [{ type: 'new' }, { type: 'contacted', by: support?.email }],
    })
    await expect(move({ status: 'new' })).rejects.toThrow()
  })
})
