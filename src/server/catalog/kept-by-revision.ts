/** What was read when the catalogue stood at this revision; it may be newer, never older. */
export interface AtRevision<Value> {
  readonly revision: number
  readonly value: Value
}

/** Hands out what was loaded at this revision or a later one. */
export type KeptByRevision<Value> = (revision: number) => Promise<Value>

/** `before` is what was loaded last, so that only what has changed since need be read. */
type Load<Value> = (revision: number, before: AtRevision<Value> | null) => Promise<Value>

/**
 * Keeps the newest load. However many ask, and however often the revision moves meanwhile, one load runs at a time: who
 * needs a newer one waits for it to end, and then shares the next. So nobody waits for more than two.
 */
export const keepByRevision = <Value>(load: Load<Value>): KeptByRevision<Value> => {
  let loaded: AtRevision<Value> | null = null
  let held: AtRevision<Promise<Value>> | null = null
  let running: Promise<unknown> | null = null
  let asked = 0

  const start = (): Promise<Value> => {
    const mine = { revision: asked, value: load(asked, loaded) }
    held = mine
    // What failed is not kept: the next to ask tries again.
    running = mine.value
      .then(
        (value) => {
          loaded = { revision: mine.revision, value }
        },
        () => {
          held = null
        },
      )
      .then(() => {
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
