import { mock } from 'node:test'

/** Every date of this process stands at an instant that whoever runs it moves. */
export const holdClock = (at: number): ((to: number) => void) => {
  mock.timers.enable({ apis: ['Date'], now: at })
  return (to) => mock.timers.setTime(to)
}
