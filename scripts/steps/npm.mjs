import { spawnSync } from 'node:child_process'
import { root } from './paths.mjs'

/** npm tells its scripts where it stands itself; only without npm (node scripts/start.mjs) it is looked for. @param {string[]} args @returns {[string, string[]]} */
export const npmCommand = (args) => {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') === true ? [process.execPath, [npm, ...args]] : ['npm', args]
}

/** What npm prints; its words to people go elsewhere. @param {string[]} args @param {string} [cwd] */
export const askNpm = (args, cwd = root) => {
  const [command, all] = npmCommand(args)
  const { stdout, stderr } = spawnSync(command, all, { cwd, encoding: 'utf8', maxBuffer: 100_000_000, timeout: 120_000 })
  return { stdout: stdout ?? '', stderr: stderr ?? '' }
}
