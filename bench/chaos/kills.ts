/**
 * npm run bench -- kills: kills the worker (kill -9) fifty times while it delivers webhooks; every event must arrive, in order. `--kills
 * 10` sets the number.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { numberAsked } from '../lib/arguments.mjs'
import { fromRoot } from '../../scripts/lib/project.mjs'
import { say } from '../../scripts/lib/output.mjs'
import { runCommand } from '../../scripts/lib/process.mjs'

await runCommand(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-webhooks-'))
  const figures = path.join(folder, 'figures')
  fs.writeFileSync(figures, '')
  const env = { ...process.env, WEBHOOK_KILLS: String(numberAsked('kills', 50)), WEBHOOK_FIGURES: figures }
  const proof = spawn(process.execPath, [fromRoot('tests', 'runner', 'index.mjs'), '--only', 'integration', 'webhooks-killed'], {
    env,
    stdio: 'inherit',
  })
  const [code] = (await once(proof, 'exit')) as [number | null]
  const said = fs.readFileSync(figures, 'utf8').trim()
  fs.rmSync(folder, { recursive: true })
  if (said !== '') say(`  ${said}`)
  return code ?? 1
})
