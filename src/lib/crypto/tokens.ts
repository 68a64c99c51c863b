import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { processState } from '@/lib/config/process-state'

/** 256 bits nobody can guess: all that opens a cart. */
export const createOpaqueToken = (): string => randomBytes(32).toString('base64url')

/** What of a token is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const form = /^[A-Za-z0-9_-]{43}$/

/** A token of ours by its form; anything else is no cart. */
export const isOpaqueToken = (value: string | undefined): value is string => value !== undefined && form.test(value)

/** `leastMs`: longer than either way takes on a machine that is not overloaded. Tests that do not measure it set 0. */
export const constantTime = () => processState('constant-time', () => ({ leastMs: 250 }))

/** Answers no sooner than after a fixed time, so that the delay does not reveal whether there was something to do. */
export const inConstantTime = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  const least = wait(constantTime().leastMs)
  try {
    return await work()
  } finally {
    await least
  }
}
