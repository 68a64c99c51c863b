import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Creates a secret once, readable by its owner only.
 * @param {string} file
 * @param {number} [bytes] of randomness
 * @returns {string}
 */
export const readOrCreateSecret = (file, bytes = 32) => {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    // 'wx': of two concurrent processes one creates the file, and both read the same secret
    fs.writeFileSync(file, `${randomBytes(bytes).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = fs.readFileSync(file, 'utf8').trim()
  if (secret !== '') return secret
  // empty if a process was killed between open and write
  fs.rmSync(file)
  return readOrCreateSecret(file, bytes)
}
