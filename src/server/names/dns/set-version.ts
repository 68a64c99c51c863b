import { createHash } from 'node:crypto'
import type { RecordSet } from '@/core/dns/record-sets'

/** N6: what a set said when it was read; `new` where there was none. */
export const versionOf = (set: RecordSet | null): string =>
  set === null
    ? 'new'
    : createHash('sha256')
        .update(JSON.stringify([set.ttl, [...set.values].sort()]))
        .digest('base64url')
        .slice(0, 22)
