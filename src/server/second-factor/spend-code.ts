import type { Payload } from 'payload'
import type { TypedCode } from '@/core/accounts/typed-code'
import type { Handle } from '@/server/platform/database/handle'
import { openSealed } from '@/server/platform/sealed-text'
import { hashRecoveryCode } from './recovery-codes'
import { updateLastStep, updateRecoveryCodeUsed, type SecondFactor } from './second-factor-repository'
import { stepOf } from './time-codes'

/** Whether a code opens, which it does once (K3, K4). In the transaction of what it opens: undone with it. */
export const spendCode = async (
  payload: Payload,
  handle: Handle,
  factor: SecondFactor,
  typed: TypedCode,
  now: number,
): Promise<boolean> => {
  if (typed.kind === 'recovery') return updateRecoveryCodeUsed(handle, factor.id, hashRecoveryCode(factor.id, typed.code), now)
  const secret = openSealed(payload, factor.sealedSecret)
  const step = secret === null ? null : stepOf(secret, typed.digits, now)
  return step !== null && updateLastStep(handle, factor.id, step)
}
