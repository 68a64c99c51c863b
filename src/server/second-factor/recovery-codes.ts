import { createHash, randomBytes } from 'node:crypto'
import { recoveryCodeCount, recoveryCodeLength, writeRecoveryCode } from '@/core/accounts/typed-code'

/** K4: ten at a time. */
export const createRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodeCount }, () => writeRecoveryCode(randomBytes(recoveryCodeLength)))

/** All that is kept of a code. The factor is hashed along: the same code of another account looks like nothing. */
export const hashRecoveryCode = (factorId: string, code: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['recovery-code', factorId, code]))
    .digest('base64url')
