import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromRoot } from '../../../scripts/lib/project.mjs'
import { programArguments } from '../../../scripts/lib/typescript.mjs'

/** Linux device that rejects every write as a full disk would. */
const fullDisk = '/dev/full'

describe('a full log disk', () => {
  it.runIf(fs.existsSync(fullDisk))('lines are lost, and the shop goes on', async () => {
    const log = fs.openSync(fullDisk, 'w')
    const program = spawn(process.execPath, await programArguments('tests/support/operations/say-to-log.ts'), {
      cwd: fromRoot(),
      env: { ...process.env, LOG_LEVEL: 'info' },
      stdio: ['ignore', log, 'pipe'],
      timeout: 20_000,
    })
    let said = ''
    program.stderr?.on('data', (data: Buffer) => (said += data.toString()))
    const [code] = (await once(program, 'close')) as [number | null]
    expect([code, said]).toEqual([0, 'still there'])
  })
})
