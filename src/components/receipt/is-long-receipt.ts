/** Receipts with more lines are taller than most windows, so they do not stick: the total could not be scrolled to. */
const mostInSight = 8

export const isLongReceipt = ({ items }: { readonly items: readonly unknown[] }): boolean => items.length > mostInSight
