import { setImmediate as others } from 'node:timers/promises'

const longestTurn = 8

/** Work in steps that lets everybody else have their turn: a visitor never waits for the desk's arithmetic. */
export const inTurns = async <Outcome>(work: Iterator<undefined, Outcome>): Promise<Outcome> => {
  let began = performance.now()
  let step = work.next()
  while (!step.done) {
    if (performance.now() - began > longestTurn) {
      await others()
      began = performance.now()
    }
    step = work.next()
  }
  return step.value
}
