import type { Payload } from 'payload'
import { decrypt, encrypt } from '@/lib/crypto/encryption'
import { findEncryptedSecrets, updateEncryptedSecret } from './mfa.repository'

const page = 200

/** K1: re-encrypts every TOTP secret with the current key. One statement per row, so it is safe while the shop runs and can be repeated. */
export const reencryptSecrets = async (payload: Payload): Promise<{ readonly sealed: number; readonly unreadable: number }> => {
  const { drizzle } = payload.db
  let [sealed, unreadable, after] = [0, 0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await findEncryptedSecrets(drizzle, after, page)
    for (const row of rows) {
      const secret = decrypt(payload, row.secret)
      if (secret === null) unreadable += 1
      else {
        await updateEncryptedSecret(drizzle, row, encrypt(payload, secret))
        sealed += 1
      }
    }
    const last = rows.at(-1)
    if (last === undefined) return { sealed, unreadable }
    after = last.id
  }
}
