/**
 * Invisible characters: zero-width, direction marks, byte order marks, soft hyphens, fillers. They get copied from messengers, word
 * processors and PDFs. Control characters are kept, so that validation rejects them.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu

/** For values that are compared and contain only plain characters: codes, numbers, domains. */
export const removeInvisible = (text: string): string => text.replace(invisible, '')

/** Scripts in which a zero-width joiner or non-joiner changes the spelling, as in Persian. */
const joinerScripts =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}]'

interface MeaningfulContext {
  readonly character: RegExp
  readonly before: RegExp
  readonly after: RegExp
}

const anything = /^/

/** Contexts in which an invisible character affects the displayed text. */
const meaningfulContexts: readonly MeaningfulContext[] = [
  { character: /[\u200C\u200D]/, before: new RegExp(`${joinerScripts}$`, 'u'), after: new RegExp(`^${joinerScripts}`, 'u') },
  { character: /\u200D/, before: /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u, after: /^\p{Extended_Pictographic}/u },
  // Variation selectors choose emoji or text style, or a variant of an ideograph.
  {
    character: /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u,
    before: /[\p{Emoji}\p{So}\p{Sm}\p{Script=Han}\p{Script=Myanmar}]$/u,
    after: anything,
  },
  { character: /[\u180B-\u180F]/, before: /\p{Script=Mongolian}$/u, after: anything },
  // Regional flags consist of 🏴 followed by the region's letters as tag characters.
  { character: /[\u{E0020}-\u{E007F}]/u, before: /\u{1F3F4}[\u{E0020}-\u{E007E}]*$/u, after: anything },
]

/** Characters of context needed before an invisible one; a flag's tags are the longest case. */
const contextLength = 16

const isMeaningful = (text: string, character: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - contextLength), at)
  const after = text.slice(at + character.length, at + character.length + 2)
  return meaningfulContexts.some((each) => each.character.test(character) && each.before.test(before) && each.after.test(after))
}

/**
 * Puts text on one line and removes meaningless invisible characters. Editors set soft hyphens and word joiners to control line breaks:
 * list those in `keep`.
 */
const removeMeaningless = (text: string, { keep = '' } = {}): string =>
  text.replace(invisible, (character, at: number) => (keep.includes(character) || isMeaningful(text, character, at) ? character : ''))

/** R28: cleans single-line input. */
export const cleanLine = (typed: string): string => removeMeaningless(typed).trim()

/** R28: cleans an editor's single-line text, keeping soft hyphens, word joiners and outer spaces. */
export const cleanWords = (typed: string): string => removeMeaningless(typed, { keep: '\u00AD\u2060' })
