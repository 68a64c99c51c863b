/** Changes the case of a field's text and keeps the caret: React would move it to the end, where the next key would land. */
export const recased = (field: HTMLInputElement, convert: (text: string) => string): string => {
  const text = convert(field.value)
  if (text === field.value) return text
  const { selectionStart, selectionEnd } = field
  field.value = text
  field.setSelectionRange(selectionStart, selectionEnd)
  return text
}
