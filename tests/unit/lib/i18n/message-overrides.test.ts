import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import type { Handle } from '@/lib/db/sql'
import { findMessageError } from '@/lib/i18n/message-demands'
import { loadMessages, madeOfMessages } from '@/lib/i18n/messages'
import { overridden } from '@/lib/i18n/overrides'
import { loadMessageOverrides } from '@/modules/translations/ui-strings'

const holding = (...rows: readonly { key: string; locale: string; text: string }[]): Handle =>
  ({ execute: async () => ({ rows }) }) as never

const summary = 'account.dashboard.expires'

describe('X4: words in the place of the developers’', () => {
  it('stand in the table of their language alone, and are the same table until one changes', async () => {
    const before = await loadMessages('es')
    await loadMessageOverrides(holding({ key: 'account.claim.submit', locale: 'es', text: 'Guardarlo' }))
    const after = await loadMessages('es')
    expect(after.account.claim).toEqual({ ...before.account.claim, submit: 'Guardarlo' })
    expect(await loadMessages('es')).toBe(after)
    expect((await loadMessages('fr')).account.claim.submit).not.toBe('Guardarlo')
    await loadMessageOverrides(holding())
    expect(await loadMessages('es')).toBe(before)
  })

  it('what is made of them is made anew', async () => {
    const submit = madeOfMessages((_locale, { account }) => account.claim.submit)
    const before = await submit('de')
    await loadMessageOverrides(holding({ key: 'account.claim.submit', locale: 'de', text: 'Behalten' }))
    expect(await submit('de')).toBe('Behalten')
    await loadMessageOverrides(holding())
    expect(await submit('de')).toBe(before)
  })

  it('are taken apart where the build has taken the others apart', async () => {
    const text = '{name} ends soon'
    await loadMessageOverrides(holding({ key: summary, locale: 'en', text }))
    const built = { account: { dashboard: { expires: compile('{name} expires, no renewal ordered'), title: 'x' } } }
    expect(overridden('en', built as never)).toEqual({ account: { dashboard: { expires: compile(text), title: 'x' } } })
    await loadMessageOverrides(holding())
  })

  it('that a newer release could not fill in, or no longer has, are left out', async () => {
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

describe('X4: a message that may stand for another', () => {
  it.each([
    ['{name} expires', '{name} ends', null],
    ['{name} expires', 'It ends', { lacking: ['{name}'], foreign: [] }],
    ['It ends', '{name} ends', { lacking: [], foreign: ['{name}'] }],
    ['{n, plural, one {# day} other {# days}}', '{n} days', { lacking: ['{n, plural}'], foreign: ['{n}'] }],
    ['<b>Now</b>', 'Now', { lacking: ['<b>'], foreign: [] }],
  ])('%j by %j', (model, message, fault) => {
    expect(findMessageError(model, message)).toEqual(fault)
  })

  it('is one that can be read', () => {
    expect(findMessageError('{name}', '{name')?.unreadable).toBeTruthy()
  })
})
