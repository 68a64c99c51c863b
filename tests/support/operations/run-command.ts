import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fromRoot } from '../../../scripts/lib/project.mjs'
import { programArguments } from '../../../scripts/lib/typescript.mjs'

type Variables = Readonly<Record<string, string>>

export interface Ended {
  readonly code: number | null
  readonly output: string
}

export interface Running {
  readonly child: ChildProcess
  /** Resolves once the output contains the text. */
  readonly said: (words: string) => Promise<void>
  readonly ended: Promise<Ended>
}

const start = (args: readonly string[], env: Variables): Running => {
  const child = spawn(process.execPath, args, { cwd: fromRoot(), env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString()
      for (const listen of listeners) listen()
    })
  }
  const said = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output.includes(words)) resolve()
      }
      listeners.add(look)
      look()
      child.once('exit', () => reject(new Error(`It ended without saying "${words}":\n${output}`)))
    })
  return { child, said, ended: once(child, 'close').then(([code]) => ({ code: typeof code === 'number' ? code : null, output })) }
}

/** Runs a command of scripts/with-database.mjs. */
export const startCommand = (args: readonly string[], env: Variables): Running => start(['scripts/with-database.mjs', ...args], env)

export const startProgram = async (entry: string, args: readonly string[], env: Variables): Promise<Running> =>
  start(await programArguments(entry, args), env)
