/** Worker thread of `npm run bench -- differential`: compares carts in batches. */
import { parentPort, workerData } from 'node:worker_threads'
import { proveCarts } from '../../tests/support/reference-model/prove'
import type { Batch } from './batches'

const { seed } = workerData as { readonly seed: number }

parentPort?.on('message', ({ from, to }: Batch) => parentPort?.postMessage(proveCarts(seed, from, to)))
