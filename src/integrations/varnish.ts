import { request } from 'node:http'

const timeout = 2000

/** Not `fetch`: inside Next that one is Next's, and belongs to whatever page it is called from. */
const purge = (address: string, tags: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const call = request(
      address,
      { method: 'PURGE', headers: { 'cache-tag': tags.join(' ') }, agent: false, signal: AbortSignal.timeout(timeout) },
      (response) => {
        response.resume()
        if (response.statusCode === 204) resolve()
        else reject(new Error(`The cache in front answered ${response.statusCode}.`))
      },
    )
    call.on('error', reject)
    call.end()
  })

/**
 * Varnish with deploy/varnish/hostfront.vcl: what bears one of the tags is asked for anew, and kept for when nobody answers.
 * @param addresses the purge ports of all of them, such as `http://front:6081`
 */
export const createVarnish = (addresses: readonly string[]) => ({
  /** Rejects where one of them could not be told. */
  purge: async (tags: readonly string[]): Promise<void> => {
    await Promise.all(addresses.map((address) => purge(address, tags)))
  },
})
