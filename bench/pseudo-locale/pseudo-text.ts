/** Letters that none of the shop's languages uses, so that their presence proves translation. */
const accents: Readonly<Record<string, string>> = {
  a: 'ā',
  b: 'ḃ',
  c: 'ċ',
  d: 'đ',
  e: 'ē',
  f: 'ḟ',
  g: 'ģ',
  h: 'ħ',
  i: 'ī',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ṁ',
  n: 'ņ',
  o: 'ō',
  p: 'ṗ',
  q: 'ɋ',
  r: 'ŗ',
  s: 'ş',
  t: 'ŧ',
  u: 'ū',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ŷ',
  z: 'ż',
  ä: 'ǟ',
  ö: 'ȫ',
  ü: 'ǖ',
  ß: 'ş',
  é: 'ė',
  è: 'ė',
  à: 'ā',
}

const accent = (letter: string): string => {
  const lower = accents[letter]
  if (lower !== undefined) return lower
  return accents[letter.toLowerCase()]?.toUpperCase() ?? letter
}

export const pseudoLetters: ReadonlySet<string> = new Set(Object.values(accents).flatMap((letter) => [letter, letter.toUpperCase()]))

/** German is about a third longer than English; other translations may be longer still. */
const longer = 0.4

/** Not words: URLs, domains, placeholders. */
const kept =
  /(?:https?:\/\/|mailto:)\S+|\S+@\S+\.\S+|\{[^{}]*\}|(?<![\p{L}\d])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?![\p{L}\d])|(?<![\p{L}\d])\.[a-z]{2,}(?![\p{L}\d])/giu

/** Accents every letter and doubles some until the text is 40 % longer. */
const stretch = (text: string): string => {
  let owed = 0
  return [...text]
    .map((letter) => {
      const accented = accent(letter)
      if (!pseudoLetters.has(accented)) return letter
      owed += longer
      if (owed < 1) return accented
      owed -= 1
      return accented + accented.toLowerCase()
    })
    .join('')
}

/** Leaves `otterbean.com` and `{name}` unchanged. */
export const pseudoText = (text: string): string => {
  const parts: string[] = []
  let from = 0
  for (const match of text.matchAll(kept)) {
    parts.push(stretch(text.slice(from, match.index)), match[0])
    from = match.index + match[0].length
  }
  return [...parts, stretch(text.slice(from))].join('')
}
