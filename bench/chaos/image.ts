/**
 * npm run bench -- image: migrates, seeds, runs the worker and serves from the image's files alone, in a separate folder. Needs no Docker;
 * `docker compose up` covers the container itself.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startProcess } from './production/start-process'
import { ensureBuild } from '../../scripts/lib/build.mjs'
import { onStop, runCommand, runLogged } from '../../scripts/lib/process.mjs'
import { freePort, shopEnvironment } from '../../scripts/lib/settings.mjs'
import { Fault, say, step } from '../../scripts/lib/output.mjs'
import { fromRoot } from '../../scripts/lib/project.mjs'
import { checkMachine } from '../../scripts/lib/prepare.mjs'
import { openFreshDatabase, openTestServer } from '../../tests/runner/test-database.mjs'

/** One of each kind: cached page, dynamic page, admin, API, rendered image, sitemap. */
const looks = ['/en', '/en/register', '/admin/login', '/api/openapi.json', '/en/og', '/sitemap.xml']

const commands = [['migrate'], ['seed'], ['secrets:rotate'], ['restore', '--promote']]

const bytesIn = (folder: string): number =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0)

await runCommand(async () => {
  checkMachine()
  const server = await openTestServer()
  const databaseUrl = await openFreshDatabase(server, 'image')
  await step('Build', (note) => ensureBuild(shopEnvironment({ databaseUrl }), note))
  await step('Copying the image files', () =>
    runLogged('The image', process.execPath, ['deploy/container/image-files.mjs'], { log: 'image' }),
  )
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-image-'))
  onStop(() => fs.rmSync(home, { recursive: true, force: true }))
  fs.cpSync(fromRoot('.next', 'image'), home, { recursive: true })

  const [port, metricsPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    DATABASE_URL: databaseUrl,
    SITE_URL: url,
    PORT: String(port),
  }
  for (const command of commands)
    await step(command.join(' '), async () => {
      const { status, stderr } = spawnSync(process.execPath, ['scripts/with-database.mjs', ...command], {
        cwd: home,
        env: { ...env, NODE_ENV: 'production' },
        encoding: 'utf8',
      })
      if (status !== 0) throw new Fault(`${command.join(' ')} failed in the image`, `Check its output:\n${stderr}`)
    })
  const own = { ...env, METRICS_PORT: String(metricsPort) }
  await step('Starting the worker', () =>
    startProcess(home, ['scripts/with-database.mjs', 'worker'], own, `http://127.0.0.1:${metricsPort + 1}/metrics`),
  )
  await step('Starting the shop', () =>
    startProcess(home, ['deploy/container/start.mjs'], { ...own, RUN_JOBS: 'false' }, `${url}/api/health/ready`),
  )

  let faults = 0
  for (const look of looks) {
    const { status } = await fetch(`${url}${look}`)
    faults += status === 200 ? 0 : 1
    say(`  ${status === 200 ? '✓' : '✗'}  ${look} ${status}`)
  }
  say(`  ${Math.round(bytesIn(fromRoot('.next', 'image')) / 1_000_000)} MB for shop, worker, migrations and seed`)
  return faults === 0 ? 0 : 1
})
