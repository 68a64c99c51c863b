import 'server-only'
import { getTranslations } from 'next-intl/server'
import { headers, cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { type Locale, localeOrDefault } from '@/lib/config/locales'
import type { FormState } from '@/lib/http/form-state'
import { ok, type Result } from '@/core/result'
import { getVisitorContext, logInPath, requireCustomer } from '@/request-context'
import { handleForm, type FormOutcome, type FieldIssue } from '@/lib/http/form-answer'
import { apiWords, type DomainError } from '@/lib/http/http-error'
import type { Context, SignedInCustomer } from '@/lib/context'
import { isLocalRequest } from '@/lib/config/process-state'
import { deviceName, sessionCookies, type CookieToSet } from '@/modules/auth/sessions'
import { cartCookie, cartCookieSeconds } from '@/modules/accounts/visitor-cart'
import { toLoginStepCookie, toRegistrationCookie, toSetupCookie, type Device, type SignedIn } from '@/modules/accounts/login.service'
import { isOpaqueToken } from '@/lib/crypto/tokens'
import { isLinkError } from '@/lib/http/text'
import type { Messages } from '@/lib/i18n/messages'

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

const fieldErrorFor = (issue: FieldIssue): FieldError => {
  const { code, minimum, path = [] } = issue
  if (isLinkError(issue)) return 'link'
  if (issue.params?.['fault'] === 'postal-code-invalid') return 'postalCodeInvalid'
  if (code === 'too_big') return 'tooLong'
  if (code === 'too_small' && Number(minimum) === 10) return 'passwordShort'
  if (code === 'custom' && /password$/i.test(String(path.at(-1)))) return 'passwordWeak'
  return errorsByField[path.join('.')] ?? 'invalid'
}

interface Form<Schema extends z.ZodType> {
  readonly schema: Schema
  readonly work: (value: z.output<Schema>, context: Context, locale: Locale) => Promise<Result<FormOutcome, DomainError>>
}

/** With JavaScript the client navigates or keeps the form; without it the response redirects. */
const leadOn = async (state: FormState): Promise<FormState> => {
  const path = state.goTo ?? state.logIn
  if (path !== null && !(await headers()).has('next-action')) redirect(path)
  return state
}

export const perform = async <Schema extends z.ZodType>(lang: string, data: FormData, form: Form<Schema>): Promise<FormState> => {
  const locale = localeOrDefault(lang)
  const [shop, account] = await Promise.all([apiWords(locale), getTranslations({ locale, namespace: 'account' })])
  const state = await handleForm({
    context: () => getVisitorContext(locale),
    data,
    schema: form.schema,
    limit: 'login',
    sentences: {
      field: (issue) => account(`errors.${fieldErrorFor(issue)}`),
      summary: (count) => account('errorSummary', { count }),
      refused: shop.error,
    },
    work: (value, context) => form.work(value, context, locale),
  })
  return leadOn(state)
}

interface CustomerForm<Schema extends z.ZodType> {
  readonly schema: Schema
  readonly path: string
  readonly work: (
    value: z.output<Schema>,
    context: Context,
    customer: SignedInCustomer,
    locale: Locale,
  ) => Promise<Result<FormOutcome, DomainError>>
}

/** Checks the session on submit: it may have ended since the page was rendered. */
export const performSignedIn = <Schema extends z.ZodType>(
  lang: string,
  data: FormData,
  { schema, path, work }: CustomerForm<Schema>,
): Promise<FormState> =>
  perform(lang, data, {
    schema,
    work: async (value, context, locale) => {
      if (context.customer) return work(value, context, context.customer, locale)
      const account = await getTranslations({ locale, namespace: 'account' })
      return ok({ kind: 'log-in', path: logInPath(locale, path), notice: account('sessionEnded') })
    },
  })

const set = async (lines: readonly CookieToSet[]): Promise<void> => {
  const jar = await cookies()
  for (const { name, value, maxAge, httpOnly, secure } of lines)
    jar.set({ name, value, maxAge, httpOnly, secure, path: '/', sameSite: 'lax' })
}

export const thisDevice = async (): Promise<Device> => {
  const [jar, sent] = await Promise.all([cookies(), headers()])
  const token = jar.get(cartCookie)?.value
  return { name: deviceName(sent.get('user-agent')), cartToken: isOpaqueToken(token) ? token : null, isOwnMachine: isLocalRequest(sent) }
}

export const storeSession = (token: string | null): Promise<void> => set(sessionCookies(token))

export const storeLoginStep = (ticket: string | null): Promise<void> => set([toLoginStepCookie(ticket)])

export const storeRegistration = (ticket: string | null): Promise<void> => set([toRegistrationCookie(ticket)])

export const storeSetup = (ticket: string | null): Promise<void> => set([toSetupCookie(ticket)])

export const storeLogin = async ({ sessionToken, cartToken }: SignedIn): Promise<void> => {
  await storeSession(sessionToken)
  const [session] = sessionCookies(sessionToken)
  if (cartToken !== null && session) await set([{ ...session, name: cartCookie, value: cartToken, maxAge: cartCookieSeconds }])
}

/** Requires a session and validates the subscription's id. */
export const requireOwnSubscription = async (lang: string, asked: string) => {
  const locale = localeOrDefault(lang)
  const id = z.uuid().safeParse(asked).data ?? null
  const { context, customer } = await requireCustomer(locale, id === null ? '/subscriptions' : `/subscriptions/${id}`)
  if (id === null) redirect(`/${locale}/subscriptions`)
  return { locale, id, context, customer, page: `/${locale}/subscriptions/${id}` }
}
