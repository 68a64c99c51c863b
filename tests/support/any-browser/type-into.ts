import type { TypedForm } from './forms'
import type { Visitor } from './visitor'
import { wordsOf, type WordKey } from './words'

const words = wordsOf('en')

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
