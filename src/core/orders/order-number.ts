/** O7: as it is kept, however it was typed. */
export const normaliseOrderNumber = (typed: string): string => typed.trim().toUpperCase()

const randomLength = 6

const randomCharacter = (random: () => number): string => Math.floor(random() * 36).toString(36)

/**
 * O7: `ORD-{time}-{random}`, upper case: base-36 milliseconds and 6 base-36 characters.
 * `random` gives numbers in [0, 1). The number opens nothing by itself; uniqueness is the database's index.
 */
export const createOrderNumber = (now: number, random: () => number): string =>
  `ORD-${now.toString(36)}-${Array.from({ length: randomLength }, () => randomCharacter(random)).join('')}`.toUpperCase()
