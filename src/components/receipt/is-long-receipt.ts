/** With more lines the paper is taller than most windows: it then stays where it lies, so that its sum can be scrolled to. */
const mostInSight = 8

export const isLongReceipt = ({ items }: { readonly items: readonly unknown[] }): boolean => items.length > mostInSight
