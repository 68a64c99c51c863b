import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { findArea } from '@/payload/admin/translations/units'
import { fillTranslations } from '@/payload/admin/translations/matrix'
import { findUnitsOf } from '@/payload/admin/translations/find-units'
import { saveEdits } from '@/payload/admin/translations/save-edits'
import { findAreaCounts } from '@/modules/translations/translations.repository'
import { compileProgram, programFlags } from '../../../scripts/lib/typescript.mjs'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { testEnvironment } from '../../support/test-environment'
import { visitorKinds } from '../../support/visitors'
import { createDesk } from '../promotions/desk'

const { payload, databaseUrl } = await bootPayload()
const desk = await createDesk(payload)

let req: PayloadRequest
beforeAll(async () => {
  const marketing = (await payload.find({ collection: 'users', where: { role: { equals: 'marketing' } }, limit: 1 })).docs[0]
  req = await createLocalReq({ user: { ...marketing, collection: 'users' } as never }, payload)
  await fillTranslations(payload)
})

const messageOf = async (area: 'messages' | 'mails', path: string, locale: 'de' | 'es' = 'de') => {
  const found = findArea(payload.config, area)
  const all = found ? await findUnitsOf(req, { area: found, document: path.split('.')[0] ?? '', locale }) : []
  const unit = all.find((each) => each.path === path)
  if (!unit) throw new Error(`No message ${path}`)
  return unit
}

const save = async (area: 'messages' | 'mails', path: string, text: string) => {
  const { version, document } = await messageOf(area, path)
  return saveEdits(req, [{ area, document, path, locale: 'de', segments: [text], version }])
}

describe('X4: message overrides', () => {
  it.runIf(inFullLane)('reach another process within two seconds, and disappear as fast', async () => {
    const program = await compileProgram('tests/support/translations/say-label.ts')
    const env = { ...process.env, ...testEnvironment, DATABASE_URL: databaseUrl }
    const mailer = fork(program, [], { execArgv: programFlags, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    try {
      await once(mailer, 'message')
      const ask = async (): Promise<string> => {
        mailer.send('say')
        const [word] = (await once(mailer, 'message')) as [{ said: string }]
        return word.said
      }
      const until = async (wanted: (said: string) => boolean): Promise<number> => {
        const began = performance.now()
        while (!wanted(await ask())) if (performance.now() - began > 10_000) throw new Error('It is never said')
        return performance.now() - began
      }
      const original = await ask()
      expect(await save('mails', 'mail.facts.bankName', 'Andere Worte.')).toEqual([])
      expect(await until((said) => said === 'Andere Worte.')).toBeLessThan(2_000)
      expect(await save('mails', 'mail.facts.bankName', original)).toEqual([])
      expect(await until((said) => said === original)).toBeLessThan(2_000)
    } finally {
      mailer.kill('SIGKILL')
    }
  })

  it('are rejected with a message for missing or unknown placeholders and unclosed braces', async () => {
    const key = 'account.dashboard.expires'
    const reasons = []
    for (const text of ['Endet bald', '{name} {other}', '{name'])
      reasons.push(...(await save('messages', key, text)).map(({ fault }) => ('message' in fault ? fault.message : fault.kind)))
    expect(reasons).toEqual([
      'Missing: {name}.',
      'The shop does not fill in: {other}.',
      'This cannot be read as a message: check its braces and tags.',
    ])
    expect(await save('messages', key, '{name} endet bald')).toEqual([])
  })

  it('in English outdate their three translations', async () => {
    const sum = async () => (await findAreaCounts(payload.db.drizzle)).reduce((all, row) => all + row.outdated, 0)
    const before = await sum()
    await payload.create({ collection: 'message-overrides', data: { key: 'account.claim.submit', text: 'Keep this order' }, locale: 'en' })
    expect(await sum()).toBe(before + 3)
    expect((await messageOf('messages', 'account.claim.submit')).state).toBe('outdated')
    await expect(
      payload.create({ collection: 'message-overrides', data: { key: 'account.nowhere', text: 'x' }, locale: 'en' }),
    ).rejects.toThrow(/Message/)
  })
})

describe('access to translations', () => {
  const seen = { area: 'faqs', document: 'x', path: 'question', locale: 'es', version: 'a.b' }
  it.each([
    ['GET', '/translations/units?area=faqs&in=es'],
    ['GET', '/translations/export/xliff?area=faqs&in=es'],
    ['GET', '/translations/export/csv?area=faqs&in=es'],
    ['GET', '/translations/export/csv?in=es&state=missing'],
    ['POST', '/translations/save', { ...seen, segments: ['x'] }],
    ['POST', '/translations/confirm', seen],
    ['POST', '/translations/publish', { area: 'faqs', in: 'es', fingerprint: null }],
    ['POST', '/translations/import/csv', { text: '', fingerprint: null }],
  ] as const)('%s %s: marketing and admins only', async (method, path, body?: object) => {
    const answered: string[] = []
    for (const kind of visitorKinds) answered.push([401, 403].includes((await desk[kind](method, path, body)).status) ? '-' : '+')
    expect(answered.join('')).toBe('---++')
  })

  it.each([
    '/translations/units?in=es&document=x',
    '/translations/units?area=faqs&in=en',
    '/translations/units?area=users&in=es',
    '/translations/units?area=faqs&in=es&state=odd',
  ])('rejects %s', async (path) => {
    expect((await desk.marketing('GET', path)).status).toBe(400)
  })
})
