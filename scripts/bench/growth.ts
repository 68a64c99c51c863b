/**
 * npm run bench:growth: what a growing catalogue costs, at 1, 10 and 100 times 1,000 codes and 15 endings, in a shop and a
 * database of its own. `-- --write` keeps the table in docs/benchmarks.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { withClient } from '../steps/database.mjs'
import { demoLoginsOf } from '../steps/demo-logins.mjs'
import { startFreshShop } from '../steps/fresh-shop.mjs'
import { fromRoot } from '../steps/paths.mjs'
import { checkMachine } from '../steps/prepare.mjs'
import { say, step } from '../steps/progress.mjs'
import { openTestServer } from '../steps/test-database.mjs'
import { runCommand } from '../steps/until-stopped.mjs'
import { addCodes, addEndings } from '../../tests/support/growth/fill-catalogue'
import { growthReport, withGrowth } from './growth-report'
import { createMeasurements, measureBytes, measureScale, type ScaleFigures } from './measure-growth'

const codesAtOnce = 1_000
const endingsAtOnce = 15
const scales = [1, 10, 100]

await runCommand(async () => {
  checkMachine()
  const server = await step('A Postgres for the measurement', openTestServer)
  const shop = await startFreshShop({ server, purpose: 'growth' })
  const [login] = await demoLoginsOf(shop.env)
  if (login?.password === undefined) throw new Error('The seed has no login with a password of its own')
  const measurements = await createMeasurements(shop, { email: login.email, password: login.password })
  const seeded = await measureBytes(shop.url)

  const figures: ScaleFigures[] = []
  let before = 0
  for (const scale of scales) {
    const grow = () =>
      withClient(shop.databaseUrl, async (client) => {
        await addCodes(client, { from: before * codesAtOnce + 1, to: scale * codesAtOnce })
        await addEndings(client, { from: before * endingsAtOnce + 1, to: scale * endingsAtOnce })
        await client.query('analyze')
      })
    await step(`${scale * codesAtOnce} codes, ${scale * endingsAtOnce} endings`, grow)
    before = scale
    const size = { codes: scale * codesAtOnce, endings: scale * endingsAtOnce }
    figures.push(await step('Measuring', () => measureScale(measurements, size)))
  }
  await shop.stop()

  const cpu = os.cpus()[0]?.model.trim() ?? 'unknown processor'
  const machine = `${os.cpus().length} × ${cpu}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`
  const report = growthReport(figures, seeded, machine)
  say(`\n${report}`)
  const file = fromRoot('docs', 'benchmarks.md')
  if (process.argv.includes('--write')) writeFileSync(file, withGrowth(readFileSync(file, 'utf8'), report))
  return figures.every(({ failures }) => failures === 0) ? 0 : 1
})
