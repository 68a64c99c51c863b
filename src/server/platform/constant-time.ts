import { setTimeout as wait } from 'node:timers/promises'
import { processState } from '@/config/process-state'

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
