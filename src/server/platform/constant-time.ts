import { setTimeout as wait } from 'node:timers/promises'

/** ms; longer than either way takes on a machine that is not overrun. */
const leastDuration = 250

/** Answers no sooner than after a fixed time: whether there was something to do is not to be heard from the delay. */
export const inConstantTime = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  const least = wait(leastDuration)
  try {
    return await work()
  } finally {
    await least
  }
}
