import type { DomainName } from './types'

/** Cuts at the first dot: `a.b.c` is `a` and `.b.c` (§5). */
export const splitDomain = (domain: string): DomainName => {
  const dot = domain.indexOf('.')
  return dot < 0 ? { label: domain, extension: null } : { label: domain.slice(0, dot), extension: domain.slice(dot) }
}
