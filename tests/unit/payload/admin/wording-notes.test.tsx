import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { plainText } from '@/payload/admin/wording/wording-notes'
import type { Locale } from '@/lib/config/locales'
import { readerOf } from '../../../support/wording/admin-reader'
import { WordingNotes } from '@/payload/admin/wording/wording-notes.client'

let edited = 'en'
let reads: Locale = 'en'
let fields: Readonly<Record<string, { readonly value: unknown }>> = {}
let press: (() => void) | undefined
const dispatchFields = vi.fn()
const setModified = vi.fn()

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) => {
    press = onClick
    return <button type="button">{children}</button>
  },
  FieldDescription: ({ description }: { readonly description: Readonly<Record<string, string>> }) => <p>{description[reads]}</p>,
  useForm: () => ({ dispatchFields, setModified }),
  useFormFields: (choose: (context: readonly [typeof fields]) => unknown) => choose([fields]),
  useLocale: () => ({ code: edited }),
  useTranslation: () => readerOf(reads),
}))

const field = { name: 'heading', type: 'text', admin: { description: { en: 'The first line', de: 'Die erste Zeile' } } } as const

const shown = (value: unknown, language: string, readIn: Locale = 'en') => {
  edited = language
  reads = readIn
  fields = { heading: { value } }
  return renderToStaticMarkup(<WordingNotes field={field} path="heading" />)
}

beforeEach(() => {
  press = undefined
  vi.clearAllMocks()
})

describe('wording notes', () => {
  it('leave only the description if nothing is wrong', () => {
    expect(shown('Domains and web hosting', 'en')).toBe('<p>The first line</p><div class="wording-notes" aria-live="polite"></div>')
    expect(press).toBeUndefined()
  })

  it('name a word to avoid, with its replacement', () => {
    expect(shown('Ihr Gutschein', 'de', 'de')).toContain('<li>Ein Wort, das der Shop nicht verwendet: Gutschein → Rabattcode</li>')
  })

  it('check the edited language, and are shown in the admin’s', () => {
    expect(shown('Ihre Emails', 'de', 'en')).toContain('A word the shop does not use: Emails → E-Mail')
    expect(shown('Emails', 'en', 'de')).not.toContain('<li>')
  })

  it('fix punctuation on click, which only changes the form', () => {
    expect(shown('Combien ?', 'fr')).toContain('Correct punctuation')
    press?.()
    expect(dispatchFields).toHaveBeenCalledExactlyOnceWith({ type: 'UPDATE', path: 'heading', value: 'Combien\u202f?' })
    expect(setModified).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('check a rich text, without a button', () => {
    const root = { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Elija su divisa' }] }] } }
    expect(shown(root, 'es')).toContain('divisa → moneda')
    expect(press).toBeUndefined()
    expect(plainText(root)).toBe('Elija su divisa')
  })

  it('are hidden from readers without write access', () => {
    edited = 'de'
    fields = { heading: { value: 'Ihr Gutschein' } }
    expect(renderToStaticMarkup(<WordingNotes field={field} path="heading" readOnly />)).toBe('<p>The first line</p>')
  })

  it('combine equal problems in one line', () => {
    expect(shown('« Oui » ?', 'fr')).toContain('<li>Space at which a line may break: « » ?</li>')
  })

  it('say how the edited language writes a percentage, and correct it', () => {
    expect(shown('30 % off hosting', 'en')).toContain('<li>English has no space before the percent sign: 30 %</li>')
    press?.()
    expect(dispatchFields).toHaveBeenCalledExactlyOnceWith({ type: 'UPDATE', path: 'heading', value: '30% off hosting' })
    expect(shown('30% auf Hosting', 'de')).toContain('<li>Missing space: 30%</li>')
  })

  it('list four problems at most', () => {
    expect(shown('An e-mail...  with a coupon ! And a TLD', 'en').split('<li>')).toHaveLength(5)
  })
})

it('never block saving', async () => {
  const { localizedTextarea } = await import('@/payload/fields/text')
  const { validate } = localizedTextarea('intro', { en: 'Intro', es: 'Introducción', fr: 'Introduction', de: 'Einleitung' })
  expect(validate?.('Ihr  Gutschein...', { req: {} } as never)).toBe(true)
})
