/** What stands in a field, in another case. The caret stays where it is: React would put it at the end, and the next key with it. */
export const recased = (field: HTMLInputElement, convert: (text: string) => string): string => {
  const text = convert(field.value)
  if (text === field.value) return text
  const { selectionStart, selectionEnd } = field
  field.value = text
  field.setSelectionRange(selectionStart, selectionEnd)
  return text
}
