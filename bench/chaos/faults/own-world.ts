import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { run } from '../../../scripts/lib/process.mjs'
import { Fault } from '../../../scripts/lib/output.mjs'
import { dataFolder } from '../../../scripts/lib/project.mjs'

/** Documentation address (RFC 5737), only in this namespace: the shop refuses registries on loopback. */
export const registryAddress = '203.0.113.7'
export const registryHost = 'rdap.registry.test'

const mark = 'HOSTFRONT_OWN_WORLD'

export const isInOwnNamespace = (): boolean => process.env[mark] === '1'

/** Runs a system program; throws with its output on failure. */
export const must = (program: string, ...args: readonly string[]): void => {
  const { status, stderr, error } = spawnSync(program, [...args], { encoding: 'utf8' })
  if (status !== 0) throw new Fault(`${program} ${args.join(' ')} failed`, `Check its output: ${String(error ?? '')}${stderr}`.trim())
}

/**
 * Reruns this command in its own mount and network namespace: full disks and the fake address exist only there, and nothing it does can
 * leave the machine.
 */
export const enterOwnNamespace = (): Promise<number> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Fault('Simulating full disks requires separate mounts', 'Run this as root on Linux, for example in a container.')
  return run('unshare', ['--net', '--mount', process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    env: { ...process.env, [mark]: '1' },
  })
}

/** Sets up names and addresses in the namespace. */
export const furnishOwnNamespace = (): void => {
  must('ip', 'link', 'set', 'lo', 'up')
  must('ip', 'addr', 'add', `${registryAddress}/32`, 'dev', 'lo')
  const hosts = path.join(dataFolder, 'faults-hosts')
  fs.writeFileSync(hosts, `127.0.0.1 localhost\n::1 localhost\n${registryAddress} ${registryHost}\n`)
  must('mount', '--bind', hosts, '/etc/hosts')
}
