// own modules: SITE_URL and MEDIA_DIR are read on import
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { bootPayload } from '../../support/payload'
import { provePicture } from './picture-site'

const folder = mkdtempSync(path.join(os.tmpdir(), 'hostfront-media-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { payload } = await bootPayload({ SITE_URL: 'https://shop.example', MEDIA_DIR: folder })

const stored = (name: string) => (existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name)) : undefined)

it('G10: shows an uploaded and a replaced picture on the site, behind the page cache and at another host than SITE_URL', async () => {
  let green = 0
  const upload = async (name: string, id?: string) => {
    green += 40
    const create = { width: 700, height: 700, channels: 3, background: { r: 0, g: green, b: 0 } } as const
    const data = await sharp({ create }).png().toBuffer()
    const file = { name, data, mimetype: 'image/png', size: data.length }
    const asked = { collection: 'media', data: { alt: 'A baker', descriptionFits: true }, file, overwriteExistingFiles: true } as const
    return id === undefined ? payload.create(asked) : payload.update({ ...asked, id })
  }
  await provePicture(payload, { upload, stored })
})

it('requires alternative text in English', async () => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer()
  const file = { name: 'silent.png', data, mimetype: 'image/png', size: data.length }
  for (const alt of [null, '', ' '])
    await expect(payload.create({ collection: 'media', data: { alt }, file })).rejects.toMatchObject({
      data: { errors: [{ path: 'alt' }] },
    })
  expect(stored('silent.png')).toBeUndefined()
})
