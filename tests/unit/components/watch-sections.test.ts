import { describe, expect, it } from 'vitest'
import { sectionDataRefresh } from '@/lib/config/limits'
import { createSectionWatch } from '@/components/section-data/section-boundary.client'

describe('§7: auto refresh', () => {
  it('§7.5, §9: every 300000 ms, off by default', () => {
    expect(sectionDataRefresh).toEqual({ interval: 300_000, enabledByDefault: false })
  })

  it('§7: reports only changed data; failed calls change nothing', async () => {
    const answers: (string | null | Error)[] = ['a', 'a', null, new Error('offline'), 'b', 'b']
    const watch = createSectionWatch('en', ['faq'], async () => {
      const next = answers.shift()
      if (next instanceof Error) throw next
      return next == null ? null : { body: next }
    })
    const seen: boolean[] = []
    while (answers.length > 0) seen.push(await watch())
    expect(seen).toEqual([true, false, false, false, true, false])
  })
})
