import { chromium, type Browser } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/** What the browser itself writes, in a field for a date, is of its own language: Linux reads it from the environment, others from the flag. */
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

/** Whether a date looks otherwise in German: a browser without its languages' files writes it in English, whatever it is asked for. */
export const speaksLanguages = async (executablePath: string): Promise<boolean> => {
  const [english, german] = [await dateField(executablePath, 'en'), await dateField(executablePath, 'de')]
  return !english.equals(german)
}
