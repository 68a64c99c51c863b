// own modules: MEDIA_DIR is read on import
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, it } from 'vitest'
import { Undescribed } from '@/payload/admin/pictures/undescribed'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'
import { createVisitors, testPassword } from '../../support/visitors'

const folder = mkdtempSync(path.join(os.tmpdir(), 'hostfront-media-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { payload } = await bootPayload({ MEDIA_DIR: folder })

const picture = async (name: string, background: string, width = 8) => {
  const data = await sharp({ create: { width, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, data, mimetype: 'image/png', size: data.length }
}

it('rejects a file that is not a picture, whatever its name says', async () => {
  const data = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
  const file = { name: 'setup.png', data, mimetype: 'image/png', size: data.length }
  await expect(payload.create({ collection: 'media', data: { alt: 'Otters' }, file })).rejects.toMatchObject({
    data: {
      errors: [{ path: 'file', message: expect.stringMatching(/^This file is not a picture\. Use PNG.* up to 10\sMB\.$/) as string }],
    },
  })
})

describe('a replaced picture', () => {
  const api = createApi(payload)
  const ask = async (filename: string) => {
    const { status, headers } = await api('GET', `/media/file/${filename}`)
    return [status, headers.get('location')]
  }
  const at = (filename: string) => `/api/media/file/${filename}`

  it('G10: redirects from every former URL in each size, until deleted', async () => {
    const first = await payload.create({ collection: 'media', data: { alt: 'A river' }, file: await picture('river.png', '#0f0', 600) })
    expect(first.sizes?.small?.filename).toBe('river-480x6.png')
    const change = async (name: string, width: number) =>
      payload.update({ collection: 'media', id: first.id, data: { descriptionFits: true }, file: await picture(name, '#00f', width) })
    await change('stream.png', 600)
    expect([await ask('river.png'), await ask('river-480x6.png')]).toEqual([
      [308, at('stream.png')],
      [308, at('stream-480x6.png')],
    ])
    expect(await ask('stream.png')).toEqual([200, null])
    await change('brook.png', 300)
    expect(await ask('river.png'), 'no chain').toEqual([308, at('brook.png')])
    expect(await ask('stream-480x6.png'), 'in its own size').toEqual([308, at('brook-300x8.png')])
    // A reused file name serves the new image.
    await payload.create({ collection: 'media', data: { alt: 'Another river' }, file: await picture('river.png', '#f00', 100) })
    expect(await ask('river.png')).toEqual([200, null])
    expect(await ask('never-was.png')).toEqual([404, null])
    await payload.delete({ collection: 'media', id: first.id })
    expect(await ask('stream.png')).toEqual([404, null])
  })

  const replace = async (id: string, data: object, locale: 'en' | 'de' = 'en') =>
    payload.update({ collection: 'media', id, locale, data, file: await picture('new.png', '#00f') })
  const described = async (id: string) => (await payload.findByID({ collection: 'media', id, locale: 'all' as never })).alt

  it('needs a new alt text, and drops those of other languages', async () => {
    const { id } = await payload.create({ collection: 'media', data: { alt: 'A red otter' }, file: await picture('old.png', '#f00') })
    await payload.update({ collection: 'media', id, locale: 'de', data: { alt: 'Ein roter Otter' } })
    const silent = (path: string) => ({ data: { errors: [{ path, message: expect.stringContaining('Not saved yet') as string }] } })
    await expect(replace(id, {})).rejects.toMatchObject(silent('alt'))
    await expect(replace(id, { alt: 'A red otter' })).rejects.toMatchObject(silent('alt'))
    await expect(replace(id, { alt: 'Ein blauer Otter' }, 'de')).rejects.toMatchObject(silent('englishDescription'))
    expect(await described(id)).toEqual({ en: 'A red otter', de: 'Ein roter Otter' })

    await replace(id, { alt: 'A blue otter' })
    expect(await described(id)).toEqual({ en: 'A blue otter', es: null, fr: null, de: null })
  })

  it('takes the English alt text along with one in another language', async () => {
    const { id } = await payload.create({ collection: 'media', data: { alt: 'A red newt' }, file: await picture('red.png', '#f00') })
    await payload.update({ collection: 'media', id, locale: 'fr', data: { alt: 'Un triton rouge' } })
    const blue = { alt: 'Ein blauer Molch', englishDescription: 'A blue newt' }
    expect((await replace(id, blue, 'de')).alt).toBe('Ein blauer Molch')
    expect(await described(id)).toEqual({ en: 'A blue newt', es: null, fr: null, de: 'Ein blauer Molch' })

    const data = { alt: 'Ein blauer Molch', englishDescription: 'A green newt' }
    const green = { collection: 'media', id, locale: 'de', data, file: await picture('green.png', '#0f0') } as const
    expect((await payload.update(green)).alt, 'describes the former picture').toBeNull()
    expect(await described(id)).toEqual({ en: 'A green newt', es: null, fr: null, de: null })
  })

  it('R6: does not store the former English alt text in a language that has none', async () => {
    const { id } = await payload.create({ collection: 'media', data: { alt: 'A red toad' }, file: await picture('toad.png', '#f00') })
    await replace(id, { englishDescription: 'A blue toad' }, 'de')
    expect(await described(id)).toEqual({ en: 'A blue toad', es: null, fr: null, de: null })
  })

  it('keeps a new alt text that the caller does not select', async () => {
    const { id } = await payload.create({ collection: 'media', data: { alt: 'A red crab' }, file: await picture('crab.png', '#f00') })
    const replaceUnseen = async (locale: 'en' | 'de', data: object, background: string) =>
      payload.update({ collection: 'media', id, locale, data, file: await picture('crab.png', background), select: { filename: true } })
    expect(await replaceUnseen('en', { alt: 'A blue crab' }, '#00f')).not.toHaveProperty('alt')
    expect(await described(id)).toEqual({ en: 'A blue crab', es: null, fr: null, de: null })
    await replaceUnseen('de', { alt: 'Ein grüner Krebs', englishDescription: 'A green crab' }, '#0f0')
    expect(await described(id)).toEqual({ en: 'A green crab', es: null, fr: null, de: 'Ein grüner Krebs' })
  })

  it('keeps an overwritten file whose name the caller does not select', async () => {
    const { id } = await payload.create({ collection: 'media', data: { alt: 'A heron' }, file: await picture('heron.png', '#f00') })
    const change = { data: { alt: 'A blue heron' }, select: { alt: true }, overwriteExistingFiles: true } as const
    await payload.update({ collection: 'media', id, file: await picture('heron.png', '#00f'), ...change })
    expect(await ask('heron.png')).toEqual([200, null])
  })

  it('G10: keeps its files if the change is refused, and only then', async () => {
    const { id } = await payload.create({ collection: 'media', data: { alt: 'A fox' }, file: await picture('fox.png', '#f00', 600) })
    for (const data of [{ alt: 'A fox' }, { alt: '' }, { alt: 'x'.repeat(301) }]) {
      await expect(replace(id, data), JSON.stringify(data)).rejects.toThrow()
      expect([await ask('fox.png'), await ask('fox-480x6.png')]).toEqual([
        [200, null],
        [200, null],
      ])
    }
    await replace(id, { alt: 'A blue fox' })
    expect(readdirSync(folder).filter((name) => name.startsWith('fox') || name.startsWith('.held'))).toEqual([])
  })

  it('ignores its own file, which the form sends again with the next save', async () => {
    const file = await picture('newt.png', '#f00', 600)
    const { id } = await payload.create({ collection: 'media', data: { alt: 'A newt' }, file })
    await payload.update({ collection: 'media', id, data: { alt: 'A newt' }, file: { ...file, name: 'again.png' } })
    expect(await ask('newt.png')).toEqual([200, null])
    expect(await ask('again.png')).toEqual([404, null])
  })

  it('keeps its alt texts if somebody confirms them', async () => {
    const { id } = await payload.create({ collection: 'media', data: { alt: 'An otter' }, file: await picture('small.png', '#f00') })
    await payload.update({ collection: 'media', id, locale: 'de', data: { alt: 'Ein Otter' } })
    await replace(id, { descriptionFits: true })
    expect(await described(id)).toEqual({ en: 'An otter', de: 'Ein Otter' })
  })
})

describe('G9: a picture without alt text in some language', () => {
  it('is listed beside forms that show it, with the missing languages', async () => {
    const { id } = await payload.create({ collection: 'media', data: { alt: 'A shore' }, file: await picture('shore.png', '#fff') })
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'The shore', path: '/shore', meta: { image: id }, _status: 'published' },
      depth: 0,
    })
    const req = await createLocalReq({}, payload)
    const beside = async () =>
      renderToStaticMarkup(await Undescribed({ data: { id: page.id }, i18n: req.i18n, payload, req, area: 'pages' }))
    expect(await beside()).toContain(`<a href="/admin/collections/media/${id}?locale=es">shore.png</a> lacks Español, Français, Deutsch`)
    for (const locale of ['es', 'fr'] as const) await payload.update({ collection: 'media', id, locale, data: { alt: 'La orilla' } })
    expect(await beside()).toContain('lacks Deutsch')
    await payload.update({ collection: 'media', id, locale: 'de', data: { alt: 'Ein Ufer' } })
    expect(await beside()).toBe('')
  })
})

describe('G15: a folder of pictures', () => {
  const api = createApi(payload)
  const loginAs = async (who: 'marketing' | 'support') =>
    (await api('POST', '/users/login', { body: { email: `${who}@visitors.test`, password: testPassword } })).cookies

  it('takes many pictures at once, narrows the list, and keeps them when it is deleted', async () => {
    await createVisitors(payload)
    const cookies = await loginAs('marketing')
    const ids: string[] = []
    for (const name of ['cove.png', 'cliff.png', 'meadow.png'])
      ids.push((await payload.create({ collection: 'media', data: { alt: name }, file: await picture(name, '#0ff') })).id)
    const made = await api('POST', '/media-folders', { cookies, body: { name: 'Coast' } })
    expect(made.status, made.text).toBe(201)
    const folder = (made.body?.['doc'] as { id: string }).id
    expect((await api('POST', '/media-folders', { cookies, body: { name: 'Coast' } })).status).toBe(400)

    const filed = await api('PATCH', `/media?where[id][in]=${ids.slice(0, 2).join(',')}`, { cookies, body: { folder } })
    expect(filed.status, filed.text).toBe(200)
    const inFolder = async (where: string) =>
      ((await api('GET', `/media?${where}&sort=filename`, { cookies })).body?.['docs'] as { filename: string }[]).map((doc) => doc.filename)
    expect(await inFolder(`where[folder][equals]=${folder}`)).toEqual(['cliff.png', 'cove.png'])
    expect(await inFolder('where[folder][exists]=false')).toContain('meadow.png')

    expect((await api('DELETE', `/media-folders/${folder}`, { cookies })).status).toBe(200)
    expect(await inFolder('where[folder][exists]=false')).toEqual(expect.arrayContaining(['cliff.png', 'cove.png', 'meadow.png']))
  })

  it('is unknown to visitors and customers, and read-only for support', async () => {
    const folder = await payload.create({ collection: 'media-folders', data: { name: 'Secret launch' } })
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: 'A rocket', folder: folder.id },
      file: await picture('rocket.png', '#fff'),
    })
    const open = await api('GET', `/media/${id}?depth=2`)
    expect(open.status).toBe(200)
    expect(open.text).not.toMatch(/folder|Secret launch/)
    expect((await api('GET', `/media?where[folder][equals]=${folder.id}`)).status).not.toBe(200)
    expect((await api('GET', '/media-folders')).status).toBe(401)
    const user = { ...(await payload.find({ collection: 'customers', limit: 1 })).docs[0], collection: 'customers' } as never
    await expect(payload.find({ collection: 'media-folders', overrideAccess: false, user })).rejects.toThrow()

    const cookies = await loginAs('support')
    expect((await api('GET', `/media/${id}?depth=1`, { cookies })).text).toContain('Secret launch')
    expect((await api('POST', '/media-folders', { cookies, body: { name: 'Mine' } })).status).toBe(403)
  })
})
