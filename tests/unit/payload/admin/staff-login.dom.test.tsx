import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StaffLogin } from '@/payload/admin/two-step/login-form.client'
import { show } from '../../../support/in-a-browser'

const shown = vi.hoisted(() => ({ isDisabled: undefined as boolean | undefined, validate: undefined as unknown }))
const { nothing } = vi.hoisted(() => ({ nothing: () => null }))
/** Payload sends the shop's texts in the reader's language. */
const { germanText } = await vi.hoisted(async () => {
  const { default: de } = await import('@/payload/i18n/de.json')
  const textAt = (key: string): unknown =>
    key
      .replace('shop:', '')
      .split(':')
      .reduce<unknown>((table, name) => (table as Record<string, unknown>)[name], de)
  return { germanText: (key: string) => String(textAt(key)) }
})

vi.mock('@payloadcms/ui', () => ({
  Banner: ({ children }: { readonly children: ReactNode }) => children,
  Button: nothing,
  EmailField: ({ validate }: { readonly validate: unknown }) => {
    shown.validate = validate
    return null
  },
  Form: ({ children, disabled }: { readonly children: ReactNode; readonly disabled?: boolean }) => {
    shown.isDisabled = disabled
    return <form>{children}</form>
  },
  FormSubmit: nothing,
  HiddenField: nothing,
  Link: nothing,
  PasswordField: nothing,
  TextField: nothing,
  useAuth: () => ({ setUser: () => undefined }),
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'de', t: germanText } }),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

afterEach(() => Reflect.deleteProperty(document, 'cookie'))

const open = () => show(<StaffLogin wayOn="/admin" login="/api/users/login" forgot="/admin/forgot" />)
const alert = () => document.querySelector('[role=alert]')?.textContent

describe('the staff login', () => {
  it('R18: reports blocked cookies, and sends nothing', async () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined })
    await open()
    expect(alert()).toMatch(/^Ihr Browser blockiert Cookies, .* Erlauben Sie Cookies für diese Website und laden Sie die Seite neu\.$/)
    expect(shown.isDisabled).toBe(true)
  })

  it('R18: reports nothing if cookies work', async () => {
    await open()
    expect([alert(), shown.isDisabled]).toEqual([undefined, false])
  })

  it('K10: accepts an address with letters of any script', async () => {
    await open()
    const validate = shown.validate as (value: string, asked: object) => unknown
    const asked = { req: { t: (key: string) => key } }
    expect([validate('josé@münchen.example', asked), validate('josé', asked)]).toEqual([true, 'validation:emailAddress'])
  })
})
