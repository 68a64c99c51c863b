import { chromium, type Browser } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/** Native date fields follow the browser's locale: from the environment on Linux, from the flag elsewhere. */
export const openBrowser = (executablePath: string, language: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--disable-dev-shm-usage', `--lang=${language}`, ...(isRoot ? ['--no-sandbox'] : [])],
    env: { ...process.env, LANGUAGE: language },
  })

const dateField = async (executablePath: string, language: string): Promise<Buffer> => {
  const browser = await openBrowser(executablePath, language)
  const page = await browser.newPage({ locale: language })
  await page.setContent('<input type="datetime-local" value="2027-03-01T09:00">')
  const picture = await page.locator('input').screenshot()
  await browser.close()
  return picture
}

/** Whether the browser has its locale files: without them, date fields are English whatever the language. */
export const speaksLanguages = async (executablePath: string): Promise<boolean> => {
  const [english, german] = [await dateField(executablePath, 'en'), await dateField(executablePath, 'de')]
  return !english.equals(german)
}
