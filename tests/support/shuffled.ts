/** Deterministic shuffle (mulberry32, Fisher–Yates). */
export const shuffled = <Value>(list: readonly Value[], seed: number): Value[] => {
  let state = seed >>> 0
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const result = [...list]
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const kept = result[index] as Value
    result[index] = result[other] as Value
    result[other] = kept
  }
  return result
}
