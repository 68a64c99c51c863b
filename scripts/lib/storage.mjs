import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { errorCode, Fault } from './output.mjs'
import { dataFolder, root } from './project.mjs'

const gigabyte = 1024 ** 3

/** A first start needs packages 1.3, build 0.5, database 0.1; later ones add little. */
export const neededGigabytes = { first: 2.5, later: 0.3 }

/** @param {string} folder */
export const freeGigabytes = (folder) => {
  const { bavail, bsize } = fs.statfsSync(folder)
  return (bavail * bsize) / gigabyte
}

/**
 * Not `recursive: true`: Node retries forever on file systems that return ENOENT below an existing folder, such as /proc.
 * @param {string} folder
 */
const makeFolder = (folder) => {
  if (fs.existsSync(folder)) return
  if (path.dirname(folder) !== folder) makeFolder(path.dirname(folder))
  try {
    fs.mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/** @param {string} folder @returns {string | undefined} error code if not writable */
const writeError = (folder) => {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    makeFolder(folder)
    fs.writeFileSync(probe, 'x')
    fs.rmSync(probe)
    return undefined
  } catch (error) {
    return errorCode(error) ?? 'unknown'
  }
}

/** Reports all unwritable folders at once, before anything slow. @param {...string} folders */
export const requireWritable = (...folders) => {
  const problems = folders.flatMap((folder) => {
    const code = writeError(folder)
    return code === undefined ? [] : [`${folder} cannot be written (${code})`]
  })
  if (problems.length === 0) return
  const one = problems.length === 1
  throw new Fault(
    problems.join('; '),
    `Mount ${one ? 'it' : 'them'} writable, give this user the right to ${one ? 'it' : 'them'}, or make room on ${one ? 'its disk' : 'their disks'}.`,
  )
}

/**
 * Folders the shop writes to: its data, media unless in a bucket, and the local mailbox.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const requireWrittenFolders = (env) => {
  const media = bucketOf(env) === undefined ? [path.resolve(root, env.MEDIA_DIR || '.data/media')] : []
  requireWritable(dataFolder, ...media, path.resolve(root, env.MAIL_DIR || '.data/mail'))
}

/**
 * @param {string} folder
 * @param {number} needed
 */
export const requireDiskSpace = (folder, needed) => {
  const free = freeGigabytes(folder)
  if (free >= needed) return
  throw new Fault(`Only ${free.toFixed(1)} GB are free at ${folder}, and ${needed} GB are needed`, 'Make room and start again.')
}

/** In ms. */
const patience = 5000

/** @typedef {import('./project.mjs').Variables} Variables */

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
