const pageOfMemory = 4096
const bytes = 64 * 1024 * 1024

/**
 * Cost of a first page fault in µs. Lighthouse's benchmark measures arithmetic only and misses it: under a hypervisor with shadow page
 * tables it was about twenty.
 */
export const firstTouchMicroseconds = (): number => {
  const memory = Buffer.allocUnsafeSlow(bytes)
  const started = performance.now()
  for (let at = 0; at < bytes; at += pageOfMemory) memory[at] = 1
  return ((performance.now() - started) * 1000) / (bytes / pageOfMemory)
}
