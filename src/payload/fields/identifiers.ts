import type { PayloadRequest, TextField } from 'payload'
import { translate } from '@/payload/translate'
import { words, type Words } from '@/payload/words'
import { articleListSlug } from '@/core/navigation/paths'
import { codeAddressOf } from '@/payload/addresses/tidy-address'

interface Rule {
  readonly name: string
  readonly label: Words
  readonly description: Words
  readonly pattern: RegExp
  readonly fault: Words
  readonly normalise: (value: string) => string
  /** Value used in a duplicated document. */
  readonly copyOf: (value: string) => string
}

const identifier = ({ name, label, description, pattern, fault, normalise, copyOf }: Rule): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  index: true,
  unique: true,
  custom: { normalise },
  admin: { description },
  hooks: {
    beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? normalise(value) : value)],
    beforeDuplicate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? copyOf(value) : value)],
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (typeof value === 'string' && value.length <= 100 && pattern.test(normalise(value))) || translate(req, fault),
})

const tidyLower = (value: string): string => value.trim().toLowerCase()
export const tidyUpper = (value: string): string => value.trim().toUpperCase()
const withDash = (value: string): string => `${value}-copy`

interface Followed {
  readonly from: string
  readonly prefix?: string
  readonly isCode?: boolean
  readonly values?: Readonly<Record<string, string>>
}

/** In a new document, the field follows another until the editor changes it. */
export const follows = (clientProps: Followed) => ({
  afterInput: [{ path: '/payload/admin/key-from-title.client#KeyFromTitle', clientProps }],
})

const followsTitle = (from: string, prefix = '') => ({ components: follows({ from, prefix }) })

/** In a new document, the name is the code until the editor types a different one. */
export const namedAfterCode = (field: TextField): TextField =>
  ({
    ...field,
    admin: { ...field.admin, components: { ...field.admin?.components, ...follows({ from: 'code', isCode: true }) } },
  }) as TextField

/** A product's public key, referenced by links, carts and orders, so it is not translated and rarely changes. */
export const key = (name = 'key', from = 'name'): TextField => {
  const made = identifier({
    name,
    label: words('fields.identifiers.key.label'),
    description: words('fields.identifiers.key.description'),
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    fault: words('fields.identifiers.key.fault'),
    normalise: tidyLower,
    copyOf: withDash,
  })
  return { ...made, admin: { ...made.admin, ...followsTitle(from) } } as TextField
}

/** Key of an entry that no cart contains. */
export const contentKey = (name: string, from: string): TextField => {
  const made = key(name, from)
  return {
    ...made,
    admin: { ...made.admin, position: 'sidebar', description: words('fields.identifiers.contentKey.description') },
  } as TextField
}

/** D11: codes are unique, upper case and trimmed. */
export const code: TextField = identifier({
  name: 'code',
  label: words('fields.identifiers.code.label'),
  description: words('fields.identifiers.code.description'),
  pattern: /^[A-Z0-9][A-Z0-9_-]{1,39}$/,
  fault: words('fields.identifiers.code.fault'),
  normalise: tidyUpper,
  copyOf: (value) => `${value}-COPY`,
})

/** With leading dot: `.com`, `.co.uk`. */
export const extension: TextField = identifier({
  name: 'extension',
  label: words('fields.identifiers.extension.label'),
  description: words('fields.identifiers.extension.description'),
  pattern: /^(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
  fault: words('fields.identifiers.extension.fault'),
  normalise: tidyLower,
  copyOf: withDash,
})

/** R4: paths are English in every language and come after the language prefix. */
const pagePath: TextField = identifier({
  name: 'path',
  label: words('fields.identifiers.pagePath.path.label'),
  description: words('fields.identifiers.pagePath.path.description'),
  pattern: /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/,
  fault: words('fields.identifiers.pagePath.path.fault'),
  normalise: tidyLower,
  copyOf: (value) => (value === '/' ? '/copy' : withDash(value)),
})

/** ISO 4217. */
export const currencyCode: TextField = identifier({
  name: 'code',
  label: words('fields.identifiers.currencyCode.code.label'),
  description: words('fields.identifiers.currencyCode.code.description'),
  pattern: /^[A-Z]{3}$/,
  fault: words('fields.identifiers.currencyCode.code.fault'),
  normalise: tidyUpper,
  copyOf: (value) => value,
})

const slug = key('slug', 'title')

const isTaken = words('fields.identifiers.isTaken')

const isWellFormed = slug.validate as (value: unknown, asked: { req: PayloadRequest }) => string | true

/** R4: last segment of the article's URL, English in every language. */
export const articleSlug = {
  ...slug,
  label: words('fields.identifiers.articleSlug.label'),
  admin: {
    ...slug.admin,
    position: 'sidebar',
    description: words('fields.identifiers.articleSlug.description'),
  },
  validate: (value: unknown, asked: { req: PayloadRequest }) => {
    const answer = isWellFormed(value, asked)
    return answer === true && tidyLower(String(value)) === articleListSlug ? translate(asked.req, isTaken) : answer
  },
} as TextField

const pageAddressIsWellFormed = pagePath.validate as (value: unknown, asked: { req: PayloadRequest }) => string | true

/** R4: rejects paths handled by code or an alias. */
export const pageAddress = {
  ...pagePath,
  admin: {
    ...pagePath.admin,
    ...followsTitle('title', '/'),
    position: 'sidebar',
    description: words('fields.identifiers.pageAddress.description'),
  },
  validate: (value: unknown, asked: { req: PayloadRequest }) => {
    const answer = pageAddressIsWellFormed(value, asked)
    if (answer !== true) return answer
    const owner = codeAddressOf(tidyLower(String(value)))
    return owner === null || translate(asked.req, words(`fields.identifiers.faults.${owner}`))
  },
} as TextField
