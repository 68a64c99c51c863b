import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { isProcessAlive } from '../../../scripts/lib/running-shop.mjs'

const at = (file: string) => new URL(`../../../scripts/lib/${file}`, import.meta.url).href

const runPiece = (code: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  return { child, output: () => output }
}

describe('a command', { timeout: 20_000 }, () => {
  it('stops what it started in reverse order, once, and exits cleanly', async () => {
    const piece = runPiece(`
      const { onStop, runCommand } = await import('${at('process.mjs')}')
      await runCommand(async () => {
        onStop(() => console.log('database stopped'))
        onStop(async () => { await new Promise((r) => setTimeout(r, 100)); console.log('shop stopped') })
        console.log('up')
        await new Promise((r) => setTimeout(r, 10_000))
        return 0
      })`)
    await once(piece.child.stdout, 'data')
    piece.child.kill('SIGINT')
    piece.child.kill('SIGTERM')
    const [code] = await once(piece.child, 'exit')
    expect(code).toBe(0)
    expect(piece.output().match(/\w+ stopped/g)).toEqual(['shop stopped', 'database stopped'])
  })

  it('shows a fault in one line without a stack, and stops what it started', async () => {
    const piece = runPiece(`
      const { onStop, runCommand } = await import('${at('process.mjs')}')
      const { Fault } = await import('${at('output.mjs')}')
      await runCommand(async () => {
        onStop(() => console.log('stopped'))
        throw new Fault('The port is taken', 'Choose another.')
      })`)
    const [code] = await once(piece.child, 'close')
    expect(code).toBe(1)
    expect(piece.output()).toContain('✗  The port is taken. Choose another.\n')
    expect(piece.output()).toContain('stopped')
    expect(piece.output()).not.toContain('    at ')
  })

  it('stops the shop when killed, so that the port is free for the next start', async () => {
    const shop = `process.on('SIGTERM', () => { console.log('shop stopped'); process.exit() }); console.log(process.pid); setInterval(() => {}, 1000)`
    const piece = runPiece(`
      import { spawn } from 'node:child_process'
      const shop = ${JSON.stringify(shop)}
      spawn(process.execPath, ['--import', '${at('die-with-parent.mjs')}', '-e', shop], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
      setInterval(() => {}, 1000)`)
    const [text] = await once(piece.child.stdout, 'data')
    piece.child.kill('SIGKILL')
    await expect.poll(() => isProcessAlive(Number(text)), { timeout: 5000 }).toBe(false)
    // its last words may still be in the pipe
    await expect.poll(piece.output).toContain('shop stopped')
  })

  it('keeps the IPC channel of the development server', async () => {
    const shop = `process.once('message', (words) => { console.log('told ' + words); process.exit() })`
    const piece = runPiece(`
      import { spawn } from 'node:child_process'
      const shop = ${JSON.stringify(shop)}
      const child = spawn(process.execPath, ['--import', '${at('die-with-parent.mjs')}', '-e', shop], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
      setTimeout(() => child.connected && child.send('port'), 1000)`)
    await once(piece.child, 'close')
    expect(piece.output()).toContain('told port')
  })

  it('stops when its npm, which only signals the shell in between, is gone', async () => {
    const command = `
      const { onStop, runCommand } = await import('${at('process.mjs')}')
      await runCommand(async () => {
        onStop(() => console.log('stopped'))
        console.log(process.pid)
        await new Promise((resolve) => setTimeout(resolve, 10_000))
        return 0
      })`
    const piece = runPiece(`
      import { spawn } from 'node:child_process'
      const env = { ...process.env, npm_lifecycle_event: 'start' }
      spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(command)}], { env, stdio: 'inherit' })
      setInterval(() => {}, 1000)`)
    const [text] = await once(piece.child.stdout, 'data')
    piece.child.kill('SIGKILL')
    await expect.poll(() => isProcessAlive(Number(text)), { timeout: 5000 }).toBe(false)
    expect(piece.output()).toContain('stopped')
  })

  it('stops the tool it runs on request', async () => {
    const piece = runPiece(`
      const { run } = await import('${at('process.mjs')}')
      const { runCommand } = await import('${at('process.mjs')}')
      await runCommand(() => run(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)']))`)
    const [text] = await once(piece.child.stdout, 'data')
    await sleep(50)
    piece.child.kill('SIGTERM')
    await once(piece.child, 'exit')
    await expect.poll(() => isProcessAlive(Number(text)), { timeout: 5000 }).toBe(false)
  })
})
