import type { GroupField, PayloadRequest, TextField } from 'payload'
import { isLocalePrefixed, tidyAddress, codeAddressOf } from '@/payload/addresses/tidy-address'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'

const tidied = ({ value }: { value?: unknown }) => (typeof value === 'string' ? tidyAddress(value) : value)

const isPath = (value: string): boolean => /^\/[A-Za-z0-9_~-]+(?:\/[A-Za-z0-9_~-]+)*$/.test(value) && !isLocalePrefixed(value)

/** Matched as it stands, in every language: so it is kept without language, with one slash before it and none behind. */
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
  hooks: { beforeValidate: [tidied] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if (typeof value !== 'string' || value.length > 300 || !isPath(value)) return translate(req, words('redirects.faults.source'))
    return codeAddressOf(value) === null || translate(req, words('redirects.faults.code'))
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
