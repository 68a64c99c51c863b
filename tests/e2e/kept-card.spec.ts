import { newPerson, signUp } from './support/account'
import { checkOut, chooseInSandbox, orderHeading } from './support/purchase'
import { expect, expectAccessible, test, wordsOf } from './support/shop'

const words = wordsOf('en')

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'U18, U23: a card is kept by a tick of the buyer’s own, stands in the account, says how the plan is paid, and is removed',
  { tag: '@smoke' },
  async ({ page }) => {
    test.slow()
    const person = newPerson()
    await page.goto('/en/cart?add=hosting:shared-basic:monthly')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto('/en/checkout')

    await test.step('never ticked for the buyer, and not asked where a transfer pays', async () => {
      const box = page.getByRole('checkbox', { name: words('checkout.keepCard') })
      await expect(box).not.toBeChecked()
      await page.getByRole('radio', { name: words('checkout.offline') }).check()
      await expect(box).toBeHidden()
      await page.getByRole('radio', { name: words('checkout.sandbox') }).check()
      await expect(box).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('bought and kept: its page asks what becomes of later charges', async () => {
      await checkOut(page, 'en', person, 'sandbox', { keepsCard: true })
      await expect(page.getByRole('group', { name: words('sandboxPage.charges.choose') })).toBeVisible()
      await expectAccessible(page)
      await chooseInSandbox(page, 'en', 'paid')
      await expect(orderHeading(page, 'en', 'paid')).toBeVisible()
    })

    await signUp(page, 'en', person)
    const card = 'Visa ···· 4242'
    await test.step('the account knows it, by its last four', async () => {
      await expect(async () => {
        await page.goto('/en/settings')
        await expect(page.getByRole('region', { name: words('account.cards.heading') }).locator('b')).toHaveText(card, { timeout: 1_000 })
      }).toPass({ timeout: 30_000 })
      await expectAccessible(page)
      await page.goto('/en/subscriptions')
      await page.getByRole('main').getByRole('link', { name: 'Shared Basic' }).first().click()
      await expect(page.getByText(words('account.subscriptions.payCard', { card }))).toBeVisible()
      await page.getByRole('link', { name: words('account.subscriptions.payCards'), exact: true }).click()
    })

    await test.step('removed after it was asked', async () => {
      const part = page.getByRole('region', { name: words('account.cards.heading') })
      await part.locator('summary').click()
      await part.getByRole('button', { name: words('account.cards.removeConfirm') }).click()
      await expect(part.getByText(words('account.cards.none'))).toBeVisible()
    })
  },
)
