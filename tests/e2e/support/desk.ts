import { EventEmitter, once } from 'node:events'
import type { APIRequestContext, Locator, Page, Response } from '@playwright/test'
import pg from 'pg'
import { asEditor } from './editor'
import { expect, test } from './shop'

export const deskWords = {
  en: {
    publish: 'Publish changes',
    saveDraft: 'Save Draft',
    schedule: 'Schedule Publish',
    plan: 'Publish',
    save: 'Save',
    scheduled: 'Scheduled successfully.',
    duplicate: 'Duplicate',
    restore: 'Restore this version',
    confirm: 'Confirm',
    anotherAddress: 'Custom URL',
    livePage: 'A page is published at this address, so the redirect would have no effect. Unpublish the page first.',
    screen: 'A screen of the shop has this address, so a page here would never be seen. Please choose another.',
    percentage: 'A percentage can’t exceed 100.',
    uses: 'Code uses',
    languages: 'Content language',
    draft: 'Draft',
    stay: 'Stay here',
    discard: 'Discard and switch',
    key: /lower-case letters/,
  },
  es: {
    publish: 'Publicar cambios',
    saveDraft: 'Guardar borrador',
    schedule: 'Programar publicación',
    plan: 'Publicar',
    save: 'Guardar',
    scheduled: 'Programado con éxito.',
    duplicate: 'Duplicar',
    restore: 'Restaurar esta versión',
    confirm: 'Confirmar',
    anotherAddress: 'Otra dirección',
    livePage: 'En esta dirección hay una página publicada: se muestra, y la redirección no se seguiría nunca.',
    screen: 'Esta dirección pertenece a una pantalla de la tienda: una página aquí no se vería nunca. Elija otra.',
    percentage: 'Un porcentaje no puede superar 100.',
    uses: 'Usos de códigos',
    languages: 'Idioma del contenido',
    draft: 'Borrador',
    stay: 'Quedarse aquí',
    discard: 'Descartar y cambiar',
    key: /minúsculas/,
  },
} as const

export type DeskLanguage = keyof typeof deskWords
export type DeskWords = (typeof deskWords)[DeskLanguage]
export const deskLanguages = ['en', 'es'] as const satisfies readonly DeskLanguage[]

/** A marketing session in the page, and an API client for test data. */
export const atDesk = async (page: Page, baseURL: string | undefined, language = 'en') => {
  const origin = baseURL ?? ''
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: origin }])
  return { origin, editor: await asEditor(page.request, origin) }
}

type Desk = Awaited<ReturnType<typeof atDesk>>

interface Scenario extends Desk {
  readonly page: Page
  readonly quietConsole: { readonly allow: (pattern: RegExp) => void }
  readonly language: DeskLanguage
  readonly words: DeskWords
  /** Marks the data of this language's run. */
  readonly mark: string
}

/** Scenarios rotate through the admin's languages, since only texts differ; DESK=all runs each in every language. */
export const scenariosInTurn = (first: DeskLanguage = 'en') => {
  let turn = deskLanguages.indexOf(first)
  return (title: string, walk: (scenario: Scenario) => Promise<void>) => {
    const one = deskLanguages[turn % deskLanguages.length] ?? first
    turn += 1
    for (const language of process.env.DESK === 'all' ? deskLanguages : [one])
      test(`at the desk in ${language}: ${title}`, async ({ page, baseURL, quietConsole }) => {
        test.slow()
        const desk = await atDesk(page, baseURL, language)
        await walk({ ...desk, page, quietConsole, language, words: deskWords[language], mark: language.toUpperCase() })
      })
  }
}

export const create = async (request: APIRequestContext, origin: string, collection: string, data: object): Promise<string> => {
  const created = await request.post(`/api/${collection}?locale=en`, { headers: { origin }, data })
  expect(created.status(), await created.text()).toBe(201)
  return ((await created.json()) as { doc: { id: string } }).doc.id
}

/** Validation runs on the server shortly after a change, unless a later one replaces it; its response replaces the form's state. */
export const type = async (page: Page, field: Locator, text: string) => {
  const isNoted = (response: Response) => response.request().method() === 'POST' && (response.request().postData() ?? '').includes(text)
  const noted = page.waitForResponse(isNoted, { timeout: 15_000 }).catch(() => undefined)
  await field.fill(text)
  await noted
  await expect(field).toHaveValue(text)
}

/** Holds back the first validation response for a text: `held` resolves once it arrives, and it is delivered when released. */
export const heldAnswer = async (page: Page, text: string) => {
  const answers = new EventEmitter()
  const held = once(answers, 'held')
  const released = once(answers, 'released')
  let isFirst = true
  await page.route('**/admin/**', async (route) => {
    const asked = route.request()
    if (!isFirst || asked.method() !== 'POST' || !asked.postData()?.includes(text)) return route.fallback()
    isFirst = false
    const response = await route.fetch()
    answers.emit('held')
    await released
    await route.fulfill({ response })
  })
  return { held, release: () => answers.emit('released') }
}

/** Clicks a save button and waits until the document is saved. */
export const press = async (page: Page, name: string, method: 'PATCH' | 'POST' = 'PATCH') => {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeEnabled()
  const saved = page.waitForResponse(
    (response) => response.request().method() === method && /\/api\/(?!access|payload-)/.test(response.url()),
  )
  await button.click()
  const answer = await saved
  expect(answer.ok(), await answer.text()).toBe(true)
}

const withDatabase = async <Answer>(work: (client: pg.Client) => Promise<Answer>): Promise<Answer> => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Schedules the open draft for 9:00 on a future day in Madrid. */
export const schedule = async (page: Page, words: DeskWords) => {
  await page.locator('#action-save-popup button').click()
  await page.getByRole('button', { name: words.schedule }).click()
  const drawer = page.getByRole('dialog')
  // the drawer may still offer what it did before the draft was saved
  await drawer.getByText(words.plan, { exact: true }).first().click()
  const zone = drawer.locator('#timezone-picker')
  await zone.fill('Madrid')
  await page.getByRole('option', { name: 'Madrid' }).click()
  const moment = drawer.locator('.react-datepicker__input-container input')
  await moment.fill('Mar 1, 2027 9:00 AM')
  await moment.press('Tab')
  await drawer.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByText(words.scheduled)).toBeVisible()
}

export const plannedFor = (document: string): Promise<string | undefined> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ wait_until: Date }>(`select wait_until from payload_jobs where input->'doc'->>'value' = $1`, [
      document,
    ])
    return rows[0]?.wait_until.toISOString()
  })

/** Makes a scheduled job due now. */
export const comeToIt = (document: string): Promise<unknown> =>
  withDatabase((client) => client.query(`update payload_jobs set wait_until = now() where input->'doc'->>'value' = $1`, [document]))
