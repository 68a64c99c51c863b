const FNV_OFFSET_BASIS = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** FNV-1a over the UTF-16 code units, byte by byte: an unsigned 32-bit whole number. */
const fowlerNollVo = (text: string): number => {
  let hash = FNV_OFFSET_BASIS
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    hash = Math.imul(hash ^ (unit & 0xff), FNV_PRIME)
    hash = Math.imul(hash ^ (unit >>> 8), FNV_PRIME)
  }
  return hash >>> 0
}

/** Spreads every bit over all others: names that differ in their last letter must not draw neighbouring numbers. */
const scatter = (hash: number): number => {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** An unsigned 32-bit number that depends on the text alone (S4). Not a secret-keeping hash. */
export const hashText = (text: string): number => scatter(fowlerNollVo(text))

/** A fraction 0 ≤ f < 1 drawn from the text: the dice of the simulator (S4). */
export const drawFraction = (text: string): number => hashText(text) / 2 ** 32
