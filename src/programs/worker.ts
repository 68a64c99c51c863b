// npm run worker: runs queued jobs (emails, scheduled publishing, renewals) in a process of their own.
import config from '@payload-config'
import { getPayload } from 'payload'
import { followMessageOverrides } from '@/payload/jobs/follow-content-changes'
import { rehearsePublishing } from '@/payload/jobs/rehearse-publishing'
import { runWorker, stopSignal } from '@/payload/jobs/run-worker'
import { reportMetrics, traceWork } from '@/payload/jobs/metrics'
import { workerTasks } from '@/payload/jobs/worker-tasks'
import { endTraces } from '@/modules/operations/traces'

await traceWork('worker', () => getPayload({ config }))
const payload = await getPayload({ config })
const signal = stopSignal()
await reportMetrics(payload, 'worker')
void followMessageOverrides(payload, signal)
void rehearsePublishing(payload).catch(() => undefined)
await runWorker(payload, { signal, tasks: workerTasks() })
await endTraces()
process.exit(0)
