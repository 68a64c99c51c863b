import { describe, expect, it } from 'vitest'
import { media } from '@/cms/collections/media'
import { refuseForeignFiles } from '@/cms/hooks/refuse-foreign-files'

describe('what may be uploaded', () => {
  it('is pictures alone, and none that can carry script', () => {
    const types = typeof media.upload === 'object' ? (media.upload.mimeTypes ?? []) : []
    expect(types.length).toBeGreaterThan(0)
    expect(types.filter((type) => !/^image\/(?:png|jpeg|webp|avif|gif)$/.test(type))).toEqual([])
  })

  it('is sent by whoever has it: no address is fetched for somebody else', () => {
    expect(media.hooks?.beforeOperation).toContain(refuseForeignFiles)
  })
})
