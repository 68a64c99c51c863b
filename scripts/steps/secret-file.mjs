import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * A secret that is made once and kept for good, readable by its owner only.
 * @param {string} file
 * @param {number} [bytes] of randomness
 * @returns {string}
 */
export const readOrCreateSecret = (file, bytes = 32) => {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    // 'wx': of two processes that start together, one makes it and both read the same
    fs.writeFileSync(file, `${randomBytes(bytes).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = fs.readFileSync(file, 'utf8').trim()
  if (secret !== '') return secret
  // a start that was killed between open and write leaves it empty
  fs.rmSync(file)
  return readOrCreateSecret(file, bytes)
}
