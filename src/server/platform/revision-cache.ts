interface Held<Value> {
  readonly revision: number
  readonly value: Promise<Value>
}

/** Hands out what was loaded at this revision or a later one. */
export type KeptByRevision<Value> = (revision: number) => Promise<Value>

/**
 * Keeps the newest load. However many ask, and however often the revision moves meanwhile, one load runs at a time: who
 * needs a newer one waits for it to end, and then shares the next. So nobody waits for more than two.
 */
export const cacheByRevision = <Value>(load: (revision: number) => Promise<Value>): KeptByRevision<Value> => {
  let held: Held<Value> | null = null
  let running: Promise<unknown> | null = null
  let asked = 0

  const start = (): Promise<Value> => {
    const mine: Held<Value> = { revision: asked, value: load(asked) }
    held = mine
    // What failed is not kept: the next to ask tries again.
    const ended = mine.value.then(
      () => undefined,
      () => {
        if (held === mine) held = null
      },
    )
    running = ended.then(() => {
      running = null
    })
    return mine.value
  }

  return async (revision) => {
    asked = Math.max(asked, revision)
    for (;;) {
      if (held && held.revision >= revision) return held.value
      if (running === null) return start()
      await running
    }
  }
}
