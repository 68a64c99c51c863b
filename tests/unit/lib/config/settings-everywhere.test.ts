import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingNames } from '@/lib/config/env'

/** Set by Next or at build time; then those that differ between the processes of a stack. */
const ofTheProcess = new Set(['NODE_ENV', 'NEXT_DIST_DIR'])
const ofTheStack = new Set(['PORT', 'HOST', 'RUN_JOBS', 'SHUTDOWN_DRAIN_MS'])
const settings = [...settingNames, 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'].filter((name) => !ofTheProcess.has(name))

const compose = fs.readFileSync('docker-compose.yml', 'utf8')
const shared = /^x-shop: &shop\n((?: .*\n|\n)+)/m.exec(compose)?.[1] ?? ''

describe('every setting', () => {
  it.each(settings.filter((name) => !ofTheStack.has(name)))('%s reaches the containers', (name) => {
    expect(shared).toMatch(new RegExp(`^  ${name}: \\$\\{${name}:-`, 'm'))
  })

  it.each([...ofTheStack])('%s is in docker-compose.yml', (name) => {
    expect(compose).toMatch(new RegExp(`\\$\\{${name}:-|^ +${name}: `, 'm'))
  })

  it('containers are published on this machine only until HOST is set', () => {
    expect(compose.match(/^ +- '.*:\d+'$/gm)?.map((line) => line.trim())).toEqual([
      "- '${HOST:-127.0.0.1}:${PORT:-3000}:3000'",
      "- '${HOST:-127.0.0.1}:${FRONT_PORT:-8080}:8080'",
    ])
    expect(compose.match(/\$\{HOST:-[^}]*\}/g)?.every((place) => place === '${HOST:-127.0.0.1}')).toBe(true)
  })

  it.each(settings)('%s is in .env.example', (name) => {
    expect(fs.readFileSync('.env.example', 'utf8')).toMatch(new RegExp(`^# ${name}=`, 'm'))
  })

  it.each(settings)('%s is explained in docs/operations.md', (name) => {
    const documented = fs
      .readFileSync('docs/operations.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- `'))
      .join('\n')
    const short = name.replace(/^RATE_LIMIT(?=_)/, '')
    expect(documented).toMatch(new RegExp(`\`(?:${name}|${short})\``))
  })
})

describe('docker-compose.yml', () => {
  it('contains no password or secret: they are generated on first start or set by the operator', () => {
    const secrets = [...compose.matchAll(/^ +(\w*(?:PASSWORD|SECRET|KEY)\w*): *(.*)$/gm)].filter(([, name = '']) => !name.endsWith('_FILE'))
    expect(secrets.length).toBeGreaterThan(3)
    expect(secrets.filter(([, name, value]) => value !== `\${${name}:-}`).map(([line]) => line)).toEqual([])
    expect(compose).not.toMatch(/postgres(?:ql)?:\/\/[^\s:/@]+:[^\s$@]+@/)
  })
})
