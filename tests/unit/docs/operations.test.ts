import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { retentionDays } from '@/config/retention'

const read = (file: string) => fs.readFileSync(file, 'utf8')

describe('what operators read', () => {
  it('docs/threat-model.md names tests and commands that are there', () => {
    const text = read('docs/threat-model.md')
    const tests = [...text.matchAll(/`(tests\/\S+)`/g)].map(([, file = '']) => file)
    expect(tests.length).toBeGreaterThan(20)
    expect(tests.filter((file) => !fs.existsSync(file))).toEqual([])
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const commands = ['docs/threat-model.md', 'docs/operations.md'].flatMap((file) => [...read(file).matchAll(/npm run ([\w:]+)/g)])
    expect(commands.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([])
  })

  it('docs/operations.md gives the ages that src/config/retention.ts holds', () => {
    const [, table = ''] = read('docs/operations.md').split('## Retention')
    const [kept = ''] = table.split('What stays, and why')
    const ages = new Set([...kept.matchAll(/(\d+)/g)].map(([number]) => Number(number)))
    expect(Object.entries(retentionDays).filter(([, days]) => days > 1 && !ages.has(days))).toEqual([])
  })

  it.each(['docs/operations.md', 'docs/threat-model.md', 'docs/adr/039-metrics-and-backup.md'])(
    'the links of %s lead somewhere',
    (file) => {
      const links = [...read(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => path.join(path.dirname(file), link))
      expect(links.filter((link) => !fs.existsSync(link))).toEqual([])
    },
  )
})
