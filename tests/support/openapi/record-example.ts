import fs from 'node:fs'
import path from 'node:path'
import { isRecord } from '@/core/records'

const file = path.join(import.meta.dirname, '../../../src/payload/http/openapi/examples.json')

const secrets: Readonly<Record<string, string>> = {
  accessToken: 'Qm9vKz3tYw1xVh5nPd7sLr2e',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Hostfront:ada@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Hostfront',
  challenge: 'c29tZS1jaGFsbGVuZ2U',
}

/** Lists of two rows show as much as lists of two hundred. */
const shorten = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string' && value.startsWith('whsec_')) return 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  if (typeof value === 'string' && secrets[name] !== undefined) return secrets[name]
  if (name === 'recoveryCodes' && Array.isArray(value)) return value.map((_code, index) => `abcd-efg${index}`)
  if (Array.isArray(value)) return value.slice(0, 2).map((each) => shorten(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each, key)]))
}

/** Ids, dates, order numbers and keys, which differ in every run. */
const varying =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b[\da-f]{24}\b|\b[\da-f]{32}\b|"anchorDay":\d+|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|ORD-[A-Z\d]{8}-[A-Z\d]{6}|hf_live_\w+/g

const inOrder = (_name: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))) : value

const stablePart = (example: unknown): string => JSON.stringify(example ?? null, inOrder).replace(varying, '')

interface Answer {
  readonly status: number
  readonly body?: unknown
}

/** With `UPDATE_API_EXAMPLES=1`, keeps real requests and answers as the examples of the document, unless only such values differ. */
export const recordExample = (operationId: string, request: { readonly body?: unknown }, { status, body }: Answer): void => {
  if (process.env['UPDATE_API_EXAMPLES'] === undefined || operationId === 'getOpenApiDocument') return
  const known = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>
  const example = {
    ...(request.body === undefined ? {} : { request: request.body }),
    status,
    ...(body === undefined ? {} : { response: shorten(body) }),
  }
  if (stablePart(known[operationId]) === stablePart(example)) return
  known[operationId] = example
  const sorted = Object.fromEntries(Object.entries(known).sort(([left], [right]) => (left < right ? -1 : 1)))
  fs.writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
