import type { Browser, Page } from '@playwright/test'
import { asEditor } from './support/editor'
import { logInByCall, ownQuestion, typedCopies } from './support/typed'
import { awaited, expect, test } from './support/shop'

const question = (page: Page) => page.locator('#field-question')
const notice = (page: Page) => page.locator('.typed-notice')
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save Draft', exact: true })
const saved = (page: Page) => page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())

/** The form validates on the server shortly after each key. */
const type = async (page: Page, text: string, field = question(page)) => {
  await expect(field).toBeEnabled()
  await field.fill(text)
  await expect.poll(() => typedCopies(page)).toBe(1)
}

/** Writes of a question, not its access checks. */
const documents = /\/api\/faqs(\/[0-9a-f-]{36})?(\?|$)/

const another = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', locale: 'en-US' })
  const page = awaited(await context.newPage())
  await logInByCall(page.request, origin, 'admin')
  return { page, close: () => context.close() }
}

/** Payload then reloads the document into the form, over what is typed too early: resolves after a second without requests. */
const takeOver = async (page: Page, timeout = 15_000): Promise<void> => {
  let open = 0
  let since = Date.now()
  const change = (by: number) => () => {
    open += by
    since = Date.now()
  }
  page.on('request', change(1)).on('requestfinished', change(-1)).on('requestfailed', change(-1))
  await page.getByRole('button', { name: 'Take over' }).click({ timeout })
  await expect.poll(() => open <= 0 && Date.now() - since > 1_000).toBe(true)
}

test('H2: tells an editor whose document was taken over, and offers their input beside the saved version', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  const own = await ownQuestion(page, origin, 'taken-over')
  const other = await another(browser, origin)
  try {
    await page.goto(own.address)
    const locked = page.waitForResponse(
      (response) => response.request().method() === 'POST' && (response.request().postData() ?? '').includes('The first writes'),
    )
    await type(page, 'The first writes')
    await locked
    await other.page.goto(own.address)
    await expect(other.page.getByText(/Mara|marketing@hostfront/).first()).toBeVisible()
    await takeOver(other.page)
    // The form notices by itself or with the next key, whichever comes first.
    await question(page)
      .pressSequentially('!', { timeout: 3_000 })
      .catch(() => undefined)
    const dialog = page.getByRole('heading', { name: 'Editing taken over' })
    await expect(dialog.or(page.getByText(/has taken over editing/)).first()).toBeVisible()
    await type(other.page, 'The second answers.', other.page.locator('#field-answer'))
    const second = saved(other.page)
    await saveDraft(other.page).click()
    await second

    await page.goto('about:blank')
    await page.goto(own.address)
    await expect(notice(page)).toContainText('did not save it')
    await expect(page.locator('#field-answer')).toHaveValue('The second answers.')
    await notice(page).getByRole('button', { name: 'Put it back' }).click()
    await expect(question(page)).toHaveValue(/^The first writes!?$/)
    const first = saved(page)
    await saveDraft(page).click()
    await first
    expect(await own.read()).toMatchObject({
      question: expect.stringMatching(/^The first writes!?$/),
      answer: 'The second answers.',
    })
    await expect.poll(() => typedCopies(page)).toBe(0)
  } finally {
    await other.close()
    await own.remove()
  }
})

const textbox = (page: Page, name: 'Question' | 'Answer') => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const unsaved = (page: Page) => page.getByRole('region', { name: 'Not saved' })
const choiceOf = (page: Page, name: 'Question' | 'Answer') => unsaved(page).getByRole('group', { name: new RegExp(`^${name}`) })

test('A12: compares a rejected save with the newer version, and saves both once they are merged', async ({
  page,
  browser,
  baseURL,
  quietConsole,
}) => {
  test.slow()
  quietConsole.allow(/status of 409/)
  const origin = baseURL ?? ''
  const own = await ownQuestion(page, origin, 'merged')
  const other = await another(browser, origin)
  try {
    await page.goto(own.address)
    await type(page, 'My question?', textbox(page, 'Question'))
    // The colleague saves without opening the form, as an import or a program does.
    const theirs = { question: 'Their question?', answer: 'Their answer.', _status: 'draft' }
    const id = /faqs\/([^?]+)/.exec(own.address)?.[1] ?? ''
    const changed = await other.page.request.patch(`/api/faqs/${id}?locale=en&draft=true&overrideLock=true`, {
      headers: { origin },
      data: theirs,
    })
    expect(changed.status(), await changed.text()).toBe(200)

    const refused = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.status() === 409)
    await saveDraft(page).click()
    await refused
    const question = choiceOf(page, 'Question')
    await expect(question).toContainText('Who keeps my words?')
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(choiceOf(page, 'Answer').getByRole('radio', { name: /Their answer\./ })).toBeChecked()
    const merge = unsaved(page).getByRole('button', { name: 'Merge into the form', exact: true })
    await expect(merge).toBeDisabled()
    await question.getByRole('radio', { name: /My question\?/ }).check()
    await merge.click()
    await expect(textbox(page, 'Answer')).toHaveValue('Their answer.')
    await expect(textbox(page, 'Question')).toHaveValue('My question?')
    await expect(unsaved(page)).toHaveCount(0)

    const both = saved(page)
    await saveDraft(page).click()
    await both
    expect(await own.read()).toMatchObject({ question: 'My question?', answer: 'Their answer.' })
    await expect.poll(() => typedCopies(page)).toBe(0)
  } finally {
    await other.close()
    await own.remove()
  }
})

test('A12: offers unsaved input beside a colleague’s later change of the same field', async ({ page, browser, baseURL }) => {
  test.slow()
  const origin = baseURL ?? ''
  const own = await ownQuestion(page, origin, 'offered')
  const other = await another(browser, origin)
  page.on('dialog', (dialog) => void dialog.accept())
  try {
    await page.goto(own.address)
    await type(page, 'My question?', textbox(page, 'Question'))
    await page.goto('about:blank')
    await other.page.goto(own.address)
    await takeOver(other.page)
    await type(other.page, 'Their question?', textbox(other.page, 'Question'))
    const theirs = saved(other.page)
    await saveDraft(other.page).click()
    await theirs
    await other.close()

    await page.goto(own.address)
    // The colleague's lock may have gone with their page.
    await takeOver(page, 5_000).catch(() => undefined)
    const question = choiceOf(page, 'Question')
    await expect(question.getByRole('radio', { name: /Saved version: Their question\?/ })).not.toBeChecked()
    await unsaved(page).getByRole('button', { name: 'Keep all of mine', exact: true }).click()
    await unsaved(page).getByRole('button', { name: 'Merge into the form', exact: true }).click()
    await expect(textbox(page, 'Question')).toHaveValue('My question?')
    const mine = saved(page)
    await saveDraft(page).click()
    await mine
    expect((await own.read()).question).toBe('My question?')
  } finally {
    await own.remove()
  }
})

test('H3: keeps input when the session expired or the network is down, explains why, and saves it afterwards', async ({
  page,
  baseURL,
  context,
  quietConsole,
}) => {
  test.slow()
  quietConsole.allow(
    /Failed to load resource|Failed to fetch|Error submitting form|Unauthorized|UnauthorizedError|ERR_INTERNET|Server Components|form state/,
  )
  const origin = baseURL ?? ''
  const own = await ownQuestion(page, origin, 'session-ended')
  try {
    await page.goto(own.address)
    await type(page, 'Typed before the session ended')
    await context.clearCookies({ name: 'payload-token' })
    await saveDraft(page).click()
    await expect(notice(page)).toContainText('You are no longer logged in')
    await expect(question(page)).toHaveValue('Typed before the session ended')
    await expect(notice(page).getByRole('link', { name: /new tab/ })).toHaveAttribute('target', '_blank')
    await logInByCall(page.request, origin, 'marketing')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(notice(page)).toContainText('You can save again')
    const first = saved(page)
    await saveDraft(page).click()
    await first
    await expect(notice(page)).toHaveCount(0)

    await type(page, 'Typed before the network went')
    await context.setOffline(true)
    await saveDraft(page).click()
    await expect(notice(page)).toContainText('cannot be reached')
    await expect(question(page)).toHaveValue('Typed before the network went')
    await context.setOffline(false)
    await expect(notice(page)).toContainText('You can save again')
    const second = saved(page)
    await saveDraft(page).click()
    await second
    expect((await own.read()).question).toBe('Typed before the network went')
  } finally {
    await context.setOffline(false)
    await own.remove()
  }
})

test('H1: warns on reload; offers unsaved input when the document is reopened, until saved, discarded or logged out', async ({
  page,
  baseURL,
  quietConsole,
}) => {
  test.slow()
  // Payload logs out twice, and requests preferences without a user
  quietConsole.allow(/status of 40[04]/)
  const own = await ownQuestion(page, baseURL ?? '', 'reloaded')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  try {
    await page.goto(own.address)
    await type(page, 'Typed before the reload')
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect(question(page)).toHaveValue('Who keeps my words?')
    await notice(page).getByText('Show changes').click()
    await expect(notice(page).getByRole('listitem')).toHaveText(['Typed before the reload'])
    await notice(page).getByRole('button', { name: 'Put it back' }).click()
    await expect(question(page)).toHaveValue('Typed before the reload')
    await expect(saveDraft(page)).toBeEnabled()
    await page.reload()
    await notice(page).getByRole('button', { name: 'Discard it' }).click()
    await expect(notice(page)).toHaveCount(0)
    expect(await typedCopies(page)).toBe(0)

    await type(page, 'Typed before the logout')
    await page.goto('/admin/logout')
    await expect(page).toHaveURL(/login/)
    expect(await typedCopies(page)).toBe(0)
  } finally {
    await own.remove().catch(() => undefined)
    const editor = await asEditor(page.request, baseURL ?? '')
    await editor.remove(`/api/faqs?where[key][equals]=reloaded`)
  }
})

test('H4: saves, publishes and creates once for a double click', async ({ page, baseURL }) => {
  test.slow()
  const own = await ownQuestion(page, baseURL ?? '', 'pressed-twice')
  const editor = await asEditor(page.request, baseURL ?? '')
  const writes: string[] = []
  page.on('request', (request) => {
    if (['PATCH', 'POST'].includes(request.method()) && documents.test(request.url())) writes.push(request.method())
  })
  try {
    for (const name of ['Save Draft', 'Publish changes']) {
      await page.goto(own.address)
      await type(page, `Pressed twice: ${name}`)
      writes.length = 0
      const once = saved(page)
      await page.getByRole('button', { name, exact: true }).dblclick()
      await once
      await expect.poll(() => typedCopies(page)).toBe(0)
      expect(writes).toEqual(['PATCH'])
    }
    await page.goto('/admin/collections/faqs/create?locale=en')
    await question(page).fill('Made once?')
    await page.locator('#field-answer').fill('Once.')
    await page.locator('#field-key').fill('made-once')
    writes.length = 0
    await page.getByRole('button', { name: 'Publish changes', exact: true }).dblclick()
    await expect(page).toHaveURL(/faqs\/[0-9a-f-]{36}/)
    expect(writes).toEqual(['POST'])
  } finally {
    await own.remove()
    await editor.remove('/api/faqs?where[key][equals]=made-once')
  }
})
