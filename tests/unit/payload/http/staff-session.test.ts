import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStaffSessionCheck } from '@/payload/http/front-door'

const { executeAuthStrategies } = vi.hoisted(() => ({ executeAuthStrategies: vi.fn() }))
vi.mock('payload', () => ({ executeAuthStrategies }))

const staff = { user: { collection: 'users', role: 'support' } }
let now = 1
const createCheck = () => createStaffSessionCheck(() => Promise.resolve({} as never), { now: () => now })

describe('the staff session check', () => {
  beforeEach(() => executeAuthStrategies.mockReset())

  it('R13: sends no query without a token', async () => {
    expect(await createCheck()({ cookie: 'cart=x', origin: 'http://localhost:3000' })).toBe(false)
    expect(executeAuthStrategies).not.toHaveBeenCalled()
  })

  it.each([{ user: null }, { user: { collection: 'customers' } }])('R13: rejects and forgets a token that turns out %j', async (answer) => {
    executeAuthStrategies.mockResolvedValue(answer)
    const isStaff = createCheck()
    expect([await isStaff({ authorization: 'JWT x' }), await isStaff({ authorization: 'JWT x' })]).toEqual([false, false])
    expect(executeAuthStrategies).toHaveBeenCalledTimes(2)
  })

  it('R13: caches a valid session for ten seconds, and no other with it', async () => {
    executeAuthStrategies.mockResolvedValue(staff)
    const isStaff = createCheck()
    expect([await isStaff({ authorization: 'JWT a' }), await isStaff({ authorization: 'JWT a' })]).toEqual([true, true])
    expect(executeAuthStrategies).toHaveBeenCalledTimes(1)
    executeAuthStrategies.mockResolvedValue({ user: null })
    expect(await isStaff({ authorization: 'JWT b' })).toBe(false)
    expect(await isStaff({ authorization: 'JWT a', origin: 'https://elsewhere.example' })).toBe(false)
    now += 10_001
    expect(await isStaff({ authorization: 'JWT a' })).toBe(false)
  })
})
