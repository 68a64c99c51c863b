import { isLinkError } from '@/lib/http/text'
import type { Messages } from '@/lib/i18n/messages'
import type { FieldIssue } from '@/lib/http/form-answer'

type FieldError = keyof Messages['account']['errors']

/** Error of each field, as a key of `account.errors`. */
const errorsByField: Readonly<Record<string, FieldError>> = {
  name: 'nameRequired',
  email: 'emailInvalid',
  vatId: 'vatIdInvalid',
  phone: 'phoneInvalid',
  line1: 'line1Required',
  postalCode: 'postalCodeRequired',
  city: 'cityRequired',
  region: 'regionRequired',
  country: 'countryRequired',
  code: 'codeRequired',
  orderNumber: 'orderNumberRequired',
  password: 'passwordRequired',
  confirmation: 'emailInvalid',
  currentPassword: 'passwordRequired',
  newPassword: 'passwordShort',
  'billingAddress.line1': 'line1Required',
  'billingAddress.postalCode': 'postalCodeRequired',
  'billingAddress.city': 'cityRequired',
  'billingAddress.region': 'regionRequired',
  'billingAddress.country': 'countryRequired',
}

export const fieldErrorFor = (issue: FieldIssue): FieldError => {
  const { code, minimum, path = [] } = issue
  if (isLinkError(issue)) return 'link'
  if (issue.params?.['fault'] === 'postal-code-invalid') return 'postalCodeInvalid'
  if (code === 'too_big') return 'tooLong'
  if (code === 'too_small' && Number(minimum) === 10) return 'passwordShort'
  if (code === 'custom' && /password$/i.test(String(path.at(-1)))) return 'passwordWeak'
  return errorsByField[path.join('.')] ?? 'invalid'
}
