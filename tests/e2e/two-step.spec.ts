import { Secret, TOTP } from 'otpauth'
import { logIn, logOut, newPerson, signUp } from './support/account'
import { expect, expectAccessible, test, wordsOf } from './support/shop'

const words = wordsOf('en')

test.use({ viewport: { width: 1440, height: 900 } })

/** The code for half a minute ahead: already valid, and later than the one just used. */
const nextCode = (key: string): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) }).generate({ timestamp: Date.now() + 30_000 })

test(
  'K1, K2, K4: two-step login is set up by the key on the page, asked for at the login, and passed by a recovery code',
  { tag: '@smoke' },
  async ({ page }) => {
    test.slow()
    const person = newPerson()
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
    const label = (name: string) => page.getByLabel(name, { exact: true })
    await signUp(page, 'en', person)
    await page.goto('/en/settings')
    await button(words('account.twoStep.setUp')).click()
    await page.waitForURL('**/en/settings/two-step')
    await expectAccessible(page)
    const key = await page
      .getByRole('region', { name: words('account.twoStepSetup.scan') })
      .locator('code')
      .innerText()
    const [recovery = ''] = await page
      .getByRole('list', { name: words('account.twoStepSetup.codesLabel') })
      .getByRole('listitem')
      .allInnerTexts()

    await label(words('account.fields.code')).fill('000000')
    await label(words('account.fields.password')).fill(person.password)
    await button(words('account.twoStepSetup.submit')).click()
    await expect(label(words('account.fields.code'))).toHaveAccessibleDescription(/Incorrect or already used code/)
    await label(words('account.fields.code')).fill(new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) }).generate())
    await button(words('account.twoStepSetup.submit')).click()
    await page.waitForURL('**/en/settings#two-step')
    await expect(button(words('account.twoStep.newCodes'))).toBeVisible()

    for (const isRecovery of [false, true]) {
      await logOut(page, 'en')
      await page.goto('/en/login?next=%2Fen%2Fprofile')
      await logIn(page, 'en', person)
      await page.waitForURL('**/en/login/code?**')
      if (isRecovery) await page.getByRole('link', { name: words('account.codeStep.useRecovery') }).click()
      const field = label(words(isRecovery ? 'account.fields.recoveryCode' : 'account.fields.code'))
      await expect(field).toBeVisible()
      await expectAccessible(page)
      await field.fill(isRecovery ? recovery.toLowerCase() : nextCode(key))
      await button(words('account.codeStep.submit')).click()
      await page.waitForURL('**/en/profile')
    }
  },
)
