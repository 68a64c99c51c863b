export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Words, with what stands between them as pieces of their own. */
const piecesOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? []

/** Beyond so many comparisons a text has been written anew: it is shown as a whole. */
const mostSteps = 4_000_000

/** `longest[i][j]`: how many pieces the rest of both, from `i` and `j`, has in common. */
const commonLengths = (before: readonly string[], after: readonly string[]): readonly Uint32Array[] => {
  const longest = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  const at = (one: number, other: number): number => longest[one]?.[other] ?? 0
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const row = longest[one]
      if (row) row[other] = before[one] === after[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1))
    }
  return longest
}

/** Neighbours of one kind as one part. */
const merged = (parts: readonly DiffPart[]): readonly DiffPart[] =>
  parts.reduce<DiffPart[]>((done, part) => {
    const last = done.at(-1)
    if (last?.kind === part.kind) done[done.length - 1] = { kind: part.kind, text: last.text + part.text }
    else if (part.text !== '') done.push(part)
    return done
  }, [])

/** What became of a text, word by word: the parts that are not `removed` are the new one, those not `added` the old. */
export const diffWords = (before: string, after: string): readonly DiffPart[] => {
  const [old, young] = [piecesOf(before), piecesOf(after)]
  if (old.length * young.length > mostSteps)
    return merged([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  const longest = commonLengths(old, young)
  const parts: DiffPart[] = []
  let [one, other] = [0, 0]
  while (one < old.length || other < young.length) {
    if (one < old.length && other < young.length && old[one] === young[other]) {
      parts.push({ kind: 'same', text: old[one] ?? '' })
      one += 1
      other += 1
    } else if (other >= young.length || (one < old.length && (longest[one + 1]?.[other] ?? 0) >= (longest[one]?.[other + 1] ?? 0))) {
      parts.push({ kind: 'removed', text: old[one] ?? '' })
      one += 1
    } else {
      parts.push({ kind: 'added', text: young[other] ?? '' })
      other += 1
    }
  }
  return merged(parts)
}
