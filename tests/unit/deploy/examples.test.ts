import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maximumPictureBytes, maximumUploadBytes } from '@/lib/config/limits'

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-deploy-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const isThere = (program: string): boolean => spawnSync(program, ['-v']).error === undefined
const units = fs.readdirSync('deploy/systemd')

describe('the examples of deploy/', () => {
  it.skipIf(!isThere('systemd-analyze'))('systemd takes every unit', () => {
    for (const name of units) {
      const unit = fs.readFileSync(`deploy/systemd/${name}`, 'utf8')
      // paths of the operator's machine
      fs.writeFileSync(
        path.join(folder, name),
        unit.replaceAll('/usr/bin/node', process.execPath).replaceAll('/srv/hostfront/current', folder),
      )
    }
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((name) => path.join(folder, name))], {
      encoding: 'utf8',
    })
    expect(stderr.split('\n').filter((line) => units.some((name) => line.includes(path.join(folder, name))))).toEqual([])
    expect(status, stderr).toBe(0)
  })

  it.each(units.filter((name) => name.endsWith('.service')))('%s starts a program that is there', (name) => {
    const [, script = ''] = /^ExecStart=\/usr\/bin\/node (\S+)/m.exec(fs.readFileSync(`deploy/systemd/${name}`, 'utf8')) ?? []
    expect(fs.existsSync(script), script).toBe(true)
  })

  it.each(['deploy/nginx/hostfront.conf', 'deploy/caddy/Caddyfile'])('%s accepts the largest picture', (file) => {
    const [, megabytes = '0'] = /(?:client_max_body_size|max_size) (\d+)m/i.exec(fs.readFileSync(file, 'utf8')) ?? []
    expect(Number(megabytes) * 1_000_000).toBeGreaterThanOrEqual(maximumUploadBytes)
    expect(maximumUploadBytes).toBeGreaterThan(maximumPictureBytes)
  })
})
