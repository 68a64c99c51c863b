import { randomUUID } from 'node:crypto'
import { Fault, errorCode } from './fault.mjs'

/** In ms. */
const patience = 5000

/** @typedef {import('./variables.mjs').Variables} Variables */

/** Name of the media bucket, if one is configured. @param {Variables} env */
export const bucketOf = ({ S3_BUCKET = '' }) => (S3_BUCKET.trim() === '' ? undefined : S3_BUCKET)

/** @param {Variables} env */
const openBucket = async (env) => {
  const commands = await import('@aws-sdk/client-s3')
  const client = new commands.S3Client({
    endpoint: env.S3_ENDPOINT ?? '',
    region: env.S3_REGION ?? '',
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 1,
  })
  return { client, ...commands }
}

/**
 * Tests writing, reading and deleting an object in the bucket.
 * @param {Variables} env
 */
export const tryBucket = async (env) => {
  const bucket = bucketOf(env)
  if (bucket === undefined) return 'no bucket: kept in MEDIA_DIR, one of the folders above'
  const { client, PutObjectCommand, HeadObjectCommand, DeleteObjectCommand } = await openBucket(env)
  const probe = { Bucket: bucket, Key: `probe-${randomUUID()}` }
  const options = { abortSignal: AbortSignal.timeout(patience) }
  try {
    await client.send(new PutObjectCommand({ ...probe, Body: 'x' }), options)
    await client.send(new HeadObjectCommand(probe), options)
    await client.send(new DeleteObjectCommand(probe), options)
  } catch (error) {
    const why = errorCode(error) ?? (error instanceof Error ? error.name : 'unknown')
    throw new Fault(
      `The bucket ${bucket} takes no picture (${why})`,
      'Mend the S3_ settings, or the rights of their key: it puts, gets and deletes objects there.',
    )
  } finally {
    client.destroy()
  }
  return `in the bucket ${bucket}, which takes and gives them`
}
