import { parseEcbRates, type RateSource } from '@/core/money/currency'

interface EcbOptions {
  readonly url: string
  /** Timeout for the whole file, in ms. */
  readonly patience: number
}

/** A daily file has two kilobytes. */
const mostBytes = 60_000

const readWithin = async (response: Response): Promise<string | null> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).byteLength
    if (bytes > mostBytes) return null
    chunks.push(chunk as Uint8Array)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Daily rates of the European Central Bank, or any source in the same format. */
export const createEcbSource = ({ url, patience }: EcbOptions): RateSource => ({
  find: async () => {
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) })
      const file = response.ok ? await readWithin(response) : null
      return file === null ? null : parseEcbRates(file)
    } catch {
      return null
    }
  },
})
