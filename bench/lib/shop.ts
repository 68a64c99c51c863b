import { spawnSync } from 'node:child_process'
import { chromium, type Browser } from '@playwright/test'
import { checkMachine } from '../../scripts/lib/prepare.mjs'
import { step } from '../../scripts/lib/output.mjs'
import { startFreshShop } from '../../tests/runner/fresh-shop.mjs'
import { openTestServer } from '../../tests/runner/test-database.mjs'

type Options = Omit<Parameters<typeof startFreshShop>[0], 'server' | 'purpose'>

/** Production shop with a freshly seeded database on a Postgres for measurements. `purpose` names its database, folders and log. */
export const openShop = async (purpose: string, options: Options = {}) => {
  checkMachine()
  const server = await step('Starting Postgres', openTestServer)
  return startFreshShop({ server, purpose, ...options })
}

const isRoot = process.getuid?.() === 0

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--disable-dev-shm-usage', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  })

export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

export const residentMegabytes = (pid: number): number =>
  Math.round(Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()) / 1024)

/** The running shop at `url`, otherwise a fresh one. */
export const visitShop = async (
  url: string | undefined,
  purpose: string,
): Promise<{ readonly url: string; readonly databaseUrl: string; readonly stop: () => Promise<unknown> }> =>
  url === undefined ? openShop(purpose) : { url, databaseUrl: process.env.DATABASE_URL ?? '', stop: () => Promise.resolve() }
