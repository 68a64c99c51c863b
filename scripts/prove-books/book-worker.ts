import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long the worker lives on in its day at most before it is killed, in ms. */
const mercy = 400
const patience = 5

/** The worker of a shop: given a day to work off, and killed in the middle of it as often as it is told. */
export const startBookWorker = async (program: string) => {
  let child: ChildProcess
  /** False where it died over it. */
  const hasAnswered = (): Promise<boolean> => Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)])
  /** As a supervisor does: one that could not begin, on a machine that does much else, is begun again. */
  const start = async (): Promise<void> => {
    for (let tries = 0; tries < patience; tries += 1) {
      child = fork(program, { execArgv: process.execArgv })
      if (await hasAnswered()) return
    }
    throw new Error('The worker of a shop did not begin')
  }
  await start()
  const workOff = async (now: number): Promise<void> => {
    for (let tries = 0; tries < patience; tries += 1) {
      const answered = hasAnswered()
      child.send({ now })
      if (await answered) return
      // Nobody killed it, so it is said: its books are checked, why it died is not.
      process.stderr.write(
        `     a worker died over a day by itself (${child.exitCode ?? child.signalCode ?? 'unknown'}), and is begun again\n`,
      )
      await start()
    }
    throw new Error('The worker of a shop died over the same day again and again')
  }
  return {
    work: async (now: number, kills: number, draw: () => number): Promise<void> => {
      for (let kill = 0; kill < kills; kill += 1) {
        const over = once(child, 'exit')
        child.send({ now })
        await sleep(draw() * mercy)
        child.kill('SIGKILL')
        await over
        await start()
      }
      await workOff(now)
    },
    stop: async (): Promise<void> => {
      const over = once(child, 'exit')
      child.kill('SIGKILL')
      await over
    },
  }
}
