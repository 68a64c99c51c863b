import { rdapLimits } from '@/config/limits'
import type { Bootstrap } from './bootstrap'
import { loadBootstrap } from './bootstrap-file'

/** The list at hand, read again now and then: a refreshed one needs no new start. */
export const createBootstrapReader = (folder: string, now: () => number = Date.now): (() => Promise<Bootstrap>) => {
  let known: Promise<Bootstrap> | undefined
  let until = 0
  return () => {
    if (!known || now() >= until) {
      known = loadBootstrap(folder)
      until = now() + rdapLimits.bootstrapReadEvery
    }
    return known
  }
}
