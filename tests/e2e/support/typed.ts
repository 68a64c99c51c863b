import type { APIRequestContext, Page } from '@playwright/test'
import { demoLogins } from '../../../seed/demo-logins'
import { asEditor } from './editor'
import { expect } from './shop'

/** Logs in like another tab would: sets the cookie without navigating. */
export const logInByCall = async (request: APIRequestContext, origin: string, role: 'admin' | 'support' | 'marketing'): Promise<void> => {
  const login = demoLogins.find((each) => each.collection === 'users' && each.role === role)
  if (!login) throw new Error(`The seed has no login for ${role}`)
  const answered = await request.post('/api/users/login', {
    data: { email: login.email, password: login.password },
    headers: { origin },
  })
  expect(answered.status()).toBe(200)
}

/** Number of unsaved texts stored in the browser. */
export const typedCopies = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('hostfront.typed ')).length)

interface Question {
  readonly id: string
  readonly question: string
  readonly answer: string
}

/** A question of its own, so that tests do not interfere. */
export const ownQuestion = async (page: Page, origin: string, key: string) => {
  const editor = await asEditor(page.request, origin)
  const data = { key, question: 'Who keeps my words?', answer: 'The shop does.', topic: 'general', order: 900, _status: 'published' }
  const made = await page.request.post('/api/faqs?locale=en', { headers: { origin }, data })
  expect(made.status(), await made.text()).toBe(201)
  const { doc } = (await made.json()) as { doc: Question }
  return {
    address: `/admin/collections/faqs/${doc.id}?locale=en`,
    read: async (): Promise<Question> => editor.read(`/api/faqs/${doc.id}?locale=en&draft=true&depth=0`),
    // Ignores locks: a leftover question would count as untranslated in later tests.
    remove: () => editor.remove(`/api/faqs/${doc.id}?overrideLock=true`),
  }
}
