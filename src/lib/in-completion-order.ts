/**
 * Processes items with limited concurrency and yields each value as soon as it is ready. Stopping the iteration starts no further items.
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
