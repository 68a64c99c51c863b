import { afterEach, describe, expect, it, vi } from 'vitest'
import config from '@payload-config'
import { takeTurn } from '@/cms/jobs/take-turn'

const log = { info: vi.fn(), error: vi.fn() }
const fails = () => Promise.reject(new Error('the pool is closed'))

afterEach(() => {
  globalThis.hostfrontConfig = undefined
  vi.clearAllMocks()
})

describe('a turn of the worker', () => {
  it('that fails is told, and the worker goes on', async () => {
    await takeTurn('mail', fails, log)
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ task: 'mail' }), 'A task of the worker failed')
  })

  it('waits in npm run dev until an edit is taken over', async () => {
    const order: string[] = []
    let over = () => {}
    const change = new Promise<void>((done) => (over = done)).then(() => void order.push('edit'))
    globalThis.hostfrontConfig = { current: config, change }
    const turn = takeTurn('mail', async () => order.push('mail'), log)
    over()
    await turn
    expect(order).toEqual(['edit', 'mail'])
  })

  it('that an edit cuts off is no fault', async () => {
    const cutOff = async () => {
      globalThis.hostfrontConfig = { current: config, change: Promise.resolve() }
      await fails()
    }
    await takeTurn('mail', cutOff, log)
    expect(log.error).not.toHaveBeenCalled()
    expect(log.info).toHaveBeenCalledOnce()
  })
})
