import fs from 'node:fs'
import path from 'node:path'
import { isProcessAlive } from './running-shop.mjs'

/**
 * Processes that share a server: `npm run seed` beside a running `npm start`. The last one stops it; killed processes don't count.
 * @param {string} folder
 */
export const usersOf = (folder) => ({
  enter: () => {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    fs.writeFileSync(path.join(folder, String(process.pid)), '')
  },
  /** @returns {boolean} whether no one else is left */
  leave: () => {
    fs.rmSync(path.join(folder, String(process.pid)), { force: true })
    const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
    for (const name of names) if (!isProcessAlive(Number(name))) fs.rmSync(path.join(folder, name), { force: true })
    return !names.some((name) => isProcessAlive(Number(name)))
  },
})
