/**
 * npm run prove:webhooks: kills the worker (kill -9) fifty times while it delivers webhooks; every event must arrive, in order. `-- --kills
 * 10` sets the number.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { numberAsked } from '../steps/arguments.mjs'
import { fromRoot } from '../steps/paths.mjs'
import { say } from '../steps/progress.mjs'
import { runCommand } from '../steps/until-stopped.mjs'

await runCommand(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-webhooks-'))
  const figures = path.join(folder, 'figures')
  fs.writeFileSync(figures, '')
  const env = { ...process.env, WEBHOOK_KILLS: String(numberAsked('kills', 50)), WEBHOOK_FIGURES: figures }
  const proof = spawn(process.execPath, [fromRoot('scripts', 'test.mjs'), 'integration', '--', 'webhooks-killed'], {
    env,
    stdio: 'inherit',
  })
  const [code] = (await once(proof, 'exit')) as [number | null]
  const said = fs.readFileSync(figures, 'utf8').trim()
  fs.rmSync(folder, { recursive: true })
  if (said !== '') say(`  ${said}`)
  return code ?? 1
})
