import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'

const folder = mkdtempSync(path.join(os.tmpdir(), 'hostfront-media-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { payload } = await bootPayload({ MEDIA_DIR: folder })

const picture = async (name: string, background: string) => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, data, mimetype: 'image/png', size: data.length }
}

describe('a picture that is replaced', () => {
  const replace = async (id: string, data: object, locale: 'en' | 'de' = 'en') =>
    payload.update({ collection: 'media', id, locale, data, file: await picture('new.png', '#00f') })
  const described = async (id: string) => (await payload.findByID({ collection: 'media', id, locale: 'all' as never })).alt

  it('is described anew, and what other languages say of the old one is forgotten', async () => {
    const { id } = await payload.create({ collection: 'media', data: { alt: 'A red otter' }, file: await picture('old.png', '#f00') })
    await payload.update({ collection: 'media', id, locale: 'de', data: { alt: 'Ein roter Otter' } })
    const silent = { data: { errors: [{ path: 'alt', message: expect.stringContaining('The picture was replaced') as string }] } }
    await expect(replace(id, {})).rejects.toMatchObject(silent)
    await expect(replace(id, { alt: 'A red otter' })).rejects.toMatchObject(silent)
    await expect(replace(id, { alt: 'Ein blauer Otter' }, 'de')).rejects.toMatchObject(silent)
    expect(await described(id)).toEqual({ en: 'A red otter', de: 'Ein roter Otter' })

    await replace(id, { alt: 'A blue otter' })
    expect(await described(id)).toEqual({ en: 'A blue otter', es: null, fr: null, de: null })
  })

  it('keeps its description in every language where somebody confirms that it fits', async () => {
    const { id } = await payload.create({ collection: 'media', data: { alt: 'An otter' }, file: await picture('small.png', '#f00') })
    await payload.update({ collection: 'media', id, locale: 'de', data: { alt: 'Ein Otter' } })
    await replace(id, { descriptionFits: true })
    expect(await described(id)).toEqual({ en: 'An otter', de: 'Ein Otter' })
  })
})
