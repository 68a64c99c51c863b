/**
 * Works on all items, so many at once, and hands out each value as soon as it is there. Whoever stops listening stops
 * the rest from being begun.
 */
export async function* inCompletionOrder<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Value>,
): AsyncGenerator<Value, void> {
  const running = new Map<number, Promise<readonly [number, Value]>>()
  let next = 0
  const begin = () => {
    const index = next
    next += 1
    running.set(
      index,
      work(items[index] as Item, index).then((value) => [index, value] as const),
    )
  }
  while (next < items.length || running.size > 0) {
    while (next < items.length && running.size < atOnce) begin()
    const [index, value] = await Promise.race(running.values())
    running.delete(index)
    yield value
  }
}
