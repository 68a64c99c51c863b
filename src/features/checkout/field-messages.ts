import '@/lib/config/zod-without-eval'
import { isLinkError } from '@/lib/http/text'

/** Error message of each field, as a key of `checkout.errors`. */
const fieldMessages = {
  'contact.name': 'nameRequired',
  'contact.email': 'emailInvalid',
  'contact.company': 'invalid',
  'contact.vatId': 'vatIdInvalid',
  'billingAddress.line1': 'line1Required',
  'billingAddress.line2': 'invalid',
  'billingAddress.postalCode': 'postalCodeRequired',
  'billingAddress.city': 'cityRequired',
  'billingAddress.region': 'regionRequired',
  'billingAddress.country': 'countryRequired',
  'registrant.name': 'nameRequired',
  'registrant.organisation': 'invalid',
  'registrant.email': 'emailInvalid',
  'registrant.phone': 'phoneInvalid',
  'registrant.line1': 'line1Required',
  'registrant.line2': 'invalid',
  'registrant.postalCode': 'postalCodeRequired',
  'registrant.city': 'cityRequired',
  'registrant.region': 'regionRequired',
  'registrant.country': 'countryRequired',
  keepCard: 'invalid',
  acceptExtras: 'extrasRequired',
  acceptStart: 'startRequired',
  acceptTerms: 'termsRequired',
} as const

export type FieldName = keyof typeof fieldMessages
export type FieldMessage = (typeof fieldMessages)[FieldName] | 'tooLong' | 'link' | 'postalCodeInvalid'

export const fieldNames = Object.keys(fieldMessages) as FieldName[]

/** Initial values from the logged-in customer. */
export type Prefill = Readonly<Partial<Record<FieldName, string>>>

interface Issue {
  readonly code?: string
  readonly path?: readonly PropertyKey[]
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

export const messageFor = (issue: Issue): FieldMessage => {
  const { code, path = [] } = issue
  const name = fieldNames.find((known) => known === path.join('.'))
  if (isLinkError(issue)) return 'link'
  if (code === 'too_big') return 'tooLong'
  return name ? fieldMessages[name] : 'invalid'
}
