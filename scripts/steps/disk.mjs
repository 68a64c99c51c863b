import fs from 'node:fs'
import path from 'node:path'
import { bucketOf } from './bucket.mjs'
import { Fault, errorCode } from './fault.mjs'
import { dataFolder, root } from './paths.mjs'

const gigabyte = 1024 ** 3

/** What a first start puts down: packages 1.3, the build 0.5, the database 0.1; a later one adds little. */
export const neededGigabytes = { first: 2.5, later: 0.3 }

/** @param {string} folder */
export const freeGigabytes = (folder) => {
  const { bavail, bsize } = fs.statfsSync(folder)
  return (bavail * bsize) / gigabyte
}

/** A folder that can be written to, told before anything slow begins. @param {string} folder */
export const requireWritable = (folder) => {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    fs.writeFileSync(probe, 'x')
    fs.rmSync(probe)
  } catch (error) {
    throw new Fault(
      `${folder} cannot be written (${errorCode(error) ?? 'unknown'})`,
      'Mount it writable, give this user the right to it, or make room on its disk.',
    )
  }
}

/**
 * Every folder that a shop writes to while it runs: its own, the pictures' unless they are in a bucket, and the mails' where no server takes them.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const requireWrittenFolders = (env) => {
  const media = bucketOf(env) === undefined ? [path.resolve(root, env.MEDIA_DIR || '.data/media')] : []
  for (const folder of [dataFolder, ...media, path.resolve(root, env.MAIL_DIR || '.data/mail')]) requireWritable(folder)
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
