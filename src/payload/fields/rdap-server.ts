import type { PayloadRequest, TextField } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { readRdapServer } from '@/core/domains/registry'
import { staff } from '@/payload/access/rules'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'

const fault = words('fields.rdapServer.fault')

/** A server of this machine is of use while one works on the shop, never where it serves. */
const read = (address: string) => readRdapServer(address, { allowLoopback: buildEnvironment().NODE_ENV !== 'production' })

/** Whom to ask about names of this ending, where IANA's list is silent or wrong. Kept with its closing slash. */
export const rdapServer: TextField = {
  name: 'rdapServer',
  type: 'text',
  label: words('fields.rdapServer.label'),
  access: { read: staff },
  maxLength: 300,
  admin: {
    position: 'sidebar',
    description: words('fields.rdapServer.description'),
  },
  hooks: { beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? (read(value) ?? value.trim()) : value)] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'string' && value.length <= 300 && read(value) !== null) ||
    translate(req, fault),
}
