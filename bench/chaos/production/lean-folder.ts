import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { servedBuild } from '../../../scripts/lib/build.mjs'
import { runLogged } from '../../../scripts/lib/process.mjs'
import { npmCommand } from '../../../scripts/lib/packages.mjs'
import { fromRoot, root } from '../../../scripts/lib/project.mjs'

/** Tracked and new files, as in a clone plus uncommitted changes. */
const trackedFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 })
    .split('\n')
    .filter((file) => file !== '' && fs.existsSync(fromRoot(file)))

export const copyShop = (home: string): void => {
  for (const file of trackedFiles()) fs.cpSync(fromRoot(file), path.join(home, file))
  const build = servedBuild(process.env)
  fs.cpSync(fromRoot(build), path.join(home, build), { recursive: true, filter: (file) => !file.includes(`${build}/cache`) })
}

/** Installs the shop as an operator would: its files and runtime packages. */
export const inLeanFolder = async (home: string, note: (words: string) => void): Promise<void> => {
  copyShop(home)
  const [command, args] = npmCommand(['ci', '--omit=dev', '--no-progress', '--no-audit', '--no-fund'])
  await runLogged('npm ci --omit=dev', command, args, { cwd: home, log: 'lean-install' })
  note(`${fs.readdirSync(path.join(home, 'node_modules')).length} entries in node_modules`)
}
