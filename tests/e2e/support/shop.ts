import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect as anyExpect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { createTranslator } from 'use-intl/core'
import type en from '../../../src/i18n/messages/en.json'

export type Language = 'en' | 'es' | 'fr' | 'de'

const messagesOf = (language: Language): typeof en =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../src/i18n/messages/${language}.json`, import.meta.url)), 'utf8')) as typeof en

/** The page's own words, so that a test finds things as a visitor of that language does. */
export const wordsOf = (language: Language) => createTranslator({ locale: language, messages: messagesOf(language) })

/** A shared machine may be slow; a visitor would still be waiting. */
export const expect = anyExpect.configure({ timeout: 20_000 })

/** Every test fails on an error in the console or in the page, whatever else it looks at. */
export const test = base.extend<{ quietConsole: { readonly allow: (pattern: RegExp) => void } }>({
  quietConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const said: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(String(error)))
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(said.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** WCAG 2.2 AA and axe's own good practice, on everything that is drawn, or on what stands within a selector. */
export const expectAccessible = async (page: Page, within?: string) => {
  const axe = new AxeBuilder({ page })
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  expect(found).toEqual([])
}

/** A name nobody else in this run asks for; long enough that the simulated registry mostly has it free. */
export const freshLabel = (): string => `otterbean${Math.random().toString(36).replace(/[^a-z]/g, '').slice(0, 6)}`

/** An amount as it is written (en-US), in hundredths of its unit. */
export const hundredthsIn = (text: string | null): number => Math.round(Number((text ?? '').replace(/[^0-9.]/g, '')) * 100)
