import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { copyShop } from '../prove-production/lean-folder'
import { dataFolder, fromRoot } from '../steps/paths.mjs'
import { onStop } from '../steps/until-stopped.mjs'

/** What an operator has: the files, the build that was made beforehand, and all packages, because the next version is built there. */
export const openShopFolder = (): string => {
  fs.mkdirSync(dataFolder, { recursive: true })
  const home = fs.mkdtempSync(path.join(dataFolder, 'upgrade-'))
  onStop(() => fs.rmSync(home, { recursive: true, force: true }))
  copyShop(home)
  // links, because nothing is written there and a gigabyte takes its time
  execFileSync('cp', ['-al', fromRoot('node_modules'), path.join(home, 'node_modules')])
  return home
}
