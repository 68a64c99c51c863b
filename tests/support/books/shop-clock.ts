import { mock } from 'node:test'

/** Freezes this process's `Date`; returns a function that moves it. */
export const holdClock = (at: number): ((to: number) => void) => {
  mock.timers.enable({ apis: ['Date'], now: at })
  return (to) => mock.timers.setTime(to)
}
