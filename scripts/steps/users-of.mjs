import fs from 'node:fs'
import path from 'node:path'
import { isProcessAlive } from './running-shop.mjs'

/**
 * Who uses a server that several of our commands share: `npm run seed` beside a running `npm start`.
 * Whoever leaves last stops it. A process that was killed is not counted.
 * @param {string} folder
 */
export const usersOf = (folder) => ({
  enter: () => {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    fs.writeFileSync(path.join(folder, String(process.pid)), '')
  },
  /** @returns {boolean} whether nobody else is left */
  leave: () => {
    fs.rmSync(path.join(folder, String(process.pid)), { force: true })
    const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
    for (const name of names) if (!isProcessAlive(Number(name))) fs.rmSync(path.join(folder, name), { force: true })
    return !names.some((name) => isProcessAlive(Number(name)))
  },
})
