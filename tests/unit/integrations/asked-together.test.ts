import { expect, it } from 'vitest'
import type { VatIdCheckResult } from '@/core/tax/types'
import { coalesceVatChecks } from '@/integrations/vies'

it('T5: shares a pending lookup of the same number, and starts a new one later', async () => {
  const asked: string[] = []
  const answers: ((answer: VatIdCheckResult) => void)[] = []
  const { check } = coalesceVatChecks({
    check: (vatId) => {
      asked.push(vatId)
      return new Promise((resolve) => void answers.push(resolve))
    },
  })
  const together = [check('FR1'), check('FR1'), check('DE2')]
  expect(asked).toEqual(['FR1', 'DE2'])
  for (const answer of answers.splice(0)) answer({ status: 'invalid' })
  expect(await Promise.all(together)).toEqual(Array.from({ length: 3 }, () => ({ status: 'invalid' })))
  const later = check('FR1')
  expect(asked).toEqual(['FR1', 'DE2', 'FR1'])
  answers[0]?.({ status: 'unknown' })
  expect(await later).toEqual({ status: 'unknown' })
})
