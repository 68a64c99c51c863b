export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** `{cart: {add: 'Add'}}` → `cart.add` → `Add`. */
export const flatten = (tree: MessageTree, prefix = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]): (readonly [string, string])[] =>
      typeof value === 'string' ? [[`${prefix}${key}`, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
