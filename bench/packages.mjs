import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { runLogged } from '../scripts/lib/process.mjs'
import { missingPackages, npmCommand } from '../scripts/lib/packages.mjs'
import { fromRoot, root } from '../scripts/lib/project.mjs'
import { step } from '../scripts/lib/output.mjs'

const folder = fromRoot('bench')

/** @param {string} file */
const readLock = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const isInstalled = () =>
  missingPackages(readLock(fromRoot('bench', 'package-lock.json')), readLock(fromRoot('bench', 'node_modules', '.package-lock.json')))
    .length === 0

/** Captures npm's output. @param {string[]} args @param {string} [cwd] */
export const askNpm = (args, cwd = root) => {
  const [command, all] = npmCommand(args)
  const { stdout, stderr } = spawnSync(command, all, { cwd, encoding: 'utf8', maxBuffer: 100_000_000, timeout: 120_000 })
  return { stdout: stdout ?? '', stderr: stderr ?? '' }
}

/** Installs bench/package.json, which the root installation leaves out. */
export const ensureBenchPackages = async () => {
  if (isInstalled()) return
  const [command, args] = npmCommand(['ci', '--no-progress'])
  await step('Installing the packages of bench/ (once)', () =>
    runLogged('Installing the packages of bench/', command, args, {
      cwd: folder,
      log: 'install-bench',
      mend: 'Check the network and the registry configured in npm, then try again (log: .data/logs/install-bench.log).',
    }),
  )
}
