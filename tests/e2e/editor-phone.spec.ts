import type { Locator, Page } from '@playwright/test'
import { logInByCall } from './support/typed'
import { asEditor } from './support/editor'
import { expect, test } from './support/shop'

const screen = { width: 390, height: 844 }

test.use({ viewport: screen, hasTouch: true })

/** Whether a press on the middle of the control reaches it. */
const isOnTop = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return width > 0 && element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

const menu = (page: Page) => page.locator('aside.nav')

test('closes the menu with its button, Escape and the link to the current screen', async ({ page, baseURL }) => {
  await logInByCall(page.request, baseURL ?? '', 'admin')
  await page.goto('/admin/collections/pages')
  const toggler = page.locator('.template-default__nav-toggler')
  const link = menu(page).getByRole('link', { name: 'Pages', exact: true })
  const open = async () => {
    await page.locator('.app-header__mobile-nav-toggler').tap()
    await expect(menu(page)).not.toHaveAttribute('inert')
    await expect.poll(() => isOnTop(toggler)).toBe(true)
  }
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
  for (const close of [() => toggler.tap(), () => link.tap(), () => page.keyboard.press('Escape')]) {
    await open()
    await close()
    await expect(menu(page)).toHaveAttribute('inert')
  }
  await expect(toggler).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu(page)).not.toHaveAttribute('inert')
  await page.keyboard.press('Enter')
  await expect(menu(page)).toHaveAttribute('inert')
})

test('keeps the buttons of long forms on the screen', async ({ page, baseURL }) => {
  test.slow()
  const editor = await asEditor(page.request, baseURL ?? '', 'admin')
  for (const collection of ['pages', 'coupons', 'services']) {
    const { docs } = await editor.read<{ docs: { id: string }[] }>(`/api/${collection}?limit=1&depth=0`)
    await page.goto(`/admin/collections/${collection}/${docs[0]?.id}`)
    const publish = page.locator('#action-save')
    const tabs = page.getByRole('group', { name: 'Content language' })
    await expect(publish).toBeVisible()
    await expect(page.locator('#live-preview-toggler')).toBeHidden()
    const check = async (name: string) => {
      for (const control of [publish, page.locator('#action-save-popup button'), page.locator('#action-save-draft')])
        await expect.poll(() => isOnTop(control), { message: `${collection} ${name}` }).toBe(true)
    }
    await check('at the top')
    await page.evaluate(() => window.scrollTo(0, 900))
    await check('while scrolling')
    const bar = await page.locator('.doc-controls__controls-wrapper').boundingBox()
    expect((await tabs.boundingBox())?.y).toBeGreaterThanOrEqual(Math.floor((bar?.y ?? 0) + (bar?.height ?? 0)))
    await page.evaluate(() => document.querySelector<HTMLElement>('#how-to')?.showPopover())
    await check('beside the guides')
    await page.evaluate(() => window.scrollTo(0, 0))
    await check('at the top beside the guides')
  }
})

test('shows the last line of a list and the actions for selected entries', async ({ page, baseURL }) => {
  await logInByCall(page.request, baseURL ?? '', 'admin')
  await page.goto('/admin/collections/pages?limit=10')
  const line = page.locator('.page-controls__page-info')
  await line.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect.poll(() => isOnTop(line)).toBe(true)
  await page.locator('.cell-_select input').first().check({ force: true })
  const remove = page.locator('.collection-list__list-selection').getByRole('button', { name: 'Delete' })
  await expect.poll(() => isOnTop(remove)).toBe(true)
  await expect(remove).toBeInViewport({ ratio: 1 })
})

test('keeps an entry’s name in view while a list scrolls sideways', async ({ page, baseURL }) => {
  await logInByCall(page.request, baseURL ?? '', 'admin')
  await page.goto('/admin/collections/pages?limit=10')
  const row = page.locator('.table tbody tr').first()
  const last = row.getByRole('cell').last()
  await expect(last).not.toBeInViewport()
  await page.locator('.table').evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(last).toBeInViewport()
  await expect.poll(() => isOnTop(row.getByRole('link').first())).toBe(true)
})

test('opens a price with a tap, and replaces it by what is typed', async ({ page, baseURL }) => {
  await logInByCall(page.request, baseURL ?? '', 'admin')
  await page.goto('/admin/prices')
  const cell = page.getByRole('grid').locator('td[role="gridcell"]').first()
  await cell.tap()
  await expect(cell.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('5.25')
  await expect(cell.getByRole('textbox')).toHaveValue('5.25')
})

test('shows every column of the lists on a desktop', async ({ page, baseURL }) => {
  await logInByCall(page.request, baseURL ?? '', 'admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const collection of ['testimonials', 'resources']) {
    await page.goto(`/admin/collections/${collection}`)
    await expect(menu(page)).not.toHaveAttribute('inert')
    const hidden = () => page.locator('.table').evaluate((element) => element.scrollWidth - element.clientWidth)
    await expect.poll(hidden, { message: collection }).toBe(0)
  }
})
