import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { logFile, openLog } from '../../../scripts/lib/process.mjs'
import { requireWritable, requireWrittenFolders } from '../../../scripts/lib/storage.mjs'

describe('a folder the shop writes to', () => {
  it('is created if missing, and otherwise unchanged', () => {
    const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'writable-')), 'data')
    requireWritable(folder)
    expect(fs.readdirSync(folder)).toEqual([])
  })

  it('is reported with its fix in one line before anything starts, if not writable', () => {
    expect(() => requireWritable(path.join(import.meta.filename, 'data'))).toThrow(/is not writable \(\w+\)\. Mount it read-write/)
  })
})

describe('a folder on a file system that creates none', () => {
  it('is reported at once, without a loop, below /proc', { skip: process.platform !== 'linux' }, () => {
    const code = `
      import { requireWritable } from '${new URL('../../../scripts/lib/storage.mjs', import.meta.url).href}'
      try { requireWritable('/proc/nope/mail') } catch (error) { console.log(error.message) }`
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', timeout: 20_000 })
    expect(run.stdout).toContain('/proc/nope/mail is not writable (ENOENT)')
  })
})

describe('media and mail folders', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'written-'))
  const bad = path.join(import.meta.filename, 'folder')
  const writable = { MEDIA_DIR: path.join(folder, 'media'), MAIL_DIR: path.join(folder, 'mail') }

  it('are created, or reported if not writable', () => {
    requireWrittenFolders(writable)
    expect(fs.readdirSync(folder).sort()).toEqual(['mail', 'media'])
    for (const env of [
      { ...writable, MEDIA_DIR: bad },
      { ...writable, MAIL_DIR: bad },
    ])
      expect(() => requireWrittenFolders(env)).toThrow(`${bad} is not writable`)
  })

  it.each([
    ['npm start', 'scripts/start.mjs'],
    ['the container', 'deploy/container/start.mjs'],
  ])('%s stops with one line if one of them is not writable', (_, program) => {
    const run = spawnSync(process.execPath, [program], {
      env: { ...process.env, ...writable, MAIL_DIR: bad },
      encoding: 'utf8',
      timeout: 20_000,
    })
    expect(run.status).toBe(1)
    expect(run.stderr + run.stdout).toContain(`${bad} is not writable (ENOTDIR). Mount it read-write`)
    expect(run.stderr + run.stdout).not.toMatch(/^ +at /m)
  })
})

describe('a step’s log', () => {
  it('is kept for one more attempt', () => {
    for (const words of ['first', 'second']) {
      const file = openLog('kept-for-one-more-try')
      fs.writeSync(file, words)
      fs.closeSync(file)
    }
    expect(fs.readFileSync(logFile('kept-for-one-more-try.before'), 'utf8')).toBe('first')
    for (const name of ['kept-for-one-more-try', 'kept-for-one-more-try.before']) fs.rmSync(logFile(name))
  })
})
