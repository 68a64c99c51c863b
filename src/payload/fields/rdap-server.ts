import type { PayloadRequest, TextField } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import { readRdapServer } from '@/core/domains/registry'
import { staff } from '@/payload/access/rules'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'

const fault = words('fields.rdapServer.fault')

/** Loopback servers are allowed outside of production only. */
const read = (address: string) => readRdapServer(address, { allowLoopback: buildEnvironment().NODE_ENV !== 'production' })

/** RDAP server for this TLD if IANA's list lacks it or is wrong. Stored with its trailing slash. */
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
