import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { findPublishingTroubles, nameFailures } from '@/payload/admin/publishing-trouble'
import { runDueJobs } from '@/payload/jobs/worker-tasks'
import { Planned } from '@/payload/admin/versions/planned'
import { createContext } from '@/container'
import { findPlannedMoments } from '@/modules/analytics/calendar.repository'
import { findRedirect } from '@/modules/content/pages'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const { drizzle } = payload.db
const context = createContext(payload, 'en')

/** A redirect to a missing page, due now. */
const plan = async (from: string, url: string): Promise<string> => {
  const { id } = await payload.create({
    collection: 'redirects',
    data: { from, to: { type: 'custom', url }, type: '308', _status: 'draft' },
    draft: true,
  })
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'redirects', value: id } },
    waitUntil: new Date(Date.now() - 1000),
  })
  return id
}

/** The lines beside the form. */
const planned = async (area: string, id: string): Promise<readonly (string | undefined)[]> => {
  const { i18n } = await createLocalReq({}, payload)
  const html = renderToStaticMarkup(await Planned({ data: { id }, i18n, payload, area }))
  return [...html.matchAll(/<li.*?>(.*?)<\/li>/g)].map(([, line]) => line)
}

/** Makes the retry due and runs it. */
const tryAgain = async (): Promise<void> => {
  await drizzle.execute(sql`update payload_jobs set wait_until = now() - interval '1 second' where has_error is not true`)
  await runDueJobs(payload)
}

const troubles = async (language: 'en' | 'es') =>
  nameFailures(payload, { i18n: { language } }, (await findPublishingTroubles(drizzle)).failed)

describe('a publication that failed in its minute', () => {
  it('is retried, and published as soon as possible', async () => {
    const id = await plan('/waits-for-page', '/comes-later')
    await runDueJobs(payload)
    expect(await planned('redirects', id)).toEqual([
      expect.stringContaining('(UTC): failed and is retried. The following field is invalid'),
    ])
    expect(await findRedirect(context, '/waits-for-page')).toBeNull()
    expect(await troubles('en')).toEqual([])
    await payload.create({ collection: 'pages', data: { title: 'Later', path: '/comes-later', _status: 'published' } })
    await tryAgain()
    expect(await findRedirect(context, '/waits-for-page')).toEqual({ target: '/comes-later', isPermanent: true })
  })

  it('is listed on the dashboard after its last attempt, in the admin’s language, until published by hand', async () => {
    const id = await plan('/never-works', '/never-there')
    await runDueJobs(payload)
    for (let again = 0; again < 5; again += 1) await tryAgain()
    expect(await troubles('en')).toMatchObject([{ name: 'Redirect /never-works', collection: 'redirects', document: id }])
    expect(await troubles('es')).toMatchObject([{ name: 'Redirección /never-works' }])
    await payload.update({ collection: 'redirects', id, data: { from: '/renamed' }, draft: true })
    expect(await troubles('en')).toMatchObject([{ name: 'Redirect /renamed' }])
    await payload.create({ collection: 'pages', data: { title: 'There', path: '/never-there', _status: 'published' } })
    await payload.update({ collection: 'redirects', id, data: { _status: 'published' } })
    expect(await troubles('en')).toEqual([])
  })

  it('G8: is not retried if example texts are left, and says why beside the form until it is published', async () => {
    const section = { blockType: 'hero' as const, heading: '[[The offer]]', picture: 'none' as const }
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'Offer', path: '/example-offer', layout: [section], _status: 'draft' },
      draft: true,
    })
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
      waitUntil: new Date(Date.now() - 1000),
    })
    await runDueJobs(payload)
    const failed = expect.stringContaining('(UTC): failed. Not published. 1 text is still an example') as string
    expect(await planned('pages', id)).toEqual([failed])
    expect(await troubles('en')).toContainEqual(expect.objectContaining({ name: 'Page Offer', document: id }))
    const moments = await findPlannedMoments(drizzle, { from: Date.now() - 120_000, until: Date.now() + 1000 })
    expect(moments).toContainEqual(expect.objectContaining({ collection: 'pages', hasFailed: true, documents: [id] }))
    await payload.update({ collection: 'pages', id, data: { layout: [{ ...section, heading: 'The offer' }], _status: 'published' } })
    expect(await planned('pages', id)).toEqual([])
  })

  it('counts as overdue after half a minute without a worker', async () => {
    await drizzle.execute(sql`delete from payload_jobs`)
    await plan('/nobody-works', '/about')
    const overdue = async (seconds: number) => (await findPublishingTroubles(drizzle, Date.now() + seconds * 1000)).overdue
    expect(await overdue(0)).toBe(0)
    expect(await overdue(60)).toBe(1)
    await runDueJobs(payload)
    expect(await overdue(60)).toBe(0)
  })
})
