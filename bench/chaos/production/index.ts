// npm run bench -- production: deploys like an operator: tracked files and the build in a separate folder, `npm ci --omit=dev`, `node
// scripts/start.mjs` and the worker, behind nginx with deploy/nginx/hostfront.conf.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuild } from '../../../scripts/lib/build.mjs'
import { freePort, shopEnvironment } from '../../../scripts/lib/settings.mjs'
import { ensurePackages } from '../../../scripts/lib/packages.mjs'
import { checkMachine } from '../../../scripts/lib/prepare.mjs'
import { say, step } from '../../../scripts/lib/output.mjs'
import { openFreshDatabase, openTestServer } from '../../../tests/runner/test-database.mjs'
import { onStop, runCommand } from '../../../scripts/lib/process.mjs'
import { inLeanFolder } from './lean-folder'
import { findNginx, startNginx } from './nginx'
import { lookAt, type Place } from './look'
import { startProcess } from './start-process'
import { openTraceReceiver } from '../../../tests/support/operations/trace-receiver'

const site = 'shop.example.com'
/** Requests per minute and address. */
const formLimit = 2

await runCommand(async () => {
  checkMachine()
  await step('Packages', ensurePackages)
  const server = await openTestServer()
  const databaseUrl = await openFreshDatabase(server, 'production')
  await step('Build', (note) => ensureBuild(shopEnvironment({ databaseUrl }), note))
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-production-'))
  onStop(() => fs.rmSync(home, { recursive: true, force: true }))
  await step('Copying the shop without development packages', (note) => inLeanFolder(home, note))

  const [port, metricsPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const receiver = await openTraceReceiver()
  onStop(receiver.close)
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: `https://${site}`,
    PORT: String(port),
    TRUSTED_PROXY_COUNT: '1',
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    RATE_LIMIT_FORMS: String(formLimit),
    MAIL_FROM: `desk@${site}`,
  }
  const shopEnv = { ...env, RUN_JOBS: 'false' }
  await step('Starting the shop', () => startProcess(home, ['scripts/start.mjs'], shopEnv, `http://127.0.0.1:${port}/api/health/ready`))
  const worker = ['scripts/with-database.mjs', 'worker']
  await step('Starting the worker', () => startProcess(home, worker, env, `http://127.0.0.1:${metricsPort + 1}/metrics`))

  const nginx = findNginx()
  if (nginx === undefined) say('  –  nginx is not installed; requests go to the shop directly')
  else await step('Starting nginx in front', () => startNginx(nginx, { port: proxyPort, shopPort: port, site }))
  const place: Place = { site, port, metricsPort, formLimit, home, proxyPort: nginx === undefined ? null : proxyPort, receiver }

  let faults = 0
  for (const { name, isSo } of await lookAt(place)) {
    faults += isSo ? 0 : 1
    say(`  ${isSo ? '✓' : '✗'}  ${name}`)
  }
  say(faults === 0 ? '\n  All checks passed.' : `\n  ${faults} ${faults === 1 ? 'check' : 'checks'} failed.`)
  return faults === 0 ? 0 : 1
})
