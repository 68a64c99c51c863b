import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** Maximum time in ms before the worker is killed during its run. */
const mercy = 400
const patience = 5

/** Worker process that runs a day's jobs and is killed midway on request. */
export const startBookWorker = async (program: string) => {
  let child: ChildProcess
  /** Resolves to false if the worker died first. */
  const hasAnswered = (): Promise<boolean> => Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)])
  /** Like a supervisor: retries if a slow machine fails to start it. */
  const start = async (): Promise<void> => {
    for (let tries = 0; tries < patience; tries += 1) {
      child = fork(program, { execArgv: process.execArgv })
      if (await hasAnswered()) return
    }
    throw new Error('The worker did not start')
  }
  await start()
  const workOff = async (now: number): Promise<void> => {
    for (let tries = 0; tries < patience; tries += 1) {
      const answered = hasAnswered()
      child.send({ now })
      if (await answered) return
      // Died on its own: log it; the ledger is checked, the cause is not.
      process.stderr.write(`     worker exited unexpectedly (${child.exitCode ?? child.signalCode ?? 'unknown'}); restarting it\n`)
      await start()
    }
    throw new Error('The worker exited repeatedly on the same simulated day')
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
