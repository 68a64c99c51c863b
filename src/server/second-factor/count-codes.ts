import type { Payload } from 'payload'
import type { TypedCode } from '@/core/accounts/typed-code'
import { hashToken } from '@/server/platform/opaque-token'
import { forgetCount, forgetCounts, secondsToWait, usedUpCounts } from '@/server/platform/rate-limit'
import type { UsedUp } from '@/server/platform/rate-limit-repository'
import type { SecondFactor } from './second-factor-repository'

/** A code that is tried, by whoever knows the password. */
export interface CodeTry {
  readonly payload: Payload
  /** The network address it comes from. */
  readonly visitor?: string | undefined
  readonly factorId: string
  /** Changes with the password. */
  readonly passwordStamp: string
}

const endingOf = (factorId: string): string => `|${factorId}`
const placeOf = ({ visitor = 'unknown', factorId }: CodeTry): string => `${visitor}${endingOf(factorId)}`

/** A new password begins a new count: whoever used the old one up is shut out with it. */
const accountOf = ({ factorId, passwordStamp }: Pick<CodeTry, 'factorId' | 'passwordStamp'>): string =>
  hashToken(`${factorId}|${passwordStamp}`)

export interface Wait {
  readonly seconds: number
  /** Everybody waits, because of what somebody did with the right password: its owner should know. */
  readonly isOfAccount: boolean
}

/**
 * K5: counts a code that is tried; how long to wait, or `null`. Six digits can be guessed, so those are counted for the account as well,
 * wherever they come from. Recovery codes cannot: they let the owner in while somebody else guesses.
 */
export const countCode = async (each: CodeTry, { kind }: TypedCode): Promise<Wait | null> => {
  const here = await secondsToWait(each.payload, 'codes', placeOf(each))
  if (here !== null) return { seconds: here, isOfAccount: false }
  const anywhere = kind === 'time' ? await secondsToWait(each.payload, 'account-codes', accountOf(each)) : null
  return anywhere === null ? null : { seconds: anywhere, isOfAccount: true }
}

/** The code was right: those before it were slips of the finger. */
export const forgetCodes = async (each: CodeTry): Promise<void> => {
  await forgetCount(each.payload, 'codes', placeOf(each))
  await forgetCount(each.payload, 'account-codes', accountOf(each))
}

const accountOfFactor = ({ id, passwordStamp }: SecondFactor): string => accountOf({ factorId: id, passwordStamp })

/** From which addresses nobody may try a code now; from everywhere where the place is empty. */
export const findHeldUpCodes = async (payload: Payload, factor: SecondFactor): Promise<readonly UsedUp[]> => [
  ...(await usedUpCounts(payload, 'account-codes', accountOfFactor(factor))),
  ...(await usedUpCounts(payload, 'codes', endingOf(factor.id))),
]

export const freeHeldUpCodes = async (payload: Payload, factor: SecondFactor): Promise<void> => {
  await forgetCounts(payload, 'account-codes', accountOfFactor(factor))
  await forgetCounts(payload, 'codes', endingOf(factor.id))
}
