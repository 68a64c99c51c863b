import type { Visitor } from './visitor'
import { wordsOf, type WordKey } from './words'

const words = wordsOf('en')

/** A form that people type into; every one of the shop's is in forms.ts or in a journey. */
export interface TypedForm {
  readonly name: string
  readonly path: string
  /** The form among others on its page. */
  readonly within: string
  /** What is done before the page is opened. */
  readonly before?: (visitor: Visitor) => Promise<unknown>
  /** What brings the form up on its page. */
  readonly open?: (visitor: Visitor) => Promise<unknown>
  /** What sends it while it is empty; without it, Enter in its first field. */
  readonly submit?: WordKey
  /** A search that takes an empty field has nothing to refuse. */
  readonly refusesEmpty?: false
  readonly fields: readonly (readonly [label: WordKey, text: string])[]
  /** What the field makes of it: codes are written in capitals. */
  readonly becomes?: string
}

const say = (key: WordKey): string => words(key, { amount: '' }).trim()

/** Sends the form empty, types into every field of it, one key after the other, and says what stands there in the end. */
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
  // what a shop gives back with a refusal stands there before anybody types
  for (const [label] of fields) await visitor.erase(say(label), within)
  for (const [label, text] of fields) await visitor.type(say(label), text, within)
  const stands: string[] = []
  for (const [label] of fields) stands.push(await visitor.valueOf(say(label), within))
  return stands
}

/** What stands in a form's fields after all of it, and what should. */
export const typeInto = async (
  visitor: Visitor,
  form: TypedForm,
): Promise<{ readonly stands: readonly string[]; readonly typed: readonly string[] }> => {
  await form.before?.(visitor)
  await visitor.go(form.path)
  await form.open?.(visitor)
  return { stands: await typeAfterRefusal(visitor, form), typed: form.fields.map(([, text]) => form.becomes ?? text) }
}
