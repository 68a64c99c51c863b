// Writes to both log channels repeatedly, then reports to the test that it is still alive.
import { setTimeout as sleep } from 'node:timers/promises'
import { logger } from '@/payload/logger'
import { writeLogLines, writeLine } from '../../../server/log-lines.mjs'

writeLogLines(console, writeLine)
for (let turn = 0; turn < 5; turn += 1) {
  console.warn('said by a package')
  if ('destination' in logger) logger.destination?.write('{"msg":"said by the shop"}\n')
  await sleep(20)
}
process.stderr.write('still there')
