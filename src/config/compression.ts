import { constants } from 'node:zlib'
import compression from 'compression'

/**
 * Brotli for whoever takes it, else gzip: a page is a quarter smaller than by the gzip Next brings, in the same time (ADR 018).
 * The window holds a page whole; a wider one would only cost each answer more memory.
 */
export const createCompression = () =>
  compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 } } })
