/** D11, §5: a code is trimmed and upper case, and compared without case. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase()
