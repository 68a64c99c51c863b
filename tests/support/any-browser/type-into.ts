import type { Visitor } from './visitor'
import { wordsOf, type WordKey } from './words'

const words = wordsOf('en')

/** Form to type into; all are listed in forms.ts or in a journey. */
export interface TypedForm {
  readonly name: string
  readonly path: string
  /** Selects the form on its page. */
  readonly within: string
  /** Runs before the page opens. */
  readonly before?: (visitor: Visitor) => Promise<unknown>
  /** Opens the form. */
  readonly open?: (visitor: Visitor) => Promise<unknown>
  /** Button that submits the empty form; by default, Enter in the first field. */
  readonly submit?: WordKey
  /** For searches that accept an empty query. */
  readonly refusesEmpty?: false
  readonly fields: readonly (readonly [label: WordKey, text: string])[]
  /** Normalised value: codes become upper case. */
  readonly becomes?: string
}

const say = (key: WordKey): string => words(key, { amount: '' }).trim()

/** Submits the empty form, then types into every field; returns the final values. */
export const typeAfterRefusal = async (
  visitor: Visitor,
  { within, submit, refusesEmpty, fields }: Pick<TypedForm, 'within' | 'submit' | 'refusesEmpty' | 'fields'>,
): Promise<readonly string[]> => {
  if (refusesEmpty !== false) {
    for (const [label] of fields) await visitor.erase(say(label), within)
    if (submit === undefined) await visitor.enter()
    else await visitor.press(say(submit), within)
    await visitor.seen(`${within} [aria-invalid=true]`)
  }
  // rejected forms return prefilled values
  for (const [label] of fields) await visitor.erase(say(label), within)
  for (const [label, text] of fields) await visitor.type(say(label), text, within)
  const stands: string[] = []
  for (const [label] of fields) stands.push(await visitor.valueOf(say(label), within))
  return stands
}

export const typeInto = async (
  visitor: Visitor,
  form: TypedForm,
): Promise<{ readonly stands: readonly string[]; readonly typed: readonly string[] }> => {
  await form.before?.(visitor)
  await visitor.go(form.path)
  await form.open?.(visitor)
  return { stands: await typeAfterRefusal(visitor, form), typed: form.fields.map(([, text]) => form.becomes ?? text) }
}
