import { afterEach, describe, expect, it, vi } from 'vitest'
import config from '@payload-config'
import { resetProcessState } from '@/lib/config/process-state'
import { setEditedConfig } from '@/payload/development/edited-config'
import { runTask } from '@/payload/jobs/run-worker'
import { metrics } from '@/lib/observability/metrics'

const log = { info: vi.fn(), error: vi.fn() }
const fails = () => Promise.reject(new Error('the pool is closed'))

afterEach(() => {
  resetProcessState()
  vi.clearAllMocks()
})

describe('a worker task', () => {
  it('logs and counts a failure, and leaves it to the queue', async () => {
    await expect(runTask('send-email', fails, log)).rejects.toThrow('the pool is closed')
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ task: 'send-email' }), 'Worker task failed')
    expect(await metrics().registry.metrics()).toContain('hostfront_worker_task_failures_total{task="send-email"} 1')
  })

  it('waits in npm run dev until an edit is applied', async () => {
    const order: string[] = []
    let over = () => {}
    const change = new Promise<void>((done) => (over = done)).then(() => void order.push('edit'))
    setEditedConfig({ current: config, change })
    const turn = runTask('send-email', async () => order.push('mail'), log)
    over()
    await turn
    expect(order).toEqual(['edit', 'mail'])
  })

  it('reports no error when an edit interrupts it', async () => {
    const cutOff = async () => {
      setEditedConfig({ current: config, change: Promise.resolve() })
      await fails()
    }
    await expect(runTask('send-email', cutOff, log)).rejects.toThrow()
    expect(log.error).not.toHaveBeenCalled()
    expect(log.info).toHaveBeenCalledOnce()
  })
})
