import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import type { Handle } from '@/lib/db/sql'
import { findMessageError } from '@/lib/i18n/message-demands'
import { loadMessages, memoizeByMessages, overridden } from '@/lib/i18n/messages'
import { loadMessageOverrides } from '@/modules/translations/ui-strings'

const holding = (...rows: readonly { key: string; locale: string; text: string }[]): Handle =>
  ({ execute: async () => ({ rows }) }) as never

const summary = 'account.dashboard.expires'

describe('X4: message overrides', () => {
  it('apply to their language only, in a table that is stable until one changes', async () => {
    const before = await loadMessages('es')
    await loadMessageOverrides(holding({ key: 'account.claim.submit', locale: 'es', text: 'Guardarlo' }))
    const after = await loadMessages('es')
    expect(after.account.claim).toEqual({ ...before.account.claim, submit: 'Guardarlo' })
    expect(await loadMessages('es')).toBe(after)
    expect((await loadMessages('fr')).account.claim.submit).not.toBe('Guardarlo')
    await loadMessageOverrides(holding())
    expect(await loadMessages('es')).toBe(before)
  })

  it('invalidate derived data', async () => {
    const submit = memoizeByMessages((_locale, { account }) => account.claim.submit)
    const before = await submit('de')
    await loadMessageOverrides(holding({ key: 'account.claim.submit', locale: 'de', text: 'Behalten' }))
    expect(await submit('de')).toBe('Behalten')
    await loadMessageOverrides(holding())
    expect(await submit('de')).toBe(before)
  })

  it('are precompiled if the build’s messages are', async () => {
    const text = '{name} ends soon'
    await loadMessageOverrides(holding({ key: summary, locale: 'en', text }))
    const built = { account: { dashboard: { expires: compile('{name} expires, no renewal ordered'), title: 'x' } } }
    expect(overridden('en', built as never)).toEqual({ account: { dashboard: { expires: compile(text), title: 'x' } } })
    await loadMessageOverrides(holding())
  })

  it('are ignored if a newer release lacks the message or its placeholders', async () => {
    const before = await loadMessages('en')
    await loadMessageOverrides(
      holding(
        { key: summary, locale: 'en', text: '{names} ends soon' },
        { key: 'account.claim', locale: 'en', text: 'A group is no message' },
        { key: 'account.gone', locale: 'en', text: 'Gone' },
        { key: summary, locale: 'xx', text: '{name}' },
      ),
    )
    expect(await loadMessages('en')).toEqual(before)
    await loadMessageOverrides(holding())
  })
})

describe('X4: a valid override', () => {
  it.each([
    ['{name} expires', '{name} ends', null],
    ['{name} expires', 'It ends', { lacking: ['{name}'], foreign: [] }],
    ['It ends', '{name} ends', { lacking: [], foreign: ['{name}'] }],
    ['{n, plural, one {# day} other {# days}}', '{n} days', { lacking: ['{n, plural}'], foreign: ['{n}'] }],
    ['<b>Now</b>', 'Now', { lacking: ['<b>'], foreign: [] }],
  ])('of %j is not %j', (model, message, fault) => {
    expect(findMessageError(model, message)).toEqual(fault)
  })

  it('can be parsed', () => {
    expect(findMessageError('{name}', '{name')?.unreadable).toBeTruthy()
  })
})
