import type { GroupField, PayloadRequest, TextField } from 'payload'
import { foldAddress } from '@/core/navigation/addresses'
import { sitePathOf } from '@/lib/config/site-routes'
import { isLocalePrefixed, tidyAddress, codeAddressOf, wayOf } from '@/payload/addresses/tidy-address'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'

const tidied = ({ value }: { value?: unknown }) => (typeof value === 'string' ? tidyAddress(value) : value)

/** Browsers send no other encoding, and the server rejects any other. */
const canDecode = (address: string): boolean => {
  try {
    return decodeURIComponent(wayOf(address)) !== ''
  } catch {
    return false
  }
}

/** Path on an old site, with only the parts that browsers send; the home page only with a query, since the shop has its own. */
const isPath = (value: string): boolean =>
  /^\/(?:[^/?#\\]+(?:\/[^/?#\\]+)*(?:\?[^#]+)?|\?[^#]+)$/.test(value) &&
  !/\/\.{1,2}(?:[/?]|$)/.test(value) &&
  canDecode(value) &&
  !isLocalePrefixed(value)

/** Whether the path is handled before any page lookup. */
const isTaken = (path: string): boolean => codeAddressOf(path) !== null || sitePathOf(path) === null || path.startsWith('/.well-known')

const folded = ({ value }: { value?: unknown }) => {
  if (typeof value !== 'string') return value
  const address = tidyAddress(value)
  return /[#\\]/.test(address) || !canDecode(address) ? address : foldAddress(address)
}

/** Matched exactly and in every language, so it is stored without a language, with a leading slash and without a trailing one. */
export const redirectSource: TextField = {
  name: 'from',
  type: 'text',
  required: true,
  index: true,
  unique: true,
  label: words('redirects.redirectSource.from.label'),
  admin: {
    description: words('redirects.redirectSource.from.description'),
  },
  hooks: { beforeValidate: [folded] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    // The form checks what was typed, before the hook runs.
    const address: unknown = folded({ value })
    if (typeof address !== 'string' || address.length > 300 || !isPath(address)) return translate(req, words('redirects.faults.source'))
    return !isTaken(wayOf(address)) || translate(req, words('redirects.faults.code'))
  },
}

const isTarget = (value: string): boolean => {
  if (value.startsWith('/')) return /^\/(?!\/)[^\s\\]*$/.test(value)
  return URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
}

export const redirectTarget: GroupField = {
  name: 'to',
  type: 'group',
  label: false,
  fields: [
    {
      name: 'type',
      type: 'radio',
      defaultValue: 'reference',
      label: words('redirects.redirectTarget.to.type.label'),
      admin: { layout: 'horizontal' },
      options: [
        { value: 'reference', label: words('redirects.redirectTarget.to.type.options.reference.label') },
        {
          value: 'custom',
          label: words('redirects.redirectTarget.to.type.options.custom.label'),
        },
      ],
    },
    {
      name: 'reference',
      type: 'relationship',
      relationTo: ['pages'],
      required: true,
      label: words('redirects.redirectTarget.to.reference.label'),
      admin: { condition: (_data, sibling) => sibling?.['type'] === 'reference' },
    },
    {
      name: 'url',
      type: 'text',
      required: true,
      label: words('redirects.redirectTarget.to.url.label'),
      admin: { condition: (_data, sibling) => sibling?.['type'] === 'custom' },
      hooks: { beforeValidate: [tidied] },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === 'string' && value.length <= 2000 && isTarget(value)) || translate(req, words('redirects.faults.target')),
    },
  ],
}
