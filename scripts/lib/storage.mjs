import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { errorCode, Fault } from './output.mjs'
import { dataFolder, root } from './project.mjs'

/** @typedef {import('./project.mjs').Variables} Variables */

/** A first start needs packages 1.3, build 0.5, database 0.1; later ones add little. */
export const neededGigabytes = { first: 2.5, later: 0.3 }

/** @param {number} needed gigabytes @returns {string} free space */
export const requireDiskSpace = (needed) => {
  const { bavail, bsize } = fs.statfsSync(root)
  const free = (bavail * bsize) / 1024 ** 3
  if (free >= needed) return `${free.toFixed(1)} GB free`
  throw new Fault(`Only ${free.toFixed(1)} GB is free at ${root}, but ${needed} GB is needed`, 'Free up space and try again.')
}

/** Not `recursive: true`: where a system returns ENOENT below an existing folder (/proc), Node retries forever. @param {string} folder */
const makeFolder = (folder) => {
  if (fs.existsSync(folder)) return
  makeFolder(path.dirname(folder))
  fs.mkdirSync(folder, { mode: 0o700 })
}

/** @param {string} folder @returns {string[]} the problem, if it is not writable */
const writeProblem = (folder) => {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    makeFolder(folder)
    fs.writeFileSync(probe, 'x')
    fs.rmSync(probe)
    return []
  } catch (error) {
    return [`${folder} is not writable (${errorCode(error) ?? 'unknown'})`]
  }
}

/** Reports all unwritable folders at once, before anything slow. @param {...string} folders */
export const requireWritable = (...folders) => {
  const problems = folders.flatMap(writeProblem)
  if (problems.length === 0) return
  const [it, its] = problems.length === 1 ? ['it', 'its disk'] : ['them', 'their disks']
  throw new Fault(problems.join('; '), `Mount ${it} read-write, give this user write permission, or free up space on ${its}.`)
}

/** @param {Variables} env */
export const mediaFolder = ({ MEDIA_DIR }) => path.resolve(root, MEDIA_DIR || '.data/media')

/** Folders the shop writes to: its data, media unless in a bucket, and the local mailbox. @param {Variables} env */
export const requireWrittenFolders = (env) => {
  const media = bucketOf(env) === undefined ? [mediaFolder(env)] : []
  requireWritable(dataFolder, ...media, path.resolve(root, env.MAIL_DIR || '.data/mail'))
}

/** Name of the media bucket, if one is configured. @param {Variables} env */
export const bucketOf = ({ S3_BUCKET = '' }) => (S3_BUCKET.trim() === '' ? undefined : S3_BUCKET)

/** Tests writing, reading and deleting an object in the bucket. @param {Variables} env */
export const tryBucket = async (env) => {
  const bucket = bucketOf(env)
  if (bucket === undefined) return 'no bucket: stored in MEDIA_DIR, one of the folders checked above'
  const { S3Client, PutObjectCommand, HeadObjectCommand, DeleteObjectCommand } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    endpoint: env.S3_ENDPOINT ?? '',
    region: env.S3_REGION ?? '',
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 1,
  })
  const probe = { Bucket: bucket, Key: `probe-${randomUUID()}` }
  const options = { abortSignal: AbortSignal.timeout(5000) }
  try {
    await client.send(new PutObjectCommand({ ...probe, Body: 'x' }), options)
    await client.send(new HeadObjectCommand(probe), options)
    await client.send(new DeleteObjectCommand(probe), options)
  } catch (error) {
    const why = errorCode(error) ?? (error instanceof Error ? error.name : 'unknown')
    throw new Fault(`Failed to access the bucket ${bucket} (${why})`, "Correct the S3_* settings or the key's permissions.")
  } finally {
    client.destroy()
  }
  return `in the bucket ${bucket}, which is readable and writable`
}
