import { atDesk, create, deskWords, heldAnswer, press, scenariosInTurn, type } from './support/desk'
import { expect, test } from './support/shop'

const question = (key: string) => ({
  question: 'Do otters pay taxes?',
  answer: 'They do.',
  topic: 'general',
  key,
  order: 900,
  _status: 'published',
})

test.describe('an admin form in another language', () => {
  scenariosInTurn('es')(
    'H10: saves a valid draft on a language switch, asks about invalid input, and lets go of a mended error',
    async ({ page, origin, editor, language, words, quietConsole }) => {
      quietConsole.allow(/400 \(Bad Request\)/)
      const id = await create(page.request, origin, 'faqs', question(`otters-pay-${language}`))
      try {
        await page.goto(`/admin/collections/faqs/${id}?locale=es`)
        await expect(page.getByRole('heading', { name: 'Do otters pay taxes?' })).toBeVisible()
        const [text, key] = [page.locator('#field-question'), page.locator('#field-key')]
        await expect(page.locator('label[for="field-question"]')).not.toContainText('*')
        await type(page, key, 'NOT A KEY')
        await page.getByRole('button', { name: words.publish }).click()
        const fault = page.getByText(words.key).filter({ visible: true }).first()
        await expect(fault).toBeVisible()
        await type(page, text, '¿Pagan impuestos las nutrias?')
        await expect(page.getByText(/Error validating/)).toHaveCount(0)
        await type(page, key, `otters-do-pay-${language}`)
        await expect(fault).toBeHidden()

        const tab = (name: string) => page.getByRole('group', { name: words.languages }).getByRole('button', { name })
        const longText = 'Otter '.repeat(60)
        await type(page, text, longText)
        await tab('Deutsch').click()
        await page.getByRole('button', { name: words.stay }).click()
        await expect(text).toHaveValue(longText)
        await type(page, text, '¿Pagan impuestos las nutrias?')
        await tab('Deutsch').click()
        await expect(page).toHaveURL(/locale=de/)
        await expect(tab('Deutsch')).toHaveAttribute('aria-current', 'true')
        await expect(tab('Español')).toContainText(words.draft)
        await expect(text).toHaveValue('')
        await type(page, text, longText)
        await tab('Français').click()
        await page.getByRole('button', { name: words.discard }).click()
        await expect(page).toHaveURL(/locale=fr/)
        const saved = await editor.read<{ question: Readonly<Record<string, string>> }>(`/api/faqs/${id}?locale=all&draft=true`)
        expect(saved.question).toMatchObject({ es: '¿Pagan impuestos las nutrias?' })
        expect(saved.question['de'] ?? '').toBe('')
        const published = await editor.read<{ question: Readonly<Record<string, string>> }>(`/api/faqs/${id}?locale=all`)
        expect(published.question).toEqual({ en: 'Do otters pay taxes?' })
      } finally {
        await editor.remove(`/api/faqs/${id}`)
      }
    },
  )

  test('accepts a corrected field while the previous value is being validated', async ({ page, baseURL, quietConsole }) => {
    quietConsole.allow(/400 \(Bad Request\)/)
    const { origin, editor } = await atDesk(page, baseURL)
    const id = await create(page.request, origin, 'faqs', question('otters-hurry'))
    try {
      await page.goto(`/admin/collections/faqs/${id}`)
      const [text, key] = [page.locator('#field-question'), page.locator('#field-key')]
      await type(page, key, 'NOT A KEY')
      await page.getByRole('button', { name: deskWords.en.publish }).click()
      const fault = page.getByText(deskWords.en.key).filter({ visible: true }).first()
      await expect(fault).toBeVisible()
      const answer = await heldAnswer(page, 'Do otters pay at all?')
      await text.fill('Do otters pay at all?')
      await answer.held
      await key.fill('otters-take-their-time')
      answer.release()
      await expect(fault).toBeHidden()
      await press(page, deskWords.en.publish)
    } finally {
      await editor.remove(`/api/faqs/${id}`)
    }
  })

  test('starts a new document in English', async ({ page, baseURL }) => {
    await atDesk(page, baseURL)
    await page.goto('/admin/collections/faqs/create?locale=fr')
    await expect(page).toHaveURL(/locale=en/)
    await expect(page.getByText('Content in English')).toBeVisible()
    await expect(page.locator('label[for="field-question"]')).toContainText('*')
  })
})

test('el menú son filas cerradas que dicen adónde llevan', async ({ page, baseURL }) => {
  await atDesk(page, baseURL, 'es')
  await page.goto('/admin/globals/header')
  await expect(page.getByText(/→ \/hosting$/).first()).toBeAttached()
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(4000)
})

for (const { language, zone, name, starts, ends } of [
  {
    language: 'en',
    zone: 'America/New_York',
    name: 'Madrid',
    starts: ['2026-12-01 00:00', '2026-11-30T23:00:00.000Z', 'Dec 1, 2026, 00:00'],
    ends: ['2026-12-31 23:59', '2026-12-31T22:59:00.000Z', 'Dec 31, 2026, 23:59'],
  },
  {
    language: 'es',
    zone: 'Europe/Madrid',
    name: 'New York',
    starts: ['2027-07-04 00:00', '2027-07-04T04:00:00.000Z', '4 jul 2027, 00:00'],
    ends: ['2027-11-26 23:59', '2027-11-27T04:59:00.000Z', '26 nov 2027, 23:59'],
  },
] as const) {
  test.describe(`an editor in the time zone ${zone}`, () => {
    test.use({ timezoneId: zone })
    test(`sets a code from ${starts[0]} of ${name} to ${ends[0]}, and reads the same`, async ({ page, baseURL }) => {
      test.slow()
      const { origin, editor } = await atDesk(page, baseURL, language)
      const id = await create(page.request, origin, 'coupons', {
        code: `ZONE-${language}`,
        name: 'Zone',
        type: 'percentage',
        value: 10,
        currency: 'USD',
        priority: 1,
        _status: 'published',
      })
      const moment = (field: string) => page.locator(`#field-${field} .react-datepicker__input-container input`)
      try {
        await page.goto(`/admin/collections/coupons/${id}`)
        for (const [field, typed] of [
          ['startsAt', starts[0]],
          ['expiresAt', ends[0]],
        ] as const) {
          await page.locator(`#field-${field}`).getByRole('combobox').fill(name)
          await page.getByRole('option', { name, exact: true }).click()
          await moment(field).fill(typed)
          await moment(field).press('Tab')
        }
        await press(page, deskWords[language].publish)
        expect(await editor.read(`/api/coupons/${id}`)).toMatchObject({ startsAt: starts[1], expiresAt: ends[1] })
        await page.reload()
        await expect(moment('startsAt')).toHaveValue(starts[2])
        await expect(moment('expiresAt')).toHaveValue(ends[2])
      } finally {
        await editor.remove(`/api/coupons/${id}`)
      }
    })
  })
}
