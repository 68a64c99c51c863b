import config from '@payload-config'
import { initI18n } from '@payloadcms/translations'
import { ValidationError, type RichTextField } from 'payload'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/config/locales'
import { addErrorForm } from '@/payload/http/handlers'
import { codeNode, paragraph, richTextOf, uploadNode, videoNode } from '../../support/article-nodes'

const configuration = await config
const body = configuration.collections
  .find(({ slug }) => slug === 'resources')
  ?.flattenedFields.find(({ name }) => name === 'body') as RichTextField

const requestIn = async (language: Locale) => {
  const i18n = await initI18n({ config: configuration.i18n, context: 'api', language })
  const payload = { config: configuration, collections: {}, db: { defaultIDType: 'text' }, logger: { info: () => {} } }
  return { payload, i18n, t: i18n.t, headers: new Headers(), query: {}, context: {}, searchParams: new URLSearchParams() }
}

const validate = async (language: Locale, ...nodes: readonly object[]) => {
  const options = { data: {}, siblingData: {}, operation: 'update', preferences: { fields: {} } }
  return body.validate?.(richTextOf(...nodes), { ...body, ...options, req: await requestIn(language) } as never)
}

describe('the error of an article’s text', () => {
  it.each([
    ['en', 'This text has incomplete or incorrect parts: Video, Code block, Picture. Check each of them.'],
    ['es', /: Vídeo, Bloque de código, Imagen\. /],
    ['fr', /\s: Vidéo, Bloc de code, Image\. /],
    ['de', /: Video, Codeblock, Bild\. /],
  ] as const)('names all its invalid parts, each kind once: %s', async (language, message) => {
    const broken = videoNode(null, { link: 'https://youtu.be' })
    const picture = uploadNode('6a1b6a1b-6a1b-4a1b-8a1b-6a1b6a1b6a1b', 'x'.repeat(301))
    const nodes = [paragraph('Before.'), broken, codeNode('npm ci'), codeNode(''), { ...broken }, picture]
    expect(await validate(language, ...nodes)).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  })

  it('is none if its parts are valid', async () => {
    expect(await validate('en', paragraph('Before.'), videoNode(null), codeNode('npm ci'))).toBe(true)
  })
})

describe('the message about invalid fields', () => {
  const fault = (path: string, label: string) => ({ path, label, message: 'Wrong.' })
  const messageOf = async (...errors: readonly ReturnType<typeof fault>[]): Promise<unknown> => {
    const req = await requestIn('en')
    const error = new ValidationError({ errors: [...errors] }, req.t)
    const result = { errors: [{ name: error.name, message: error.message, data: error.data }] }
    const answer = await addErrorForm({ error, req, result, context: {} } as never)
    const [shown] = (answer as { response: typeof result }).response.errors
    expect(shown?.data.errors).toEqual(errors)
    return shown?.message
  }

  it('lists the fields in a text instead of the text', async () => {
    const message = await messageOf(fault('body', 'Text'), fault('body.link', 'Text > Link'), fault('body.code', 'Text > Commands'))
    expect(message).toBe('The following fields are invalid: Text > Link, Text > Commands')
  })

  it('lists a list beside the fields of its rows', async () => {
    const message = await messageOf(fault('rows', 'Rows'), fault('rows.0.title', 'Rows 1 > Title'))
    expect(message).toBe('The following fields are invalid: Rows, Rows 1 > Title')
  })
})
