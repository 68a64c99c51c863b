import { describe, expect, it } from 'vitest'
import { media, refuseForeignFiles } from '@/payload/collections/media'

describe('uploads', () => {
  it('are pictures only, and none that can contain script', () => {
    const types = typeof media.upload === 'object' ? (media.upload.mimeTypes ?? []) : []
    expect(types.length).toBeGreaterThan(0)
    expect(types.filter((type) => !/^image\/(?:png|jpeg|webp|avif|gif)$/.test(type))).toEqual([])
  })

  it('name their formats and limits', () => {
    const { description } = media.admin ?? {}
    for (const part of ['PNG', 'JPEG', 'WebP', 'AVIF', 'GIF', '10\u00a0MB', '40 megapixels'])
      expect(JSON.stringify(description)).toContain(part)
  })

  it('have a confirmation for the alt text, which is not stored', () => {
    const fits = media.fields.find((field) => 'name' in field && field.name === 'descriptionFits')
    expect(fits).toMatchObject({ virtual: true, admin: { readOnly: false } })
  })

  it('come from the client: no URL is fetched', () => {
    expect(media.hooks?.beforeOperation).toContain(refuseForeignFiles)
  })
})
