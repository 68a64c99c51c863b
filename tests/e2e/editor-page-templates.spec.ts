import { words as adminWords } from '../../src/payload/words'
import { locales } from '../../src/lib/config/locales'
import { pageTemplates } from '../../src/payload/admin/page-templates/page-templates'
import { press, scenariosInTurn } from './support/desk'
import { withMenu } from './support/jobs'
import { expect } from './support/shop'
import { timeTo, mostSeconds } from './support/editor'

const scenario = scenariosInTurn()
const template = pageTemplates[0]

const withoutBrackets = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(/\[\[|\]\]/g, '')
  if (Array.isArray(value)) return value.map(withoutBrackets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutBrackets(part)]))
}

const leftIn = { en: /^This is still the example of the page template/, es: /^Aún es el ejemplo de la plantilla de página/ } as const

for (const round of [1, 2])
  scenario(`G8: begins a page from a page template, and publishes it once its examples are gone (${round})`, async (desk) => {
    const { page, editor, language, words, mark } = desk
    // Rejected saves are 400, which the browser logs.
    desk.quietConsole.allow(/status of 400/)
    page.setDefaultTimeout(15_000)
    await page.setViewportSize(withMenu)
    const path = `/otters-begin-${mark.toLowerCase()}-${Date.now().toString(36)}`
    await page.goto('/admin/collections/pages/create')
    await page.locator('#field-title').fill('Otters begin')
    await page.locator('#field-path').fill(path)
    const offered = page
      .getByRole('region', { name: adminWords('pageTemplates.picker.heading')[language] })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: template?.title[language] ?? '', exact: true }) })
    await offered.getByRole('button', { name: adminWords('pageTemplates.picker.begin')[language], exact: true }).click()
    await page.waitForURL(/\/collections\/pages\/[0-9a-f-]{36}/)
    const id = /pages\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
    try {
      await expect(page.locator('#field-path')).toHaveValue(path)
      await expect(page.locator('[id^="layout-row-"]')).toHaveCount(template?.sections.length ?? 0)
      const headline = page.locator('#field-layout__0__heading')
      await expect(headline).toBeHidden()
      await page.locator('#layout-row-0 .collapsible__toggle').first().click()
      await expect(headline).toHaveValue(/^\[\[/)

      const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 400)
      await page.getByRole('button', { name: words.publish, exact: true }).click()
      await refused
      await expect(page.getByText(leftIn[language]).first()).toBeVisible()
      expect((await page.request.get(`/en${path}`)).status()).toBe(404)

      for (const locale of locales) {
        const { layout, meta } = await editor.read<{ layout: unknown; meta: unknown }>(
          `/api/pages/${id}?locale=${locale}&fallback-locale=none&draft=true&depth=0`,
        )
        await editor.save(`/api/pages/${id}?locale=${locale}&draft=true`, {
          layout: withoutBrackets(layout),
          meta: withoutBrackets(meta),
          _status: 'draft',
        })
      }
      await page.reload()
      // The form remembers expanded sections.
      await expect(headline).toBeVisible()
      await headline.fill('Otters swim to the front')
      await press(page, words.publish)
      const shown = async () => (await (await page.request.get(`/en${path}`)).text()).includes('Otters swim to the front')
      expect(await timeTo(shown)).toBeLessThan(mostSeconds())
    } finally {
      await editor.remove(`/api/pages/${id}`)
    }
  })
