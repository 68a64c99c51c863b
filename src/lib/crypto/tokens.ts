import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { processState } from '@/lib/config/process-state'

/** 256 random bits; a cart's only credential. */
export const createOpaqueToken = (): string => randomBytes(32).toString('base64url')

/** Stored form of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const form = /^[A-Za-z0-9_-]{43}$/

/** Checks the format only. */
export const isOpaqueToken = (value: string | undefined): value is string => value !== undefined && form.test(value)

/** `leastMs`: longer than either branch takes when the process is not overloaded. Tests that don't measure it set 0. */
export const constantTime = () => processState('constant-time', () => ({ leastMs: 250 }))

/** Takes at least a fixed time, so that timing does not reveal whether there was any work to do. */
export const inConstantTime = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  const least = wait(constantTime().leastMs)
  try {
    return await work()
  } finally {
    await least
  }
}
