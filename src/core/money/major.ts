import { powerOfTen } from './decimal'

/** Minor units as the number public JSON carries: 1299 with 2 digits is 12.99 (M1). */
export const toMajor = (minor: number, digits: number): number => minor / powerOfTen(digits)
