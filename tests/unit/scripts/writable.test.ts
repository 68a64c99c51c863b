import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { logFile, openLog } from '../../../scripts/steps/child.mjs'
import { requireWritable } from '../../../scripts/steps/disk.mjs'

describe('the folder that the shop writes to', () => {
  it('is made where it is missing, and left as it was', () => {
    const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'writable-')), 'data')
    requireWritable(folder)
    expect(fs.readdirSync(folder)).toEqual([])
  })

  it('that cannot be written is one line with its mend, before anything begins', () => {
    expect(() => requireWritable(path.join(import.meta.filename, 'data'))).toThrow(/cannot be written \(\w+\)\. Mount it writable/)
  })
})

describe('the log of a step', () => {
  it('is kept for one more try', () => {
    for (const words of ['first', 'second']) {
      const file = openLog('kept-for-one-more-try')
      fs.writeSync(file, words)
      fs.closeSync(file)
    }
    expect(fs.readFileSync(logFile('kept-for-one-more-try.before'), 'utf8')).toBe('first')
    for (const name of ['kept-for-one-more-try', 'kept-for-one-more-try.before']) fs.rmSync(logFile(name))
  })
})
