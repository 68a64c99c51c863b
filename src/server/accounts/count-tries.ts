import type { Payload } from 'payload'
import { hashToken } from '@/server/platform/opaque-token'
import { normaliseEmail } from '@/server/platform/normalise-email'
import { forgetCount, forgetCounts, secondsToWait, usedUpCounts } from '@/server/platform/rate-limit'
import type { UsedUp } from '@/server/platform/rate-limit-repository'

/** One account, tried from one address: what strangers do elsewhere holds its owner up nowhere. The address may be unknown to the shop. */
export interface Try {
  readonly payload: Payload
  /** The network address it comes from. */
  readonly visitor?: string | undefined
}

const endingOf = (email: string): string => `|${hashToken(normaliseEmail(email))}`
const keyOf = ({ visitor = 'unknown' }: Try, email: string): string => `${visitor}${endingOf(email)}`

/** Counts a password that is tried. */
export const isTriedTooOften = async (each: Try, email: string): Promise<boolean> =>
  (await secondsToWait(each.payload, 'guesses', keyOf(each, email))) !== null

/** The password was right: the tries before it were slips of the finger. */
export const forgetTries = (each: Try, email: string): Promise<void> => forgetCount(each.payload, 'guesses', keyOf(each, email))

/** Counts a requested mail, so that nobody can flood another person's mailbox, while its owner still gets the link they ask for. */
export const mayAskForMail = async (each: Try, email: string): Promise<boolean> =>
  (await secondsToWait(each.payload, 'mails', keyOf(each, email))) === null

/** From which addresses nobody may try this account's password now. */
export const findHeldUp = (payload: Payload, email: string): Promise<readonly UsedUp[]> => usedUpCounts(payload, 'guesses', endingOf(email))

export const freeHeldUp = (payload: Payload, email: string): Promise<void> => forgetCounts(payload, 'guesses', endingOf(email))
