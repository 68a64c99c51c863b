import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { onStop, openLog } from '../../../scripts/lib/process.mjs'
import { programArguments } from '../../../scripts/lib/typescript.mjs'
import { forProcess, type Variables } from '../../../scripts/lib/project.mjs'

export interface Worker {
  readonly kill: () => Promise<void>
  /** Graceful restart with other settings. */
  readonly become: (env: Variables) => Promise<void>
}

/** Restarts the worker when it dies, like a service manager. `log`: log file, if any. */
export const startWorker = async (first: Variables, log?: string): Promise<Worker> => {
  const args = await programArguments('src/programs/worker.ts')
  let env = first
  let child: ChildProcess
  let isOver = false
  const start = (): void => {
    const output = log === undefined ? 'ignore' : openLog(log)
    child = spawn(process.execPath, args, { env: forProcess({ ...env, NODE_ENV: 'production' }), stdio: ['ignore', output, output] })
    if (typeof output === 'number') fs.closeSync(output)
    child.once('exit', () => {
      if (!isOver) start()
    })
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const dead = once(child, 'exit')
    child.kill(signal)
    await dead
  }
  start()
  onStop(async () => {
    isOver = true
    await end('SIGTERM')
  })
  return {
    kill: () => end('SIGKILL'),
    become: async (next) => {
      env = next
      await end('SIGTERM')
    },
  }
}
