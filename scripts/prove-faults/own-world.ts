import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { run } from '../steps/child.mjs'
import { Fault } from '../steps/fault.mjs'
import { dataFolder } from '../steps/paths.mjs'

/** Nobody's (RFC 5737), and of this world alone: the shop asks no registry at an address of its own machine. */
export const registryAddress = '203.0.113.7'
export const registryHost = 'rdap.registry.test'

const mark = 'HOSTFRONT_OWN_WORLD'

export const isInOwnNamespace = (): boolean => process.env[mark] === '1'

/** Has a program of the system do its work, or says why it could not. */
export const must = (program: string, ...args: readonly string[]): void => {
  const { status, stderr, error } = spawnSync(program, [...args], { encoding: 'utf8' })
  if (status !== 0) throw new Fault(`${program} ${args.join(' ')} failed`, `${String(error ?? '')}${stderr}`.trim())
}

/**
 * This very command again, with mounts and a network of its own: disks that are full and an address that is nobody's are there for it
 * alone and gone when it ends, and nothing it does can leave this machine.
 */
export const enterOwnNamespace = (): Promise<number> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Fault('Full disks need mounts of their own', 'Run it as root on Linux, in a container for example.')
  return run('unshare', ['--net', '--mount', process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    env: { ...process.env, [mark]: '1' },
  })
}

/** Names and addresses of the new world. */
export const furnishOwnNamespace = (): void => {
  must('ip', 'link', 'set', 'lo', 'up')
  must('ip', 'addr', 'add', `${registryAddress}/32`, 'dev', 'lo')
  const hosts = path.join(dataFolder, 'faults-hosts')
  fs.writeFileSync(hosts, `127.0.0.1 localhost\n::1 localhost\n${registryAddress} ${registryHost}\n`)
  must('mount', '--bind', hosts, '/etc/hosts')
}
