import { randomBytes } from 'node:crypto'
import type { PayloadRequest, Endpoint } from 'payload'
import { defaultLocale, locales, type Locale } from '@/lib/config/locales'
import type { Page } from '@/payload-types'
import { withTransaction } from '@/lib/db/transaction'
import type { Words } from '@/payload/words'
import { asExample } from './example'
import { isExample } from './example-marks'
import { z } from 'zod'
import { requiredText } from '@/lib/http/text'
import { guardEndpoint, marketers } from '@/payload/access/rules'
import { readBodyWithin } from '@/payload/admin/promotions/promotion-fields'
import { pageTemplates, type PageTemplate } from './page-templates'
import { isRecord } from '@/core/records'

type Values = Readonly<Record<string, unknown>>

const isWords = (value: Values): value is Words => locales.every((locale) => locale in value)

/** Examples are in English only. Other languages show the English text until it is translated (R6). */
const textIn = (text: Words, locale: Locale): string | null => (locale === defaultLocale || !isExample(text[locale]) ? text[locale] : null)

/** Picks one language. Rows keep their saved ids; without them Payload would create new rows and drop the other languages. */
const inLocale = (value: unknown, locale: Locale, saved: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown, at) => inLocale(each, locale, Array.isArray(saved) ? saved[at] : undefined))
  if (!isRecord(value)) return value
  if (isWords(value)) return textIn(value, locale)
  const before = isRecord(saved) ? saved : {}
  const own = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inLocale(each, locale, before[name])]))
  return typeof before['id'] === 'string' ? { ...own, id: before['id'] } : own
}

/** Form values at the time the template was chosen. */
interface Begun {
  readonly title?: string | undefined
  readonly path?: string | undefined
}

/** The template's path, or a free variant of it; trashed pages count as taken. */
const freePath = async (req: PayloadRequest, wanted: string): Promise<string> => {
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { path: { equals: wanted } },
    trash: true,
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 ? wanted : `${wanted}-${randomBytes(3).toString('hex')}`
}

const titleOf = ({ title }: PageTemplate): Words => asExample(title)

/** Creates a draft with the template's sections and example texts, with the rights of the user. Atomic. */
const makePage = (asked: PayloadRequest, template: PageTemplate, begun: Begun): Promise<Page> =>
  withTransaction(
    asked.payload,
    async (req) => {
      req.i18n = asked.i18n
      const path = begun.path ?? (await freePath(req, template.path))
      const layoutIn = (locale: Locale, saved?: Page) => inLocale(template.sections, locale, saved?.layout) as Page['layout']
      const shared = { collection: 'pages', draft: true, depth: 0, overrideAccess: false, req } as const
      const page = await asked.payload.create({
        ...shared,
        locale: defaultLocale,
        data: {
          title: begun.title ?? titleOf(template)[defaultLocale],
          path,
          layout: layoutIn(defaultLocale),
          meta: { description: template.description[defaultLocale] },
          _status: 'draft',
        },
      })
      for (const locale of locales.filter((each) => each !== defaultLocale))
        await asked.payload.update({ ...shared, id: page.id, locale, data: { layout: layoutIn(locale, page), _status: 'draft' } })
      return page
    },
    { user: asked.user },
  )

const typed = (most: number) => requiredText(most).optional()

const asked = z.strictObject({ template: z.string().max(40), title: typed(120), path: typed(100) })

const answer = (body: unknown, status: number): Response => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

const begin: Endpoint = {
  method: 'post',
  path: '/page-templates',
  handler: async (req) => {
    const { data } = asked.safeParse(await readBodyWithin(req))
    const template = pageTemplates.find(({ name }) => name === data?.template)
    if (!data || !template) return answer({ errors: [{ message: 'Bad Request' }] }, 400)
    const { id } = await makePage(req, template, data)
    return answer({ id }, 201)
  },
}

export const pageTemplateEndpoints: Endpoint[] = [guardEndpoint(begin, marketers)]
