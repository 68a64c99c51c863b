/** Number of characters before the first dot (§5). */
export const labelLength = (typed: string): number => typed.trim().split('.')[0]?.length ?? 0
