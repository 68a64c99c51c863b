import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long the worker lives on in its day at most before it is killed, in ms. */
const mercy = 400

/** The worker of a shop: given a day to work off, and killed in the middle of it as often as it is told. */
export const startBookWorker = async (program: string) => {
  let child: ChildProcess
  const start = async (): Promise<void> => {
    child = fork(program, { execArgv: process.execArgv })
    await once(child, 'message')
  }
  await start()
  const workOff = async (now: number): Promise<void> => {
    const done = once(child, 'message')
    child.send({ now })
    await done
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
