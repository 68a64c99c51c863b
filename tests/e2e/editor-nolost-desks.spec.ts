import type { Page } from '@playwright/test'
import { asEditor } from './support/editor'
import { logInByCall, typedCopies } from './support/typed'
import { expect, test } from './support/shop'

const notice = (page: Page) => page.locator('.typed-notice')

/** Accepts every beforeunload dialog. */
const leaving = (page: Page) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  return asked
}

/** No other test changes this TLD. */
const ending = '.eu'
/** Below its list price, as validation requires. */
const typed = 7.5

const openPrices = async (page: Page) => {
  await page.goto('/admin/prices')
  await page.getByLabel('Price list', { exact: true }).selectOption('extensions')
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('row').nth(3)).toBeVisible()
  await page.getByLabel('Filter').fill(ending)
  await expect(grid.getByRole('row')).toHaveCount(2)
  return grid
}

const typePrice = async (page: Page, figure: string) => {
  const grid = await openPrices(page)
  const cell = grid.getByRole('row').filter({ hasText: ending }).getByRole('gridcell').nth(1)
  await cell.dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(figure)
  await page.keyboard.press('Enter')
  await expect(cell).toHaveText(figure)
  return cell
}

test('H1 to H4: keeps typed prices across a reload, another list and an expired session, and publishes them once', async ({
  page,
  baseURL,
  context,
  quietConsole,
}) => {
  test.slow()
  quietConsole.allow(/Failed to load resource/)
  const origin = baseURL ?? ''
  const asked = leaving(page)
  const editor = await asEditor(page.request, origin)
  const id = await editor.find('extensions', 'extension', ending)
  const before = await editor.read<{ price: number }>(`/api/extensions/${id}?depth=0`)
  try {
    await typePrice(page, String(typed))
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await openPrices(page)
    await expect(notice(page)).toContainText('did not save it')
    await notice(page).getByRole('button', { name: 'Put it back' }).click()
    const cell = page.getByRole('grid').getByRole('row').filter({ hasText: ending }).getByRole('gridcell').nth(1)
    await expect(cell).toHaveText(String(typed))

    await page.getByLabel('Price list', { exact: true }).selectOption('addons')
    await page.getByLabel('Price list', { exact: true }).selectOption('extensions')
    await notice(page).getByRole('button', { name: 'Put it back' }).click()
    await expect(cell).toHaveText(String(typed))

    await context.clearCookies({ name: 'payload-token' })
    await page.getByRole('button', { name: 'Review changes (1)' }).click()
    await expect(notice(page)).toContainText('You are no longer logged in')
    await logInByCall(page.request, origin, 'marketing')
    const applied: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/apply')) applied.push(request.url())
    })
    await page.getByRole('button', { name: 'Review changes (1)' }).dblclick()
    await page.getByRole('button', { name: 'Publish now' }).dblclick()
    await expect(page.getByText('Published. The site shows the new prices.')).toBeVisible()
    expect(applied).toHaveLength(1)
    expect(await typedCopies(page)).toBe(0)
    expect((await editor.read<{ price: number }>(`/api/extensions/${id}?depth=0`)).price).toBe(typed)
  } finally {
    await logInByCall(page.request, origin, 'marketing')
    await editor.save(`/api/extensions/${id}?locale=en`, { price: before.price, _status: 'published' })
  }
})

test('H1, H2: offers a replacement that was typed but not applied', async ({ page, baseURL }) => {
  const asked = leaving(page)
  await asEditor(page.request, baseURL ?? '')
  await page.goto('/admin/texts?q=hosting')
  await page.getByLabel('Replace with').fill('a home for websites')
  await expect.poll(() => typedCopies(page)).toBe(1)
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await notice(page).getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByLabel('Replace with')).toHaveValue('a home for websites')
  await page.getByLabel('Replace with').fill('')
  await expect.poll(() => typedCopies(page)).toBe(0)
})

test('H1, H3: keeps a typed translation across an expired session and a reload, and saves it afterwards', async ({
  page,
  baseURL,
  context,
  quietConsole,
}) => {
  test.slow()
  quietConsole.allow(/Failed to load resource/)
  const asked = leaving(page)
  const origin = baseURL ?? ''
  const editor = await asEditor(page.request, origin)
  const { docs } = await editor.read<{ docs: { id: string; question: string }[] }>(
    '/api/faqs?limit=1&page=9&depth=0&locale=fr&fallback-locale=none&sort=id',
  )
  const [faq] = docs
  if (!faq) throw new Error('No questions')
  const desk = `/admin/translations?area=faqs&in=fr&state=all&document=${faq.id}`
  const field = page.getByRole('textbox', { name: 'Translation' })
  const words = 'Des mots qui restent'
  try {
    await page.goto(desk)
    await field.fill(words)
    await context.clearCookies({ name: 'payload-token' })
    await page.getByRole('button', { name: 'Save', exact: false }).first().click()
    await expect(page.getByRole('alert').filter({ hasText: 'Your text is kept' })).toBeVisible()
    await expect(field).toHaveValue(words)
    await logInByCall(page.request, origin, 'marketing')
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect(field).toHaveValue(words)
    const saved = page.waitForResponse((response) => response.url().endsWith('/save') && response.ok())
    await page.getByRole('button', { name: 'Save', exact: false }).first().click()
    await saved
    await expect.poll(() => typedCopies(page)).toBe(0)
  } finally {
    await logInByCall(page.request, origin, 'marketing')
    await editor.save(`/api/faqs/${faq.id}?locale=fr&fallback-locale=none`, { question: faq.question, _status: 'published' })
  }
})
