import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnvironment } from '@/lib/config/env'
import { openBucket, type Bucket } from '../../support/operations/bucket'
import { tryBucket } from '../../../scripts/lib/storage.mjs'

let bucket: Bucket
beforeAll(async () => {
  bucket = await openBucket()
})
afterAll(() => bucket.close())

describe('the doctor’s bucket check', () => {
  it('writes, reads and deletes a file', async () => {
    expect(await tryBucket({})).toBe('no bucket: stored in MEDIA_DIR, one of the folders checked above')
    expect(await tryBucket(bucket.settings)).toBe('in the bucket pictures, which is readable and writable')
    expect(bucket.asked.map((asked) => asked.split(' ')[0])).toEqual(['PUT', 'HEAD', 'DELETE'])
    expect(bucket.objects.size).toBe(0)
  })

  it.each([
    ['a key that may not', { S3_ACCESS_KEY_ID: 'SOMEBODY' }, 'AccessDenied'],
    ['another bucket', { S3_BUCKET: 'others' }, 'NoSuchBucket'],
    ['nobody there', { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'ECONNREFUSED'],
  ])('reports why it failed: %s', async (_what, settings, why) => {
    await expect(tryBucket({ ...bucket.settings, ...settings })).rejects.toThrow(
      new RegExp(`Failed to access the bucket \\w+ \\(${why}\\)`),
    )
  })

  it('stops the start if its settings are incomplete', () => {
    const needed = { DATABASE_URL: 'postgres://shop@localhost/shop', PAYLOAD_SECRET: 'x'.repeat(32) }
    expect(parseEnvironment({ ...needed, ...bucket.settings }).S3_BUCKET).toBe('pictures')
    expect(() => parseEnvironment({ ...needed, S3_BUCKET: 'pictures' })).toThrow('S3_BUCKET and S3_ENDPOINT, S3_REGION')
    expect(() => parseEnvironment({ ...needed, ...bucket.settings, S3_ENDPOINT: 'pictures' })).toThrow('S3_ENDPOINT must be a URL')
  })
})
