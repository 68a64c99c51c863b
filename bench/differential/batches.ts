import { Worker } from 'node:worker_threads'
import type { Proof } from '../../tests/support/reference-model/prove'

export interface Batch {
  readonly from: number
  readonly to: number
}

/** A few seconds on one core; must contain whole shops. */
const batchSize = 10_000

const batchesOf = ({ from, to }: Batch): Batch[] => {
  const starts = Array.from({ length: Math.ceil((to - from) / batchSize) }, (_, place) => from + place * batchSize)
  return starts.map((start) => ({ from: start, to: Math.min(to, start + batchSize) }))
}

const firstOf = (one: number | null, other: number | null): number | null => {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

const added = (one: Proof, other: Proof): Proof => ({
  carts: one.carts + other.carts,
  priced: one.priced + other.priced,
  lines: one.lines + other.lines,
  differingCarts: one.differingCarts + other.differingCarts,
  differingUnits: one.differingUnits + other.differingUnits,
  first: firstOf(one.first, other.first),
})

const nothing: Proof = { carts: 0, priced: 0, lines: 0, differingCarts: 0, differingUnits: 0, first: null }

/** Distributes batches over worker threads; each takes the next when done. */
export const proveOnCores = async (
  program: string,
  cores: number,
  seed: number,
  range: Batch,
  onProgress: (proof: Proof) => void,
): Promise<Proof> => {
  const waiting = batchesOf(range)
  let proof = nothing
  const lane = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(program, { workerData: { seed } })
      const next = () => {
        const batch = waiting.shift()
        if (batch) worker.postMessage(batch)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('error', reject)
      worker.on('message', (result: Proof) => {
        proof = added(proof, result)
        onProgress(proof)
        next()
      })
      next()
    })
  await Promise.all(Array.from({ length: cores }, lane))
  return proof
}
