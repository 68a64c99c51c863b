/** Seeded generator, equal on all platforms. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** Inclusive. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('Nothing to pick from')
    return items[Math.floor(this.next() * items.length)] as Item
  }

  some<Item>(items: readonly Item[], probability: number): Item[] {
    return items.filter(() => this.chance(probability))
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    const mixed = [...items]
    for (let index = mixed.length - 1; index > 0; index -= 1) {
      const other = this.between(0, index)
      ;[mixed[index], mixed[other]] = [mixed[other] as Item, mixed[index] as Item]
    }
    return mixed
  }
}
