import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { serverFunctions } from '@/payload/admin/server-functions'
import { bootPayload } from '../../support/payload'
import { createVisitors, visitorKinds, type VisitorKind } from '../../support/visitors'

const { payload } = await bootPayload()
const visitors = await createVisitors(payload)

const page = await payload.create({ collection: 'pages', data: { title: 'Planned', path: '/planned', _status: 'published' } })
const doc = { relationTo: 'pages', value: page.id }
const date = new Date('2099-01-01T00:00:00.000Z')

const schedule: (args: never) => unknown = serverFunctions['schedule-publish']

/** As the admin's form calls it. */
const ask = async (kind: VisitorKind, args: object): Promise<unknown> => {
  const user = visitors[kind]
  const req = await createLocalReq(user ? { user } : {}, payload)
  return schedule({ req, user, ...args } as never)
}

const jobs = async () => (await payload.find({ collection: 'payload-jobs', pagination: false, depth: 0 })).docs
const ids = async () => (await jobs()).map(({ id }) => id)

const success = { message: expect.any(String) as string }
const refused = { error: 'Your role can’t do this. Ask an administrator.' }
const outsiders = ['support'] as const
const publishers = ['marketing', 'admin'] as const

beforeEach(async () => {
  await payload.delete({ collection: 'payload-jobs', where: {} })
})

describe('scheduling a publication', () => {
  it.each(publishers)('A11: queues for %s, with their rights', async (kind) => {
    expect(await ask(kind, { type: 'publish', date, doc })).toEqual(success)
    expect(await jobs()).toMatchObject([
      { taskSlug: 'schedulePublish', waitUntil: date.toISOString(), input: { doc, user: { value: visitors[kind]?.id } } },
    ])
  })

  it.each(outsiders)('A11: queues nothing for %s', async (kind) => {
    for (const type of ['publish', 'unpublish']) expect(await ask(kind, { type, date, doc })).toEqual(refused)
    expect(await jobs()).toEqual([])
  })

  it.each(['anonymous', 'customer'] as const)('A11: queues nothing for somebody who is %s', async (kind) => {
    expect(await Promise.resolve(ask(kind, { type: 'publish', date, doc })).catch(() => refused)).toEqual(refused)
    expect(await jobs()).toEqual([])
  })

  it.each([
    ['what is not published by the minute', { doc: { relationTo: 'orders', value: page.id } }],
    ['what is no collection', { doc: { relationTo: 'constructor', value: page.id } }],
    ['a setting without drafts', { global: 'site-settings' }],
    ['two things at once', { doc, global: 'site-settings' }],
    ['nothing', {}],
    ['another form', { doc: { relationTo: 'pages', value: { in: [page.id] } } }],
  ])('A11: queues nothing when an admin requests %s', async (_what, target) => {
    expect(await ask('admin', { type: 'publish', date, ...target })).toEqual(refused)
    expect(await jobs()).toEqual([])
  })
})

describe('G8: scheduling a page with example texts', () => {
  it('is refused in any language, except for taking it down', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: '[[Offer]]', path: '/planned-example', _status: 'draft' },
      locale: 'en',
      draft: true,
    })
    const example = { relationTo: 'pages', value: id }
    await expect(ask('marketing', { type: 'publish', date, doc: example })).rejects.toThrow('still contains the example texts')
    expect(await jobs()).toEqual([])
    expect(await ask('marketing', { type: 'unpublish', date, doc: example })).toEqual(success)
  })
})

describe('cancelling a scheduled publication', () => {
  const plan = async (): Promise<string> => {
    await ask('marketing', { type: 'publish', date, doc })
    return String((await ids())[0])
  }

  it.each(publishers)('A11: deletes the job for %s', async (kind) => {
    const id = await plan()
    expect(await ask(kind, { deleteID: id })).toEqual(success)
    expect(await ids()).not.toContain(id)
  })

  it.each(visitorKinds.filter((kind) => kind !== 'marketing' && kind !== 'admin'))(
    'A11: leaves the job when somebody asks who is %s',
    async (kind) => {
      const id = await plan()
      expect(await Promise.resolve(ask(kind, { deleteID: id })).catch(() => refused)).toEqual(refused)
      expect(await ask('support', { deleteID: id, type: 'publish', date, doc })).toEqual(refused)
      expect(await ids()).toEqual([id])
    },
  )

  it.each([
    ['a job that is gone', '00000000-0000-4000-8000-000000000000'],
    ['every job', { exists: true }],
    ['no id', 'x'],
    ['null', null],
  ])('A11: deletes nothing when an admin requests %s', async (_what, deleteID) => {
    const id = await plan()
    expect(await ask('admin', { deleteID })).toEqual(refused)
    expect(await ids()).toEqual([id])
  })

  it('A11: moves a colleague’s schedule in one call for marketing', async () => {
    const id = await plan()
    expect(await ask('marketing', { deleteID: id, type: 'unpublish', date, doc })).toEqual(success)
    expect(await jobs()).toMatchObject([{ input: { type: 'unpublish', doc } }])
  })
})
