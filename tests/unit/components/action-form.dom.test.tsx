import { describe, expect, it, vi } from 'vitest'
import { idleForm, type FormState } from '@/lib/http/form-state'
import { ActionForm } from '@/components/forms/action-form.client'
import type { FormField } from '@/components/forms/types'
import { field, press, settle, show, text, type } from '../../support/in-a-browser'

const fields: readonly FormField[] = [
  { name: 'name', label: 'Full name', required: true },
  { name: 'password', kind: 'password', label: 'Password', required: true },
]
const words = { submit: 'Send', sending: 'Sending', network: 'No answer' }

const showForm = async (more: Partial<Parameters<typeof ActionForm>[0]> = {}) => {
  const answers: ((state: Partial<FormState>) => Promise<void>)[] = []
  const fail: (() => Promise<void>)[] = []
  const action = vi.fn(
    () =>
      new Promise<FormState>((resolve, reject) => {
        answers.push((state) => settle(() => resolve({ ...idleForm, ...state })))
        fail.push(() => settle(() => reject(new Error('offline'))))
      }),
  )
  await show(<ActionForm id="form" look="account-form" action={action} fields={fields} words={words} {...more} />)
  return {
    action,
    answer: (state: Partial<FormState>) => answers.at(-1)?.(state),
    goOffline: () => fail.at(-1)?.(),
  }
}

describe('a form of a server action', () => {
  it('submits once, however often it is clicked, and shows progress', async () => {
    const { action, answer } = await showForm()
    await press()
    await press()
    expect(action).toHaveBeenCalledTimes(1)
    expect(text('button')).toBe('Sending')
    await answer({ status: 'done', notice: 'Saved' })
    expect(text('button')).toBe('Send')
    await press()
    expect(action).toHaveBeenCalledTimes(2)
  })

  it('L10: clears a form that adds entries after success, and keeps input when rejected', async () => {
    const { answer } = await showForm({ isEmptiedAfter: true })
    await type('Full name', 'Ana')
    await press()
    await answer({ status: 'invalid', values: { name: 'Ana' }, errors: { password: 'Too short' }, summary: 'One thing to fix.' })
    expect(field('Full name').value).toBe('Ana')
    await press()
    await answer({ status: 'done', notice: 'Saved.' })
    expect(field('Full name').value).toBe('')
  })

  it('shows an error at its field and in the summary, which gets focus; keeps the input', async () => {
    const { answer } = await showForm()
    await type('Full name', 'Ana')
    await press()
    await answer({ status: 'invalid', values: { name: 'Ana' }, errors: { password: 'Too short' }, summary: 'One thing to fix.' })
    expect(document.activeElement?.textContent).toContain('One thing to fix.')
    expect(field('Password').getAttribute('aria-invalid')).toBe('true')
    expect(text('.field__error')).toBe('Too short')
    expect(field('Full name').value).toBe('Ana')
    expect(field('Full name').hasAttribute('aria-invalid')).toBe(false)
  })

  it('receives every key after a rejection, without moving focus to the summary again', async () => {
    const { answer } = await showForm()
    await press()
    await answer({ status: 'invalid', errors: { name: 'Missing', password: 'Too short' }, summary: 'Two things to fix.' })
    await type('Full name', 'Ana Ruiz')
    expect(field('Full name').value).toBe('Ana Ruiz')
    expect(document.activeElement).toBe(field('Full name'))
  })

  it('does not move focus while somebody types', async () => {
    const { answer } = await showForm()
    await press()
    await type('Full name', 'Ana')
    await answer({ status: 'invalid', errors: { password: 'Too short' }, summary: 'One thing to fix.' })
    expect(document.activeElement).toBe(field('Full name'))
    expect(text('[role=alert]')).toContain('Too short')
  })

  it('reports a missing response, keeps the input, and can be resubmitted', async () => {
    const { action, goOffline, answer } = await showForm()
    await type('Full name', 'Ana')
    await type('Password', 'secret')
    await press()
    await goOffline()
    expect(text('[role=alert]')).toContain('No answer')
    expect([field('Full name').value, field('Password').value]).toEqual(['Ana', 'secret'])
    await press()
    expect(action).toHaveBeenCalledTimes(2)
    await answer({ status: 'done', notice: 'Saved' })
    expect(text('[role=status]')).toBe('Saved')
    expect([field('Full name').value, field('Password').value]).toEqual(['Ana', ''])
  })

  it('is replaced by its result, which gets focus', async () => {
    const { answer } = await showForm({ words: { ...words, doneTitle: 'Sent' } })
    await press()
    await answer({ status: 'done', notice: 'We answer tomorrow' })
    expect(document.querySelector('form')).toBeNull()
    expect(document.activeElement?.textContent).toBe('SentWe answer tomorrow')
  })

  it('keeps the edit when the session has expired and restores it after login', async () => {
    const session = { logInAgain: 'Log in', restored: 'Here again' }
    const { answer } = await showForm({ owner: 'ana@example.com', words: { ...words, session } })
    await type('Full name', 'Ana')
    await type('Password', 'secret')
    await press()
    await answer({ status: 'refused', notice: 'Your login has expired', logIn: '#login' })
    await settle(() => document.querySelector<HTMLAnchorElement>('a[href="#login"]')?.click())
    document.body.replaceChildren()
    await showForm({ owner: 'ana@example.com', words: { ...words, session } })
    expect(text('[role=status]')).toBe('Here again')
    expect([field('Full name').value, field('Password').value]).toEqual(['Ana', ''])
  })

  it('stays disabled while navigating', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const { action, answer } = await showForm()
    await press()
    await answer({ status: 'done', goTo: '/en/dashboard' })
    expect(assign).toHaveBeenCalledWith('/en/dashboard')
    await press()
    expect(action).toHaveBeenCalledTimes(1)
  })

  it('K11: reveals the password in the same input, and hides it on submit', async () => {
    const { answer } = await showForm({ words: { ...words, showPassword: 'Show password' } })
    const button = document.querySelector<HTMLButtonElement>('button[aria-pressed]')
    const input = field('Password')
    await type('Password', 'a long sentence')
    expect([input.type, button?.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
    await settle(() => button?.click())
    expect(field('Password')).toBe(input)
    expect([input.type, input.value, button?.getAttribute('aria-pressed')]).toEqual(['text', 'a long sentence', 'true'])
    expect([button?.type, button?.getAttribute('aria-label'), button?.getAttribute('aria-controls')]).toEqual([
      'button',
      'Show password',
      input.id,
    ])
    await type('Full name', 'Ana')
    await press()
    expect(input.type).toBe('password')
    await answer({ status: 'done', notice: 'Saved' })
    expect(input.value).toBe('')
  })
})
