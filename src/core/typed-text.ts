/**
 * Characters nobody sees: zero width, direction marks, byte order marks, soft hyphens, fillers. Messengers, word processors and PDFs copy them
 * along. Control characters are not among them: what holds one is refused.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu

/** For what is compared and consists of plain characters: codes, numbers, domains. */
export const removeInvisible = (text: string): string => text.replace(invisible, '')

/** Scripts in which a zero-width joiner or non-joiner changes the spelling, as in Persian. */
const joined =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}]'

interface Meaning {
  readonly character: RegExp
  readonly before: RegExp
  readonly after: RegExp
}

const anything = /^/

/** Where an invisible character is a part of what is seen. */
const meanings: readonly Meaning[] = [
  { character: /[\u200C\u200D]/, before: new RegExp(`${joined}$`, 'u'), after: new RegExp(`^${joined}`, 'u') },
  { character: /\u200D/, before: /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u, after: /^\p{Extended_Pictographic}/u },
  // Which of two looks: an emoji or a sign, a variant of an ideograph.
  {
    character: /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u,
    before: /[\p{Emoji}\p{So}\p{Sm}\p{Script=Han}\p{Script=Myanmar}]$/u,
    after: anything,
  },
  { character: /[\u180B-\u180F]/, before: /\p{Script=Mongolian}$/u, after: anything },
  // Flags of regions: 🏴 and the region's letters as tags.
  { character: /[\u{E0020}-\u{E007F}]/u, before: /\u{1F3F4}[\u{E0020}-\u{E007E}]*$/u, after: anything },
]

/** The longest thing before a character that tells its meaning is a flag's tags. */
const lookBack = 16

const isMeant = (text: string, character: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - lookBack), at)
  const after = text.slice(at + character.length, at + character.length + 2)
  return meanings.some((each) => each.character.test(character) && each.before.test(before) && each.after.test(after))
}

/** Words on one line without invisible characters that say nothing. Soft hyphens and word joiners are an editor's: `keep` them where they break lines. */
export const removeMeaningless = (text: string, { keep = '' } = {}): string =>
  text.replace(invisible, (character, at: number) => (keep.includes(character) || isMeant(text, character, at) ? character : ''))

/** R28: what was typed or pasted into a field of one line. */
export const cleanLine = (typed: string): string => removeMeaningless(typed).trim()

/** R28: a line of an editor's words, whose soft hyphens, word joiners and outer spaces are meant. */
export const cleanWords = (typed: string): string => removeMeaningless(typed, { keep: '\u00AD\u2060' })
