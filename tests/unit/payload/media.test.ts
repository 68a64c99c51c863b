import { describe, expect, it } from 'vitest'
import { media } from '@/payload/collections/media'
import { refuseForeignFiles } from '@/payload/hooks/refuse-foreign-files'

describe('what may be uploaded', () => {
  it('is pictures alone, and none that can carry script', () => {
    const types = typeof media.upload === 'object' ? (media.upload.mimeTypes ?? []) : []
    expect(types.length).toBeGreaterThan(0)
    expect(types.filter((type) => !/^image\/(?:png|jpeg|webp|avif|gif)$/.test(type))).toEqual([])
  })

  it('has a tick for a description that fits, which can be set although no column keeps it', () => {
    const fits = media.fields.find((field) => 'name' in field && field.name === 'descriptionFits')
    expect(fits).toMatchObject({ virtual: true, admin: { readOnly: false } })
  })

  it('is sent by whoever has it: no address is fetched for somebody else', () => {
    expect(media.hooks?.beforeOperation).toContain(refuseForeignFiles)
  })
})
