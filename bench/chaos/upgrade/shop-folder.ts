import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { copyShop } from '../production/lean-folder'
import { dataFolder, fromRoot } from '../../../scripts/lib/project.mjs'
import { onStop } from '../../../scripts/lib/process.mjs'

/** Files, existing build and all packages, since the next version is built there. */
export const openShopFolder = (): string => {
  fs.mkdirSync(dataFolder, { recursive: true })
  const home = fs.mkdtempSync(path.join(dataFolder, 'upgrade-'))
  onStop(() => fs.rmSync(home, { recursive: true, force: true }))
  copyShop(home)
  // hard links: nothing writes there, and copying a gigabyte takes time
  execFileSync('cp', ['-al', fromRoot('node_modules'), path.join(home, 'node_modules')])
  return home
}
