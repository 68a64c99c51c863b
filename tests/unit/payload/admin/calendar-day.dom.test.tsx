import { words } from '@/payload/words'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDay, DialogTexts } from '@/payload/admin/dashboard/calendar-event'
import { CalendarStrip } from '@/payload/admin/dashboard/calendar.client'
import { locales } from '@/lib/config/locales'
import { show } from '../../../support/in-a-browser'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))
vi.mock('@payloadcms/ui', () => ({ Button: 'button', useTranslation: () => ({ i18n: { language: 'en' } }) }))

const texts = Object.fromEntries(
  ['move', 'cancel', 'close', 'open', 'day', 'time', 'now', 'moved', 'unanswered'].map((name) => [name, name]),
) as DialogTexts

const day: CalendarDay = {
  ...{ date: '2026-11-27', name: 'Fri, 27 Nov', weekday: 5, state: 'today' },
  events: Array.from({ length: 7 }, (_, at) => ({
    ...{ key: `live ${at}`, date: '2026-11-27', time: `0${at}:30`, at: `2026-11-27T0${at}:30:00.000Z`, title: `Entry ${at}` },
    ...{ detail: null, tone: 'live' as const, href: null, moves: null, fixed: null },
  })),
}

describe('A6: a busy day in the calendar', () => {
  it.each(locales)('shows the number of further entries, and expands on click (%s)', async (language) => {
    await show(
      <CalendarStrip
        {...{ days: [day], zone: 'UTC', language, today: words('calendar.today')[language], more: words('calendar.more')[language], texts }}
      />,
    )
    const fold = document.querySelector('details')
    const summary = fold?.querySelector('summary')
    expect(summary?.textContent).toBe({ en: '3 more', es: '3 más', fr: '3 de plus', de: '3 weitere' }[language])
    expect(fold?.open).toBe(false)
    await act(async () => summary?.click())
    expect(fold?.open).toBe(true)
    expect([...(fold?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toHaveLength(3)
    expect(document.querySelectorAll('.calendar-day > ul button')).toHaveLength(4)
  })
})
