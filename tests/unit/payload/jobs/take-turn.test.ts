import { afterEach, describe, expect, it, vi } from 'vitest'
import config from '@payload-config'
import { runTask } from '@/payload/jobs/run-worker'
import { metrics } from '@/lib/observability/metrics'

const log = { info: vi.fn(), error: vi.fn() }
const fails = () => Promise.reject(new Error('the pool is closed'))

afterEach(() => {
  globalThis.hostfrontConfig = undefined
  vi.clearAllMocks()
})

describe('a worker task', () => {
  it('logs and counts a failure, and continues', async () => {
    await runTask('security mail', fails, log)
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ task: 'security mail' }), 'Worker task failed')
    expect(await metrics().registry.metrics()).toContain('hostfront_worker_task_failures_total{task="security-mail"} 1')
  })

  it('waits in npm run dev until an edit is applied', async () => {
    const order: string[] = []
    let over = () => {}
    const change = new Promise<void>((done) => (over = done)).then(() => void order.push('edit'))
    globalThis.hostfrontConfig = { current: config, change }
    const turn = runTask('mail', async () => order.push('mail'), log)
    over()
    await turn
    expect(order).toEqual(['edit', 'mail'])
  })

  it('reports no error when an edit interrupts it', async () => {
    const cutOff = async () => {
      globalThis.hostfrontConfig = { current: config, change: Promise.resolve() }
      await fails()
    }
    await runTask('mail', cutOff, log)
    expect(log.error).not.toHaveBeenCalled()
    expect(log.info).toHaveBeenCalledOnce()
  })
})
