import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { idleForm, valuesOf, type FormState } from '@/lib/http/form-state'
import { err, type Result } from '@/core/result'
import { type ErrorCode, type Values, refusal, type DomainError } from './http-error'
import { isBusyError } from '@/core/circuit-breaker'
import type { Context } from '@/lib/context'
import { describeError, isDatabaseUnavailable } from '@/lib/db/database-errors'
import { withDatabase } from '@/lib/db/database-health'
import { consumeRateLimit, type LimitName } from './rate-limit'

export type FormOutcome =
  | { readonly kind: 'done'; readonly notice: string }
  | { readonly kind: 'go'; readonly path: string }
  /** The session expired after the page was rendered. */
  | { readonly kind: 'log-in'; readonly path: string; readonly notice: string }

/** Zod issue of a field. */
export interface FieldIssue {
  readonly code?: string
  readonly minimum?: number | bigint
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly path?: readonly PropertyKey[]
}

interface FormSentences {
  readonly field: (issue: FieldIssue) => string
  readonly summary: (count: number) => string
  readonly refused: (code: ErrorCode, values?: Values) => string
}

interface SentForm<Schema extends z.ZodType> {
  /** Rejects during a database outage. */
  readonly context: () => Promise<Context>
  readonly data: FormData
  readonly schema: Schema
  readonly limit: LimitName
  readonly sentences: FormSentences
  readonly work: (value: z.output<Schema>, context: Context) => Promise<Result<FormOutcome, DomainError>>
}

/** Drops the framework's own fields. */
const withoutFrameworkFields = (data: FormData): FormData => {
  const plain = new FormData()
  for (const [name, value] of data) if (!name.startsWith('$')) plain.append(name, value)
  return plain
}

const toState = (outcome: FormOutcome): Partial<FormState> => {
  switch (outcome.kind) {
    case 'done':
      return { status: 'done', values: {}, notice: outcome.notice }
    case 'go':
      return { status: 'done', goTo: outcome.path }
    case 'log-in':
      return { status: 'refused', logIn: outcome.path, notice: outcome.notice }
  }
}

/** Fallback for rejections that forms don't handle. */
const refusalOfForm: Extract<DomainError, { kind: 'error' }> = { kind: 'error', code: 'invalid-request' }

const isWithinLimit = async (limit: LimitName, { payload, visitor = 'unknown' }: Context): Promise<boolean> =>
  (await consumeRateLimit(payload, limit, visitor)) === null

/**
 * Handles a form post, with or without JavaScript: validates with the endpoint's schema, applies the rate limit, runs `work`, and returns
 * text messages. Errors are attached to their field or to the form. Returns the typed values, except passwords.
 */
export const handleForm = async <Schema extends z.ZodType>(form: SentForm<Schema>): Promise<FormState> => {
  const { schema, sentences } = form
  const state: FormState = { ...idleForm, values: valuesOf(form.data) }
  const invalid = (errors: FormState['errors']): FormState => {
    return { ...state, status: 'invalid', errors, summary: sentences.summary(Object.keys(errors).length) }
  }
  const refused = (code: ErrorCode, values?: Values): FormState => ({
    ...state,
    status: 'refused',
    notice: sentences.refused(code, values),
  })

  const submission = parseWithZod(withoutFrameworkFields(form.data), { schema, error: sentences.field })
  if (submission.status !== 'success') {
    return invalid(
      Object.fromEntries(Object.entries(submission.error ?? {}).flatMap(([name, found]) => (found?.[0] ? [[name, found[0]]] : []))),
    )
  }

  const context = await form.context().catch(() => null)
  if (context === null) return refused('unavailable')
  try {
    const outcome = await withDatabase(async () =>
      (await isWithinLimit(form.limit, context)) ? form.work(submission.value, context) : err(refusal('too-many-requests')),
    )
    if (outcome.ok) return { ...state, ...toState(outcome.value) }
    const { code, values, field } = outcome.error.kind === 'error' ? outcome.error : refusalOfForm
    return field === undefined ? refused(code, values) : invalid({ [field]: sentences.refused(code, values) })
  } catch (fault) {
    if (isDatabaseUnavailable(fault) || isBusyError(fault)) return refused('unavailable')
    context.logger.error({ fault: describeError(fault), form: form.limit }, 'Form submission failed')
    return refused('internal')
  }
}

/** Empty if the form can't be parsed. */
export const readForm = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData())
