import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { constantTime } from '@/lib/crypto/tokens'
import { passwordRounds } from '../../support/cheap-passwords'
import { bootPayload } from '../../support/payload'
import { createAccounts } from './account-shop'

let payload: Payload
let shop: ReturnType<typeof createAccounts>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  constantTime().leastMs = 250
  passwordRounds().most = Infinity
  shop = createAccounts(payload)
})

/**
 * Compares the fastest of alternating runs, since load only ever adds time. Repeats if out of bounds: a real timing leak shows every time.
 */
const expectAsLong = async (
  [least, most]: readonly [number, number],
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> => {
  const ratios: number[] = []
  while (ratios.length < 6 && !ratios.some((ratio) => ratio > least && ratio < most)) {
    const quickest: [number, number] = [Infinity, Infinity]
    for (let round = 0; round < 7; round += 1) {
      for (const [index, work] of [first, second].entries()) {
        const begun = performance.now()
        await work()
        quickest[index as 0 | 1] = Math.min(quickest[index as 0 | 1], performance.now() - begun)
      }
    }
    ratios.push(quickest[0] / quickest[1])
  }
  expect(ratios).toContainEqual(expect.toSatisfy((ratio: number) => ratio > least && ratio < most))
}

describe('response times', () => {
  it('takes as long for an unknown address as for a wrong password', async () => {
    await shop.signUp('slow@login.test')
    await expectAsLong(
      [0.75, 1.25],
      () => shop.logIn('nobody@login.test', {}, 'wrong-password'),
      () => shop.logIn('slow@login.test', {}, 'wrong-password'),
    )
  })

  it('forgot and register take as long for an unknown address as for a known one', async () => {
    await shop.signUp('even@login.test')
    const forget = (email: string) => shop.api('POST', '/account/forgot-password', { body: { email } })
    await expectAsLong(
      [0.85, 1.15],
      () => forget('nobody@login.test'),
      () => forget('even@login.test'),
    )
    let made = 0
    await expectAsLong(
      [0.6, 1.5],
      () => shop.register(`new-${(made += 1)}@login.test`),
      () => shop.register('even@login.test'),
    )
  })
})
