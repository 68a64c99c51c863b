/** §5: characters before the first dot. */
export const labelLength = (typed: string): number => typed.trim().split('.')[0]?.length ?? 0
