import { parseEcbRates, type RateSource } from '@/core/money/currency'

interface EcbOptions {
  readonly url: string
  /** ms for the whole file. */
  readonly patience: number
}

/** The file of a day has two kilobytes. */
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

/** The daily file of the European Central Bank, or of another place that writes the same form. */
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
