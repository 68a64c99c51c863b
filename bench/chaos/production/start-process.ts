import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '../../../scripts/lib/output.mjs'
import { onStop } from '../../../scripts/lib/process.mjs'

const seconds = 240

/** Runs a program until the end of the run, and waits until `url` responds. */
export const startProcess = async (
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  url: string,
): Promise<void> => {
  const child = spawn(process.execPath, [...args], { cwd, env: { ...env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (words = (words + data.toString()).slice(-4000)))
  onStop(async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
  const end = Date.now() + seconds * 1000
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Fault(`${args.join(' ')} did not respond at ${url}`, `Check the end of its output:\n${words}`)
    await sleep(250)
  }
}
