import { spawnSync } from 'node:child_process'
import { root } from './paths.mjs'

/**
 * npm passes its path to scripts; without npm (node scripts/start.mjs) it is looked up. @param {string[]} args
 * @returns {[string, string[]]}
 */
export const npmCommand = (args) => {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') === true ? [process.execPath, [npm, ...args]] : ['npm', args]
}

/** Captures npm's output. @param {string[]} args @param {string} [cwd] */
export const askNpm = (args, cwd = root) => {
  const [command, all] = npmCommand(args)
  const { stdout, stderr } = spawnSync(command, all, { cwd, encoding: 'utf8', maxBuffer: 100_000_000, timeout: 120_000 })
  return { stdout: stdout ?? '', stderr: stderr ?? '' }
}
