import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromRoot } from '../../../scripts/lib/project.mjs'
import { compileProgram, programArguments } from '../../../scripts/lib/typescript.mjs'

const folder = `.data/test-programs-${process.pid}`

beforeAll(() => mkdirSync(fromRoot(folder), { recursive: true }))
afterAll(() => {
  rmSync(fromRoot(folder), { recursive: true, force: true })
  const programs = fromRoot('.data', 'programs')
  for (const name of readdirSync(programs)) if (name.includes(`test-programs-${process.pid}`)) rmSync(`${programs}/${name}`)
})

const write = (name: string, source: string): string => {
  writeFileSync(fromRoot(folder, name), source)
  return `${folder}/${name}`
}

const runProgram = async (entry: string, args: readonly string[] = []) =>
  spawnSync(process.execPath, await programArguments(entry, args), { cwd: fromRoot(), encoding: 'utf8' })

describe('a TypeScript program', () => {
  it('runs to its end with path aliases, its own location and arguments', async () => {
    const entry = write(
      'whole.ts',
      `
      import { locales } from '@/lib/config/locales'
      import { fromRoot } from '../../scripts/lib/project.mjs'
      const later: string = await new Promise((resolve) => setTimeout(() => resolve('later'), 20))
      console.log(JSON.stringify([locales.length, later, import.meta.url.endsWith('/${folder}/whole.ts'), fromRoot(), process.argv.slice(2)]))
    `,
    )
    const { stdout, status } = await runProgram(entry, ['--reset'])
    expect(JSON.parse(stdout)).toEqual([4, 'later', true, fromRoot(), ['--reset']])
    expect(status).toBe(0)
  })

  it('reports the source line of an error', async () => {
    const { stderr, status } = await runProgram(write('fails.ts', `type Unused = string\n\nthrow new Error('on purpose')\n`))
    expect(status).toBe(1)
    expect(stderr).toContain('fails.ts:3')
  })

  it('fails if the event loop drains before it ends', async () => {
    const { status } = await runProgram(write('drained.ts', `await new Promise<void>(() => {})\nexport {}`))
    expect(status).toBe(13)
  })

  it('needs no loader hooks, and none of its packages uses top-level await', async () => {
    const { stdout } = await runProgram(write('plain.ts', `console.log(JSON.stringify(process.execArgv))\nexport {}`))
    expect(JSON.parse(stdout)).toEqual(['--enable-source-maps', '--conditions=production'])
  })

  it('is compiled atomically by two concurrent commands', async () => {
    const entry = write('twice.ts', `console.log('whole')\nexport {}`)
    const [one, other] = await Promise.all([compileProgram(entry), compileProgram(entry)])
    expect(one).toBe(other)
    expect(spawnSync(process.execPath, [one], { encoding: 'utf8' }).stdout).toBe('whole\n')
  })
})

describe("Payload's command", () => {
  it('fails if it stops halfway silently', () => {
    const stopsHalfway = `const start = async () => { await new Promise(() => {}); process.exit(0) }; void start()`
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', fromRoot('scripts', 'lib', 'must-finish.mjs'), '-e', stopsHalfway],
      { encoding: 'utf8' },
    )
    expect(status).toBe(70)
    expect(stderr).toContain('exited before its work was done')
  })
})
